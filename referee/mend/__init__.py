"""Looks for the smallest change that makes a log legal. Changes nothing by itself."""
