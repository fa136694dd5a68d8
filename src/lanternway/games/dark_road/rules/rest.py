"""Rest, the next turn, the next round (DR-4.1, DR-4.6)."""

from lanternway.core.action import Action
from lanternway.core.state import Frame
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import GOODS
from lanternway.games.dark_road.lookup import REROLL_ROUNDS, ROUNDS
from lanternway.games.dark_road.rules import concern, decks, gains, visit
from lanternway.games.dark_road.state import DarkRoadState

SECTION_LIMIT = 2


def rest(s: DarkRoadState) -> None:
    """End the turn of the seat whose turn it is, and begin the next one."""
    t = s.t
    seat = t[at.TURN]
    if seat != s.concern:
        _dice_used(s, seat)
    if t[at.ASIDE]:
        reroll_market(s)
    _companions(s)
    _refill(s)
    if t[at.ROUND] in REROLL_ROUNDS and seat != s.concern:
        _new_reserve(s, seat)
    if s.sink is not None:
        s.emit("rested", {"seat": seat})
    next_turn(s)


def _dice_used(s: DarkRoadState, seat: int) -> None:
    t = s.t
    base = seat * at.STRIDE
    if t[base + at.POOL_NIGHT] >= 0:
        t[base + at.POOL_NIGHT] = -1
        t[base + at.SPENT] += 1
    if t[base + at.POOL_LIT] >= 0:
        t[base + at.POOL_LIT] = -1
        t[at.LIT_SUPPLY] += 1


def reroll_market(s: DarkRoadState) -> None:
    """Dice set aside are rolled until each finds a section with room (DR-4.6.2)."""
    t = s.t
    while t[at.ASIDE]:
        good = s.chance.draw(at.S_MARKET, 6)
        if t[at.MARKET + good] < SECTION_LIMIT:
            t[at.MARKET + good] += 1
            t[at.ASIDE] -= 1
            if s.sink is not None:
                s.emit("market_die", {"good": "@dark_road-good-" + GOODS[good]})


def _companions(s: DarkRoadState) -> None:
    """Slide away from the deck, refill to three, a travel die on the farthest (DR-4.6.3)."""
    t = s.t
    row = at.ROW
    if t[row] >= 0 and t[row + 1] >= 0 and t[row + 2] >= 0 and t[at.ROW_DICE] & 4:
        return
    cards = [t[row + i] for i in range(3) if t[row + i] >= 0]
    dice = [t[at.ROW_DICE] >> i & 1 for i in range(3) if t[row + i] >= 0]
    while len(cards) < 3:
        card = decks.draw_companion(s)
        if card < 0:
            break
        cards.insert(0, card)
        dice.insert(0, 0)
    gap = 3 - len(cards)
    mask = 0
    for i in range(3):
        t[row + i] = cards[i - gap] if i >= gap else -1
        if i >= gap and dice[i - gap]:
            mask |= 1 << i
    if cards:
        mask |= 4
    t[at.ROW_DICE] = mask


def _refill(s: DarkRoadState) -> None:
    """Empty places of the Inn and the courtyard (DR-4.6.4)."""
    t = s.t
    for place in range(at.INN, at.INN + 4):
        if t[place] < 0:
            t[place] = decks.draw_hero(s)
    for place in range(at.COURTYARD, at.COURTYARD + 2):
        if t[place] < 0:
            t[place] = decks.draw_deed(s)


def _new_reserve(s: DarkRoadState, seat: int) -> None:
    """With the main reserve empty, one spent die leaves and the others are rolled (DR-4.6.5)."""
    t = s.t
    base = seat * at.STRIDE
    if any(t[base + at.RESERVE : base + at.RESERVE + 6]) or not t[base + at.SPENT]:
        return
    t[base + at.REMOVED] += 1
    dice = t[base + at.SPENT] - 1
    t[base + at.SPENT] = 0
    faces: list[str] = []
    for _ in range(dice):
        face = s.chance.draw(at.S_NIGHT, 6)
        t[base + at.RESERVE + face] += 1
        faces.append(gains.FACE_WORDS[face])
    if s.sink is not None:
        if faces:
            s.emit("reserve_rolled", {"seat": seat, "faces": " ".join(faces)})
        else:
            s.emit("last_die_left", {"seat": seat})


def next_turn(s: DarkRoadState) -> None:
    """The next seat, the next round, or after the last round the final visits (DR-4.1, DR-12.1)."""
    t = s.t
    t[at.FREE_SHORTCUT] = 0
    t[at.CLOSED] = 0
    seat = (t[at.TURN] + 1) % s.seats
    if seat != s.first:
        start_turn(s, seat)
        return
    s.agenda[:] = [(f.F_ROUND_END, 0)]
    if s.level >= 0:
        concern.end_of_round(s, t[at.ROUND])


def round_end(s: DarkRoadState, frame: Frame) -> None:
    """After what the end of a round brought (notices of the Private Concern)."""
    t = s.t
    t[at.ROUND] += 1
    if t[at.ROUND] > ROUNDS:
        t[at.ROUND] = ROUNDS
        t[at.TURN] = -1
        visit.final_visit(s, s.first)
    else:
        start_turn(s, s.first)


def start_turn(s: DarkRoadState, seat: int) -> None:
    s.t[at.TURN] = seat
    s.t[at.STRAYS_USED] = 0
    if s.sink is not None:
        s.emit("turn", {"seat": seat, "round": s.t[at.ROUND]})
    if seat == s.concern:
        s.agenda[:] = [(f.F_CONCERN, seat, 0)]
    else:
        s.agenda[:] = [(f.F_PLAN, seat)]


# --- before the first turn -----------------------------------------------------------------------------
def legal_keep(s: DarkRoadState, frame: Frame) -> list[Action]:
    return a.KEEP


def do_keep(s: DarkRoadState, frame: Frame, action: Action) -> None:
    """One of two deeds is kept, the other goes under the deck (DR-2.8)."""
    t = s.t
    seat = frame[1]
    base = seat * at.STRIDE
    kept = t[base + at.DRAWN + action.args[0]]
    other = t[base + at.DRAWN + 1 - action.args[0]]
    t[base + at.DRAWN] = t[base + at.DRAWN + 1] = -1
    t[base + at.DEEDS] |= 1 << kept
    t[base + at.PUT_UNDER] = other
    s.piles[at.UNDER_DEEDS] += (other,)
    if s.sink is not None:
        name = "@dark_road-deed-" + s.k.c.deed_ids[kept]
        s.emit("deed_kept", {"seat": seat}, {"deed": name}, (seat,))
    s.agenda.pop()
    if not s.agenda:
        start_turn(s, s.first)


def legal_draft(s: DarkRoadState, frame: Frame) -> list[Action]:
    return [a.DRAFT[i] for i in range(7) if s.t[at.DRAFT + i] >= 0]


def do_draft(s: DarkRoadState, frame: Frame, action: Action) -> None:
    """A steed with its starting hero (DR-2.10)."""
    t = s.t
    seat = frame[1]
    steed = action.args[0]
    hero = t[at.DRAFT + steed]
    t[at.DRAFT + steed] = -1
    t[at.STEEDS_LEFT] &= ~(1 << steed)
    t[seat * at.STRIDE + at.STEEDS] |= 1 << steed
    t[seat * at.STRIDE + at.FIRST_STEED] = steed
    t[seat * at.STRIDE + at.FIRST_HERO] = hero
    t[at.STARTERS_LEFT] &= ~(1 << hero)
    s.agenda.pop()
    if s.sink is not None:
        s.emit("steed", {"seat": seat, "steed": "@dark_road-steed-" + s.k.c.steed_ids[steed]})
    gains.board(s, seat, hero, 1)
    if not s.agenda:
        for left in range(7):
            t[at.DRAFT + left] = -1
        if s.level >= 0:
            concern.starting_hero(s)
        start_turn(s, s.first)
