"""Players who are named by what the header says of them: `Dolphin: pass`, if Bea has the dolphin."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.entry import Player
from referee.core.record import Record
from referee.forms.folding import fold
from referee.language import languages


def seats_by_note(record: Record) -> dict[str, int]:
    """The seats by the words behind the players' names, in every language of the game. Words that two
    players have are left out; a name always comes first.
    """
    game, players = record.known_game, record.header.players
    if not any(player.notes for player in players):
        return {}
    told = [set(map(fold, _spellings(record, player))) for player in players[: game.most_players]]
    words = [word for said in told for word in said]
    return {word: seat for seat, said in enumerate(told) for word in said if words.count(word) == 1}


def _spellings(record: Record, player: Player) -> Iterator[str]:
    """What a game knows of the words behind a name, in each of its languages."""
    game = record.known_game
    for language in languages.spoken_by(game):
        notes = languages.lexicon(game.name, language).notes
        for note in player.notes:
            yield from notes.get(note, ())
