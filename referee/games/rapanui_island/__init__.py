"""Rapa Nui, the board game (Fabrice Besson and Guillaume Montiage, Matagot): carve, carry, erect, cap."""

NAME = "rapa-nui-island"
PREFIX = "MA"
