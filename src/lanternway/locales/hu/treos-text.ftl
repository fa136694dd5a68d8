### A Treos szavakkal: a terminál és a szöveges nézet.

treos-text-cards = A kártyáid
treos-text-quests = Küldetések
treos-text-characters = A szereplők, és amit a fegyvereik adnak (✓ megvan)
treos-text-places = Városok, erődök, fogadók és titkos helyek: mit adnak neked
treos-text-ways = Összeköttetések: minden mező, és hová visznek a kijáratai
treos-text-column-gold = arany
treos-text-column-character = szereplő
treos-text-column-at = itt áll
treos-text-column-side = mellékküldetés
treos-text-column-weapons = fegyverek
treos-text-column-bid = licit
treos-text-column-card = kártya
treos-text-column-moves = lépés
treos-text-column-ways = összeköttetések és nyilak
treos-text-column-place = helye
treos-text-column-leads-here = innen ide visz
treos-text-column-leads-morning = ide visz (kézben: ha reggel játszod ki)
treos-text-column-leads-midday = ide visz (kézben: ha délben játszod ki)
treos-text-column-leads-evening = ide visz (kézben: ha este játszod ki)
treos-text-column-quest = küldetés
treos-text-column-to = hová
treos-text-column-reward = jutalom
treos-text-column-region = vidék
treos-text-column-here = ki áll ott
treos-text-column-gives = mit ad
treos-text-column-by = merre
treos-text-column-near = mellette
treos-text-column-track = az elsőtől a negyedik fegyverig
treos-text-column-exits = kijáratok
treos-text-gold = { $n } arany
treos-text-of = { $n }/{ $most }
treos-text-ready = kész
treos-text-event-symbol = csak a jeled napszakában
treos-text-common-left = Maradt közös mozgáskártya: { $n }.
treos-text-piles = Paklik
treos-text-unseen-card = még meg nem nézett kártya
treos-text-side-deck = Húzható mellékküldetések: { $n }; a pakli aljára tettek: { $cards }{ $others ->
    [0] .
   *[other] {" "}és { $others } ismeretlen.
}
treos-text-under-events = A pakli aljára tett események: { $cards }.
treos-text-under-quests = A pakli alján lévő küldetések ({ $region }): { $cards }.
treos-text-own-top = A paklid tetején: { $cards }.
treos-text-own-rest = A paklidban: { $cards }.
treos-text-own-discard = A dobott kártyáid: { $cards }.
treos-text-decks = kézben vagy a tervben: { $hand }, húzható: { $draw }, dobott: { $discard }
treos-text-plan-help = A legnagyobb licit kezd egész nap; a jel napszakában egy útonállót is mozgathatsz.
treos-text-more-spaces = { $n ->
    [one] még egy mező
   *[other] még { $n } mező
}
treos-text-spaces = { $n ->
    [one] egy mező
   *[other] { $n } mező
}
treos-text-open-in = nyitott: { $region }
treos-text-side-reward = A teljesített mellékküldetés egy közös mozgáskártyát ad (Carolijnnak 1 aranyat is).
treos-text-bonus-take = elvállalhat egy küldetést
treos-text-town = város
treos-text-lakes = tó
treos-text-highwayman = útonálló
treos-text-highwaymen = { $n ->
    [one] egy útonálló
   *[other] { $n } útonálló
}
treos-text-robbers-at = Útonállók
treos-text-letters = A térkép kulcsa
treos-text-ways-below = Hogy mi hová visz, mezőnként az „Összeköttetések” rész mondja el.
treos-text-lake = széli tó, { $direction }
treos-text-lake-centre = középső tó
treos-text-lake-inland = belső tó
treos-text-rim = le a térképről
treos-text-exit = { $direction }, { $kind }: { $goal }
treos-text-card-arrows = A nyilak a te helyedről: { $directions }.
treos-text-card-personal = Személyes kártya: { $character }.
treos-text-card-common = Közös mozgáskártya.
treos-text-quest = { $quest } → { $towns }: { $reward }
treos-text-task-done = kész
treos-text-task-fresh = kész, de ebben a napszakban húztad
treos-text-give-quest = { $quest } +{ $gold }
treos-text-give-weapon = { $weapon } +{ $gold }
treos-text-give-owned = { $weapon }: már megvan
treos-text-give-found = felfedezés: +1
treos-text-give-empty = nincs több mozgáskártya
treos-text-give-portal = ugrás a kapuk között
treos-text-give-task = kész a mellékküldetés: „{ $side }”
treos-text-give-take = elvállalható: { $quest }
treos-text-gives = Ezt adja: { $offer }.
treos-text-note-plan = Hiányzik: { $parts }.
treos-text-keep = Tartsd meg: { $card }
treos-text-drop = Dobd el: { $card }
treos-text-symbol = Jel: { $phase }
treos-text-symbol-help = A jel napszakában a kártyáddal egy útonállót mozgathatsz; a jeles események csak akkor hatnak.
treos-text-stay = itt fejezed be: { $space }
treos-text-step-to = ide: { $spaces }
treos-text-take-to = { $towns }{ $more ->
    [none] {""}
   *[other] ; továbbá { $more }
}
treos-text-planned-card = { $phase }: { $card }{ $symbol ->
    [yes] {" "}+ útonálló
   *[no] {""}
}
treos-text-panel-more = … table quests, table side
treos-text-from-here = Innen ide visz: { $goals }.
treos-text-way = Az út: { $way }.
treos-text-home = Szülőváros: { $town }.
treos-text-track = Az elsőtől a negyedik fegyverig: { $track }.
