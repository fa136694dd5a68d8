"""The table of the Dark Road: lists by seat, and what all seats share, by name.

Lists are shared between clones until one of them is played on (`unshare`); everything else on the table
is a number or a value (`pieces.py`).
"""

from typing import ClassVar, Final

from lanternway.core import Action, Chance, Frame, State, TableRooms
from lanternway.games.dark_road import aids, data, scoring, view
from lanternway.games.dark_road.concern_board import ConcernBoard
from lanternway.games.dark_road.content import Content
from lanternway.games.dark_road.content_words import LANTERN, QUARTZ
from lanternway.games.dark_road.limits import ROUNDS
from lanternway.games.dark_road.pieces import Caravan, Deck, Dice, Log, Opening
from lanternway.games.dark_road.rules import flow, prompts, refusals
from lanternway.games.dark_road.setting import Setting

SEATS: Final[list[list[int]]] = [[], [0], [1], [2], [3]]
"""What `to_move` answers, by seat + 1."""


class Table(State):
    """Everything on the table. Cards, towns, goods, faces are numbers; sets of cards are bit masks."""

    rooms: ClassVar[TableRooms] = TableRooms(refusals, prompts, scoring, data, view, aids)

    __slots__ = (
        "caravan", "coins", "commission_tops", "commissions", "companion_row", "companions",
        "companions_closed", "concern", "content", "courtyard", "decks", "deeds", "dice",
        "dice_aside", "fortune_taken", "free_shortcut", "gifts", "good_supply", "goods", "heroes",
        "horseshoes", "inn", "lanterns", "loads", "log", "market", "opening", "options", "prestige",
        "quartz", "ring", "round", "ruins", "setting", "shared", "shown", "space", "steeds",
        "steeds_left", "strays_used", "supply", "turn", "unchecked_goods", "unchecked_tokens",
        "upgrades", "upgrades_left", "wheel",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        chance: Chance,
        agenda: list[Frame],
        reveals: int,
        setting: Setting,
        content: Content,
        options: list[Action],
        shared: bool,
        round_: int,
        turn: int,
        wheel: int,
        market: list[int],
        dice_aside: int,
        ring: int,
        ruins: int,
        fortune_taken: bool,
        inn: list[int],
        shown: tuple[int, ...],
        courtyard: list[int],
        companion_row: tuple[tuple[int, bool], ...],
        commission_tops: list[int],
        decks: list[Deck],
        upgrades_left: int,
        steeds_left: int,
        good_supply: list[int],
        supply: list[int],
        companions_closed: bool,
        free_shortcut: bool,
        strays_used: int,
        unchecked_goods: int,
        unchecked_tokens: int,
        caravan: Caravan,
        opening: Opening,
        gifts: tuple[int, ...],
        loads: tuple[int, ...],
        concern: ConcernBoard | None,
        coins: list[int],
        prestige: list[int],
        space: list[int],
        goods: list[tuple[int, ...]],
        lanterns: list[int],
        quartz: list[int],
        horseshoes: list[int],
        heroes: list[tuple[int, ...]],
        commissions: list[tuple[int, ...]],
        dice: list[Dice],
        steeds: list[int],
        upgrades: list[int],
        companions: list[int],
        deeds: list[int],
        log: list[Log],
    ) -> None:
        self.seats: int = seats
        self.chance: Chance = chance
        self.agenda: list[Frame] = agenda
        self.reveals: int = reveals
        self.sink = None
        self.setting: Setting = setting
        self.content: Content = content
        self.options: list[Action] = options
        """The legal actions of the seat that is asked: found when the question came up."""
        self.shared: bool = shared
        """Whether a clone has the same lists."""
        # --- the middle of the table ---
        self.round: int = round_
        """From 1."""
        self.turn: int = turn
        """Whose turn it is; NOTHING before the first and in the final visits."""
        self.wheel: int = wheel
        """Steps that the wheel has turned from the state in which its first section is worth most."""
        self.market: list[int] = market
        """By good: how many market dice lie on its section."""
        self.dice_aside: int = dice_aside
        """Market dice set aside until Rest."""
        self.ring: int = ring
        """The space of the dark market's marker."""
        self.ruins: int = ruins
        """The space of the ruins marker."""
        self.fortune_taken: bool = fortune_taken
        """Whether the first coins of good fortune C are gone."""
        self.inn: list[int] = inn
        """Four places for face-up heroes, the one nearest the deck first."""
        self.shown: tuple[int, ...] = shown
        """More heroes shown at the Inn (DR-5.4.4)."""
        self.courtyard: list[int] = courtyard
        """Upper and lower deed."""
        self.companion_row: tuple[tuple[int, bool], ...] = companion_row
        """Three face-up companions, the one nearest the deck first: the card, and whether a travel die
        lies on it."""
        self.commission_tops: list[int] = commission_tops
        """By town: the visible commission of its stack."""
        self.decks: list[Deck] = decks
        """By the numbers of `rules.decks`."""
        self.upgrades_left: int = upgrades_left
        self.steeds_left: int = steeds_left
        self.good_supply: list[int] = good_supply
        """By good."""
        self.supply: list[int] = supply
        """By thing (`content_words.THINGS`)."""
        # --- this turn ---
        self.companions_closed: bool = companions_closed
        """Whether the seat has just closed the companion entry: it opens again after another step."""
        self.free_shortcut: bool = free_shortcut
        """Whether this turn's shortcut costs nothing."""
        self.strays_used: int = strays_used
        """Strays that came back to their giver this turn (DR-17.20.1)."""
        self.unchecked_goods: int = unchecked_goods
        """The set of seats whose goods may not fit any more."""
        self.unchecked_tokens: int = unchecked_tokens
        """The set of seats whose quartz and horseshoes may not fit any more."""
        self.caravan: Caravan = caravan
        self.opening: Opening = opening
        # --- cards that remember something ---
        self.gifts: tuple[int, ...] = gifts
        """By companion card: the set of its abilities (0, 1) that have a gift of quartz on them."""
        self.loads: tuple[int, ...] = loads
        """By delivered commission: what was loaded on it (`rules.deliveries.loaded`)."""
        self.concern: ConcernBoard | None = concern
        """What only the Private Concern has; None without it."""
        # --- by seat ---
        self.coins: list[int] = coins
        self.prestige: list[int] = prestige
        self.space: list[int] = space
        """The pawn's space on the Ringway, 0 to 4."""
        self.goods: list[tuple[int, ...]] = goods
        """How many tiles of each good with each side (`content_words.tile`)."""
        self.lanterns: list[int] = lanterns
        self.quartz: list[int] = quartz
        self.horseshoes: list[int] = horseshoes
        self.heroes: list[tuple[int, ...]] = heroes
        """Heroes aboard in the order of boarding."""
        self.commissions: list[tuple[int, ...]] = commissions
        """Commissions held, likewise."""
        self.dice: list[Dice] = dice
        self.steeds: list[int] = steeds
        """A set, like the following."""
        self.upgrades: list[int] = upgrades
        self.companions: list[int] = companions
        """By card, not by kind."""
        self.deeds: list[int] = deeds
        self.log: list[Log] = log

    def progress(self) -> tuple[int, int]:
        return self.round, ROUNDS

    def clone(self) -> "Table":
        self.shared = True
        return Table(
            self.seats,
            self.chance.clone(),
            self.agenda[:],
            self.reveals,
            self.setting,
            self.content,
            self.options,
            True,
            self.round,
            self.turn,
            self.wheel,
            self.market,
            self.dice_aside,
            self.ring,
            self.ruins,
            self.fortune_taken,
            self.inn,
            self.shown,
            self.courtyard,
            self.companion_row,
            self.commission_tops,
            self.decks,
            self.upgrades_left,
            self.steeds_left,
            self.good_supply,
            self.supply,
            self.companions_closed,
            self.free_shortcut,
            self.strays_used,
            self.unchecked_goods,
            self.unchecked_tokens,
            self.caravan,
            self.opening,
            self.gifts,
            self.loads,
            self.concern,
            self.coins,
            self.prestige,
            self.space,
            self.goods,
            self.lanterns,
            self.quartz,
            self.horseshoes,
            self.heroes,
            self.commissions,
            self.dice,
            self.steeds,
            self.upgrades,
            self.companions,
            self.deeds,
            self.log,
        )

    def unshare(self) -> None:
        """Make the lists this table's own. Whoever writes to a table that was cloned calls this first;
        `perform` does."""
        if not self.shared:
            return
        self.shared = False
        self.market = self.market[:]
        self.inn = self.inn[:]
        self.courtyard = self.courtyard[:]
        self.commission_tops = self.commission_tops[:]
        self.decks = self.decks[:]
        self.good_supply = self.good_supply[:]
        self.supply = self.supply[:]
        self.coins = self.coins[:]
        self.prestige = self.prestige[:]
        self.space = self.space[:]
        self.goods = self.goods[:]
        self.lanterns = self.lanterns[:]
        self.quartz = self.quartz[:]
        self.horseshoes = self.horseshoes[:]
        self.heroes = self.heroes[:]
        self.commissions = self.commissions[:]
        self.dice = self.dice[:]
        self.steeds = self.steeds[:]
        self.upgrades = self.upgrades[:]
        self.companions = self.companions[:]
        self.deeds = self.deeds[:]
        self.log = self.log[:]
        if self.turn < 0:
            self.opening = self.opening.clone()
        if self.concern is not None:
            self.concern = self.concern.clone()

    def to_move(self) -> list[int]:
        return SEATS[self.agenda[-1].seat + 1] if self.agenda else SEATS[0]

    def legal(self, seat: int) -> list[Action]:
        return flow.legal(self, seat)

    def perform(self, seat: int, action: Action) -> None:
        self.unshare()
        flow.perform(self, seat, action)

    # --- what the rules do again and again ----------------------------------------------------------

    def add_effects(self, seat: int, number: int) -> None:
        """Put a list of effects on the agenda."""
        self.agenda.append(self.content.first_effects[seat][number])

    def held(self, thing: int) -> list[int]:
        """By seat: how many of a thing it has."""
        if thing == LANTERN:
            return self.lanterns
        return self.quartz if thing == QUARTZ else self.horseshoes

    def price_of(self, good: int) -> int:
        """The present price."""
        return self.content.price[self.wheel][good]

    def change_goods(self, seat: int, number: int, change: int) -> None:
        """So many tiles more or less of one good with one side on a wagon."""
        goods = list(self.goods[seat])
        goods[number] += change
        self.goods[seat] = tuple(goods)
