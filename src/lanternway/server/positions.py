"""Positions that clients give as text. A text holds all of its table: whoever has it may see it all, by any
eyes. Nothing is kept: what is done in a position is answered with another line."""

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from lanternway.core import Event, Match, oneline, opening
from lanternway.core.chance import KEY_BYTES
from lanternway.messages import server
from lanternway.messages.http import TableText
from lanternway.messages.learning import LessonMove
from lanternway.messages.positions import PositionPicture
from lanternway.server import classroom, projection, words
from lanternway.server.errors import unknown
from lanternway.text import sight_of


async def opened(text: str) -> Match:
    """The match of a text; says what is wrong with it. Not in the event loop: it may be a long one."""
    return await asyncio.to_thread(_opened, text)


def _opened(text: str) -> Match:
    """What has no future yet gets one."""
    match = opening.open_table(text)
    chance = match.state.chance
    chance.rekey(chance.key if any(chance.key) else secrets.token_bytes(KEY_BYTES))
    return match


def look(
    match: Match, viewer: int | None, actor: int = -1, events: list[Event] | None = None
) -> PositionPicture:
    """The position by these eyes (None: of who is to move), and what somebody has just done."""
    state = match.state
    seat = next(iter(state.to_move()), 0) if viewer is None else viewer
    check_seat(match, seat)
    told = [event.project(seat) for event in events or []]
    story = projection.story(match.game.id, told)
    return PositionPicture(
        line=oneline.of(match),
        game=match.game.id,
        seat=seat,
        picture=msgspec.structs.replace(classroom.picture(state, seat), seats=match.seats),
        over=state.is_over(),
        table=dict(state.to_data()),
        moves=[LessonMove(seat=actor, notation=None, events=told, story=story)] if told else [],
    )


def act(match: Match, seat: int, notation: str, viewer: int | None) -> PositionPicture:
    """The position after a move of this seat. What is against the rules is refused by its clause."""
    check_seat(match, seat)
    return look(match, viewer, seat, opening.act(match, seat, notation))


def change(match: Match, facts: Mapping[str, Any], viewer: int | None) -> PositionPicture:
    return look(opening.changed(match, facts), viewer)


def preview(match: Match, seat: int, notation: str) -> server.Previewed:
    """What a move would do."""
    check_seat(match, seat)
    return classroom.previewed(match.game, match.state, seat, notation)


def in_words(match: Match, viewer: int, language: str) -> TableText:
    check_seat(match, viewer)
    speak = words.translator(language)
    extra = match.state.seats - match.seats
    names = [speak.player(seat) for seat in range(match.seats)]
    names += [speak.text(f"{match.game.id}-seat-extra")] * extra
    return words.said(match.game, sight_of(match.state, viewer, speak, names), 0, asked=True)


def check_seat(match: Match, seat: int) -> None:
    if seat >= match.seats:
        raise unknown("seat")
