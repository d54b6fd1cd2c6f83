"""Names that the modules of the plugin share."""

from __future__ import annotations

WRITTEN = "moai_golden_written"
"""The property of a report that passes the name of a written golden to the summary."""

RULE = "rule"
"""The property of a report for each rule that the log breaks."""

AUTO, REQUIRED, OFF = "auto", "required", "off"
