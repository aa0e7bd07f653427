/** What a regulation calls things: our name for it, and what it is in English. The keys are those of a `Terms` value. */
export const TERMS = {
  'hands.punto': ['`punto`', 'the hand that is not the bank’s'],
  'hands.banca': ['`banca`', 'the hand of the bank'],
  'bets.punto': ['`punto`', 'a stake on that hand'],
  'bets.banca': ['`banca`', 'a stake on the bank hand'],
  'bets.tie': ['`tie`', 'a stake on equal totals'],
  coup: ['`coup`', 'one deal of cards, from the stakes to the payments'],
  shoe: ['`shoe`', 'the box the cards are dealt from'],
  basket: ['basket', 'where discarded cards go'],
  stopCard: ['`stopCard`', 'the coloured card that announces the end of the pack'],
  seat: ['`seat`', 'a numbered place at the table'],
  croupier: ['`croupier`', 'who conducts the game'],
  inspector: ['`inspector`', 'who rules on what the text does not foresee'],
  director: ['`director`', 'who opens the table, admits standing players, may impose multiples'],
  'calls.closing': ['call `closing`', 'no more stakes; deal'],
  'calls.puntoStands': ['call `punto-stands`', 'punto stands'],
  'calls.puntoDraws': ['call `punto-draws`', 'a card for punto'],
  'calls.bancaStands': ['call `banca-stands`', 'banca stands'],
  'calls.bancaDraws': ['call `banca-draws`', 'a card for banca'],
};

/** Announcements that the texts require, or leave open, without giving words for them: the words are ours. */
export const OURS = {
  stakes: ['call `opening`', 'place your stakes'],
  puntoTotal: ['call `punto-total`', 'what punto’s two cards come to'],
  bancaTotal: ['call `banca-total`', 'what banca’s two cards come to'],
  wins: ['call `winner`', 'this hand wins'],
  tie: ['call `winner`', 'the hands tie'],
  lastCoup: ['`lastCoup`', 'the last coup of the pack'],
  annulled: ['`annulled`', 'the coup is null'],
};

/** Our identifiers: Spanish, English, meaning. `later` marks those that wait for chemin de fer and dos paños. */
export const IDENTIFIERS = [
  ['punto', 'punto, jugador', 'punto', 'one of the two hands, and the stake on it; never a person'],
  ['banca', 'banca', 'banca', 'the other hand, and the stake on it; never money, never a person'],
  ['tie', 'empate, igualdad, tie', 'tie', 'equal totals, and the stake on them'],
  ['hand', 'mano', 'hand', 'cards that are counted together; in the code never a tenure'],
  ['total', 'puntuación, puntos', 'total', 'what a hand is worth, 0 to 9; `point` means a point of law'],
  ['naturals', 'natural', 'natural', '8 or 9 with the first two cards'],
  ['draw', 'pedir carta, tomar', 'draw', 'take a third card'],
  ['stand', 'plantarse', 'stand', 'take none; as an act (`Stand`) it is taking a place behind a seat'],
  ['coup', 'jugada, pase', 'coup', 'one deal, from the stakes to the payments'],
  ['talla', 'talla, partida', 'talla', 'all coups played from one pack'],
  ['pack', 'mazo', 'pack', 'all cards that go into the shoe together'],
  ['decks', 'barajas', 'decks', 'how many times 52 cards a pack has'],
  ['shoe', 'sabot, distribuidor', 'shoe', 'the box the cards leave from; as an actor, whoever lets a card out'],
  ['stopCard', 'carta de detención, de corte', 'stop card', 'its appearing ends the talla after the coup under way'],
  ['burn', 'quemar, descartar', 'burn', 'put cards aside, unplayed, before the first coup'],
  ['seat', 'departamento, casilla, espacio', 'seat', 'a numbered place'],
  ['standing', 'de pie', 'standing', 'at the table without a seat, behind somebody’s'],
  ['dealer', 'quien reparte', 'dealer', 'whoever deals this coup; null where the croupier does'],
  ['holder', 'quien tiene las cartas, o el sabot', 'holder', 'who has the shoe, or was handed punto’s cards'],
  ['tenures', 'mano (posesión)', 'tenure', 'the time during which one player has the shoe, or holds the bank'],
  ['ronda', 'ronda', 'ronda', 'one way of the shoe round the table'],
  ['banker', 'banquero, banca', 'banker', 'whoever pays and is paid: here the house'],
  ['bank', 'banca (capital)', 'bank', 'the money a banker puts at risk: account `bank:NAME`'],
  [
    'house',
    'casa, casino',
    'house',
    'the casino as banker (account `house`), and what croupier and shoe do by themselves',
  ],
  ['stake', 'apuesta', 'stake', 'chips on a bet, on the account `stake:NAME:BET`'],
  ['bet', 'apuesta, suerte', 'bet', 'what may be staked on: punto, banca, tie'],
  ['deduct', 'deducción, descuento', 'deduction', 'the share of the winnings that goes to the bank'],
  ['unit', 'ficha mínima', 'unit', 'the smallest chip'],
  ['uncover', 'descubrir', 'uncover', 'turn a hand so that all see it'],
  ['squeezing', 'orejear, brujulear', 'squeezing', 'turning the cards slowly'],
  ['call', 'canto, anuncio', 'call', 'what the croupier says aloud, in the words of the text'],
  ['incident', 'incidencia', 'incident', 'something that goes against the rules or the usual course'],
  ['ruling', 'resolución', 'ruling', 'an answer of the law with its grounds; also what an inspector decides'],
  ['refusal', 'rechazo', 'refusal', 'why a command is not done: code, grounds, figures'],
  ['ground', 'fundamento', 'ground', 'the rule an answer rests on, and how strongly'],
  ['reading', 'interpretación', 'reading', 'how we understood what a text leaves open: `AMB-…`, `OM-…`'],
  ['garage', 'garage', 'garage', 'what a banker has put aside'],
  ['cagnotte', 'pozo, cagnotte', 'cagnotte', 'the box into which the deduction goes'],
  ['pano', 'paño', 'paño', 'one of the two tableaux of dos paños, as a hand `pano-1`, `pano-2`'],
  ['ponte', 'punto (persona)', 'ponte', 'a person who plays against the bank', 'later'],
  ['banco', 'banco', 'banco', 'the act of playing for the whole bank; never a side', 'later'],
];

export const TRAPS = [
  [
    '*banca*',
    'In Spanish it is a hand, a sum of money and a person or house. In the code: `banca` the hand and the stake on it, `bank` the money, `banker` whoever holds it.',
  ],
  [
    '*punto*',
    'In Spanish it is a hand, a person who plays against the bank, and a unit of counting. In the code: `punto` the hand, `ponte` the person; what a hand counts is its `total`, and a `point` is a point of law.',
  ],
  [
    '*jugador*',
    'Asturias and Canarias call punto’s hand “jugador”, as if a hand were a person. In the code a player is always a person, never a hand.',
  ],
  [
    '*mano*',
    'Cards in a hand, or the time somebody has the bank or the shoe. In the code: `hand` for cards, `tenure` for time.',
  ],
  ['*banco*', 'An act (playing for the whole bank), never a side of the table.'],
  ['*apuesta*', 'What is staked, and what one may stake on: `stake` and `bet`.'],
  [
    '*partida*',
    'Asturias’ text ends the “partida” with the stop card. We call what ends the `talla`; the table stays open.',
  ],
  [
    '*stand*',
    'A hand stands when it takes no card: the decision `stand`. The act `Stand` is somebody’s who takes a place behind a seat.',
  ],
  [
    '*inspector*, *director*',
    'Roles, not titles: each text gives these rights to somebody else (jefe de mesa, Supervisor, Gerencia). The table above says who.',
  ],
  [
    '*edition*',
    'A number of ours: which reading of the regulation, as code, a history was played by. Not the year of the law.',
  ],
];
