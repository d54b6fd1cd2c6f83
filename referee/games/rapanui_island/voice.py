"""What this game says besides its rules: the catalogues in `messages` have it in other languages."""

from __future__ import annotations

from referee.speech.say import Voice

VOICE = Voice(__package__)
