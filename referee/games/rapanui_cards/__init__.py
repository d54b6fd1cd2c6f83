"""Rapa Nui, the card game (Klaus-Jürgen Wrede, Kosmos, 2011): priests, moai, and a stone with secrets."""

NAME = "rapa-nui-cards"
PREFIX = "KO"
