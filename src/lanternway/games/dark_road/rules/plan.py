"""Plan and Move (DR-4.3, DR-4.4)."""

from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Frame, Refusal
from lanternway.games.dark_road import actions, agenda, tell
from lanternway.games.dark_road.content_words import FACE_VALUE, SPACES
from lanternway.games.dark_road.content_words import HORSESHOE as SHOES
from lanternway.games.dark_road.effect import CHOOSE as A_CHOICE
from lanternway.games.dark_road.frames import Slot
from lanternway.games.dark_road.pieces import NOTHING, Dice
from lanternway.games.dark_road.rules import able, choices, gains, reach

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

# --- plan -----------------------------------------------------------------------------------------


def same_locked(dice: Dice) -> bool:
    """Whether the three locked dice show one value (DR-4.3.1)."""
    one, two, three = dice.locked
    if one < 0 or two < 0 or three < 0:
        return False
    return FACE_VALUE[one] == FACE_VALUE[two] == FACE_VALUE[three]


def legal_plan(table: "Table", seat: int, frame: Frame) -> list[Action]:
    dice = table.dice[seat]
    faces = 0
    for face in dice.reserve:
        faces |= 1 << face
    found = actions.BUMPS[faces]
    if not faces:  # DR-4.3.4
        found = [actions.UNLOCK.actions[slot] for slot, face in enumerate(dice.locked) if face >= 0]
    if same_locked(dice):  # in round 11 too, DR-4.3.1
        return [actions.DO_RESET, *found]
    return found


def do_plan(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    dice = table.dice[seat]
    if action.family is actions.RESET:
        table.dice[seat] = dice.with_locked(table.content.locked_at_start)
        tell.reset(table, seat)
        return
    slot = action.args[-1]
    face = action.args[0] if action.family is actions.BUMP else NOTHING
    table.dice[seat] = dice.bumped(slot, face)
    tell.bumped(table, seat, slot, dice.locked[slot], face)
    table.agenda[-1] = agenda.MOVE.of[seat]
    table.agenda.append(Slot(seat, slot))


def why_plan(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if action.family is actions.RESET:
        return Refusal("DR-4.3.1", "dark_road-why-not-same")
    if action.family is actions.BUMP:
        if not table.dice[seat].reserve:
            return Refusal("DR-4.3.4", "dark_road-why-reserve-empty")
        return Refusal("DR-4.3.2", "dark_road-why-no-such-die")
    if action.family is actions.UNLOCK:
        if table.dice[seat].reserve:
            return Refusal("DR-4.3.4", "dark_road-why-reserve-not-empty")
        return Refusal("DR-4.3.4", "dark_road-why-slot-empty")
    return None


def legal_slot(table: "Table", seat: int, frame: Slot) -> list[Action]:
    """The slot's action, which may be declined (DR-4.3.5)."""
    number = table.content.slot_lists[table.upgrades[seat]][frame.slot]
    head = table.content.lists[number][0]
    found: list[Action] = []
    if head.op is A_CHOICE:
        found = choices.named_by_op(table, able.options(table, seat, head))
    elif able.can_list(table, seat, number):
        found.append(actions.CHOOSE.actions[head.op.number])
    found.append(actions.DO_DECLINE)
    return found


def do_slot(table: "Table", seat: int, frame: Slot, action: Action) -> None:
    table.agenda.pop()
    if action.family is actions.DECLINE:
        return
    number = table.content.slot_lists[table.upgrades[seat]][frame.slot]
    head = table.content.lists[number][0]
    if head.op is A_CHOICE:
        number = able.chosen(table, head.options, action.args[0])
    table.add_effects(seat, number)


# --- move -----------------------------------------------------------------------------------------


def legal_move(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """By the night die, the illuminated die, or exactly as far as a steed goes; each distance once."""
    dice = table.dice[seat]
    steps = [FACE_VALUE[dice.pool_night]]
    found = [actions.BY_NIGHT_DIE]
    if dice.pool_lit >= 0 and FACE_VALUE[dice.pool_lit] not in steps:
        steps.append(FACE_VALUE[dice.pool_lit])
        found.append(actions.BY_LIT_DIE)
    exactly = table.content.move_exactly[table.steeds[seat]]
    if exactly and exactly not in steps:
        found.append(actions.BY_STEED)
    return found


def do_move(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    if action is actions.BY_NIGHT_DIE:
        steps = FACE_VALUE[table.dice[seat].pool_night]
    elif action is actions.BY_LIT_DIE:
        steps = FACE_VALUE[table.dice[seat].pool_lit]
    else:
        steps = table.content.move_exactly[table.steeds[seat]]
    step(table, seat, steps)
    table.agenda[-1] = agenda.HORSESHOE.of[seat]


def step(table: "Table", seat: int, steps: int) -> None:
    """The pawn goes round the Ringway."""
    table.space[seat] = (table.space[seat] + steps) % len(SPACES)
    tell.moved(table, seat, steps)


ONLY_DECLINE: Final = [actions.DO_DECLINE]


def legal_horseshoe(table: "Table", seat: int, frame: Frame) -> list[Action]:
    return actions.SHOE_OR_DECLINE if table.horseshoes[seat] else ONLY_DECLINE


def do_horseshoe(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    """One space more, or one back (DR-4.4.2)."""
    if action.family is actions.HORSESHOE:
        gains.lose(table, seat, SHOES, 1)
        step(table, seat, -1 if action is actions.STEP_BACK else 1)
    table.agenda[-1] = reach.first_frame(table, seat)
