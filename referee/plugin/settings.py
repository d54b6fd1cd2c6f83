"""The words that the plugin and its tests agree on."""

from __future__ import annotations

WRITTEN = "moai_golden_written"
"""The property of a report under which the name of a golden that was written travels to the summary."""

AUTO, REQUIRED, OFF = "auto", "required", "off"
