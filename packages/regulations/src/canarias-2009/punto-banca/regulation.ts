import {
  type FactsOf,
  type IncidentFacts,
  PLAIN_TABLE,
  type PuntoBancaPoints,
  type Settings,
  ZERO,
} from '@sabot/engine';
import { BOTH_HANDS_AND_TIE } from '../../provisions/bets.ts';
import { spoken } from '../../provisions/calls.ts';
import { isTenOrFigure, pips } from '../../provisions/card-points.ts';
import { EVEN, LOST, NULL, percent, tenthOfTheMaximum, tieMinimum, times, won } from '../../provisions/payments.ts';
import { regulation, rule, says, supports, under } from '../../provisions/punto-banca-law.ts';
import { highestStake, isSeated } from '../../provisions/punto-cards.ts';
import {
  ANNUL_COUP,
  ANNUL_TALLA,
  annulledAndForfeited,
  dealtBy,
  drawnWrongly,
  GO_ON,
  refer,
  useIt,
} from '../../provisions/rulings.ts';
import { atMost, numberedSeats } from '../../provisions/seating.ts';
import { bankHas, bankHasAfterADraw, cuadroRow } from '../../provisions/third-card.ts';
import * as when from '../../provisions/when.ts';
import { terms } from './terms.ts';

const call = spoken(terms);
const HIGHEST = { highest: 'CAN-PB-VII-10', equal: 'CAN-PB-VII-10~OM-14' } as const;
const SEATED = { ...HIGHEST, highest: 'CAN-PB-VII-10~OM-S29' } as const;
const isEightOrNine = (rank: string | null): boolean => rank === '8' || rank === '9';

/** A bank of five against a punto who took no card, at a table that reads the clause so. */
const fiveAgainstNone =
  (read: Settings['fiveAgainstNone']) =>
  (facts: FactsOf<PuntoBancaPoints, 'bancaDraw'>, table: Settings): boolean =>
    bankHas(5)(facts) && when.puntoStood(facts) && table.fiveAgainstNone === read;

/** It was not clearly seen. */
const inTheBasketUnseen = (facts: IncidentFacts): boolean => when.isIncident('card-in-basket')(facts) && !facts.seen;
/** The text foresees two cases; all others it leaves to a person. */
export const isLeftToTheInspector = (facts: IncidentFacts): boolean =>
  !when.isIncident('card-face-up')(facts) && !inTheBasketUnseen(facts);

export const canariasPuntoBanca = regulation({
  id: 'canarias-2009/punto-banca',
  edition: 2,
  game: 'punto-banca',
  defaults: { ...PLAIN_TABLE, dealerStake: 'banca', puntoHolder: 'anyone', payment: 'five-per-cent' },
  provisions: [
    // VI, of which only the end survives: the bank's totals from 5 on
    rule(
      'CAN-PB-VI-1',
      //                                            0123456789
      says('bancaDraw', cuadroRow('PPPPTTTTPP'), bankHasAfterADraw(5)),
      under('AMB-03', says('bancaDraw', 'draw', fiveAgainstNone('draws'))),
      says('bancaDraw', 'stand', fiveAgainstNone('stands')),
      under('AMB-03', says('choices', ['draws', 'stands'], when.of('fiveAgainstNone'))),
      // Lost with the lines before it:
      under('AMB-06', says('bancaDraw', cuadroRow('TTTTTTTTTT T'), bankHas(0, 1, 2))),
      under('AMB-06', says('bancaDraw', cuadroRow('TTTTTTTTPT T'), bankHas(3))),
      under('AMB-06', says('bancaDraw', cuadroRow('PPTTTTTTPP T'), bankHas(4))),
      under('AMB-06', says('puntoDraw', 'draw', when.from0To5)),
      under('AMB-06', says('puntoDraw', 'stand', when.with6Or7)),
      under(
        'AMB-06',
        says('naturals', ({ punto, banca }) => (punto >= 8 || banca >= 8 ? 'over' : 'goes-on')),
      ),
      under(
        'AMB-06',
        says('cardValue', ({ rank }) => (isTenOrFigure(rank) ? 0 : pips(rank))),
      ),
      under(
        'AMB-06',
        says('handTotal', ({ sum }) => sum % 10),
      ),
    ),
    rule('CAN-PB-VI-2', says('bancaDraw', cuadroRow('PPPPPPTTPP P'), bankHas(6))),
    rule('CAN-PB-VI-3', says('bancaDraw', cuadroRow('PPPPPPPPPP P'), bankHas(7))),
    rule(
      'CAN-PB-VI-4',
      under('OM-S44', supports('incident', when.foundOutsideACoup)),
      under('OM-15', says('incident', refer(GO_ON, ANNUL_COUP), when.isIncident('late-stake'))),
      under('OM-19', says('incident', drawnWrongly, when.isIncident('wrong-draw'))),
      under('OM-20', says('incident', refer(ANNUL_COUP, GO_ON), when.isIncident('cards-stuck'))),
      under('OM-20', says('incident', refer(GO_ON, ANNUL_COUP), when.isIncident('card-on-floor'))),
      says(
        'incident',
        refer(GO_ON, ANNUL_COUP, ANNUL_TALLA),
        (facts) => when.isIncident('card-in-basket')(facts) && !inTheBasketUnseen(facts),
      ),
      under('OM-21', says('incident', refer(ANNUL_TALLA), when.isIncident('shoe-exhausted'))),
      under(
        'OM-23',
        says(
          'incident',
          (facts) => refer(dealtBy('croupier')(facts), annulledAndForfeited(facts)),
          when.isIncident('dealer-cannot-go-on'),
        ),
      ),
      under('OM-S25', supports('incident', when.isIncident('dealer-cannot-go-on'))),
      under('OM-S27', says('nextPack', 'right', when.shoeWasForfeited)),
      says(
        'incident',
        refer(GO_ON, ANNUL_COUP, ANNUL_TALLA),
        when.isIncident('cards-touched', 'squeezing', 'cards-beyond-table', 'other'),
      ),
    ),

    // VII. Desarrollo del juego
    rule(
      'CAN-PB-VII-1',
      says('preparation', ['count', 'shuffle', 'cut']),
      under('OM-S52', says('choices', ['croupier'], when.of('shuffledBy'))),
      under('OM-S52', says('choices', ['manual'], when.of('shoe'))),
      under('OM-S2', says('cut', 'seated')),
      under('OM-01', says('decks', [6])),
    ),
    rule('CAN-PB-VII-2', says('stopCard', 7)),
    rule(
      'CAN-PB-VII-3',
      under('AMB-15', says('afterStopCard', 'finish-coup', when.inACoup)),
      says('afterStopCard', 'end', when.betweenCoups),
    ),
    rule(
      'CAN-PB-VII-4',
      under(
        'AMB-16',
        says('burn', ({ rank }) => pips(rank), when.neitherTenNorFigure),
      ),
      under('AMB-16', supports('burn', when.tenOrFigure)),
    ),
    rule('CAN-PB-VII-5', says('burn', 10, when.tenOrFigure)),
    rule(
      'CAN-PB-VII-6',
      under('OM-S3', says('call', call, when.on('opening'))),
      says('call', call, when.on('closing')),
      under('OM-15', says('lateStake', 'refused')),
      // What the lost articles said of players and shoe:
      under('OM-43', says('dealing', 'optional')),
      under('OM-43', says('choices', ['players'], when.of('dealtBy'))),
      under('OM-43', says('firstTurn', 1)),
      under('OM-43', says('ronda', 'may-deal')),
      under('OM-43', says('shoeDeclined', 'right')),
      under('OM-17', says('nobodyDeals', { croupierUntil: 'bank-loss' })),
      under(
        'OM-18',
        says('shoeGivenUp', ({ dealt }) => (dealt >= 1 ? 'allowed' : 'refused')),
      ),
      under('OM-43', says('shoeAfter', 'passes', when.bankLost)),
      under('OM-43', says('shoeAfter', 'stays', when.bankDidNotLose)),
      under('OM-43', says('choices', ['passes'], when.of('shoeOnLoss'))),
      under('OM-22', says('nextPack', 'right', when.bankLost)),
      under('OM-22', says('nextPack', 'same', when.bankDidNotLoseTheShoeKept)),
      under('OM-43', says('admission', 'admitted', when.seated)),
      under(
        'OM-43',
        says('admission', (_, table) => (table.standing ? 'admitted' : 'refused'), when.standing),
      ),
      under(
        'OM-04',
        says('seats', (_, { seats }) => numberedSeats(atMost(seats, 16))),
      ),
    ),
    rule('CAN-PB-VII-7', says('cardsFirst', 2), supports('deal')),
    rule('CAN-PB-VII-8', says('deal', { hand: 'punto', face: 'down', rests: 'croupier' }, when.firstOrThird)),
    rule('CAN-PB-VII-9', says('deal', { hand: 'banca', face: 'down', rests: 'shoe-corner' }, when.secondOrFourth)),
    rule(
      'CAN-PB-VII-10',
      under('AMB-10', says('choices', ['anyone', 'seated'], when.at('puntoHolder', 'anyone'))),
      under('AMB-10', says('puntoCards', highestStake(HIGHEST), when.forAnyone)),
      under('OM-S47', supports('puntoCards', when.dealerIsOnPunto)),
      under('OM-S29', says('choices', ['anyone', 'seated'], when.at('puntoHolder', 'seated'))),
      under('OM-S29', says('puntoCards', highestStake(SEATED, isSeated), when.forTheSeated)),
      under('OM-43', says('puntoCards', null, when.nobodyOnPunto)),
    ),
    rule(
      'CAN-PB-VII-11',
      says('uncovering', { turn: 1, by: 'holder' }, when.ofPunto),
      under('OM-S4', says('squeezing', 'allowed')),
      says('call', call, when.on('punto-total')),
      says('laid', 'croupier-right', when.ofPunto),
    ),
    rule(
      'CAN-PB-VII-12',
      says('uncovering', { turn: 2, by: 'dealer' }, when.ofBanca),
      says('dealerHand', 'banca'),
      under(
        'OM-43',
        says('dealerStake', (_, { dealerStake, minimum }) => ({ on: dealerStake, atLeast: minimum })),
      ),
      under('OM-43', says('choices', ['banca', 'any'], when.of('dealerStake'))),
      under('OM-46', says('dealerWithoutStake', 'next-with-stake')),
    ),
    rule('CAN-PB-VII-13', says('call', call, when.on('banca-total')), says('laid', 'croupier-left', when.ofBanca)),
    rule('CAN-PB-VII-14', says('call', call, when.on('punto-stands'))),
    rule('CAN-PB-VII-15', says('call', call, when.on('punto-draws')), under('OM-S1', says('thirdCard', 'up'))),
    rule('CAN-PB-VII-16', says('call', call, when.on('banca-stands', 'banca-draws'))),
    rule(
      'CAN-PB-VII-17',
      says('call', call, when.on('winner')),
      says('winner', ({ punto, banca }) => (punto > banca ? 'punto' : 'banca'), when.totalsDiffer),
      says('settling', ['pay', 'deduct']),
      // Payments and limits stood in articles that are lost.
      under('OM-43', says('banker', 'house')),
      under('OM-43', says('settlement', EVEN, when.onPuntoThatWon)),
      under('OM-43', says('settlement', LOST, when.onAHandThatLost)),
      under('OM-43', says('settlement', won(1, 1, percent(5)), when.onBancaThatWon)),
      under('OM-43', says('choices', ['five-per-cent'], when.of('payment'))),
      under('OM-25', says('rounding', 'down', when.ofDeduction)),
      under('OM-44', says('rounding', 'up', when.ofWinnings)),
      under(
        'OM-27',
        says('chips', (_, { unit }) => ({ step: unit })),
      ),
      under('OM-13', says('bothSides', { apartBy: ZERO })),
      under('OM-S43', says('tips', 'refused')),
      under('OM-29', says('lastCoups', 5)),
      under(
        'OM-43',
        says('tableMinimum', (_, { authorisedMinimum }) => authorisedMinimum),
      ),
      under(
        'OM-43',
        says('stakeMinimum', (_, { minimum }) => minimum, when.onAHand),
      ),
      under(
        'OM-43',
        says('tableMaximum', (_, { minimum }) => ({
          kind: 'between',
          low: times(minimum, 20),
          high: times(minimum, 100),
        })),
      ),
      under(
        'OM-43',
        says('stakeMaximum', (_, { maximum }) => maximum, when.onAHand),
      ),
      under(
        'OM-43',
        says('stakeStep', (_, { minimum }) => minimum, when.multiplesRequired),
      ),
      under(
        'OM-44',
        says('stakeStep', (_, { unit }) => unit, when.anyChips),
      ),
    ),
    rule(
      'CAN-PB-VII-18',
      says('bets', BOTH_HANDS_AND_TIE),
      says('winner', 'tie', when.totalsAreEqual),
      under(
        'OM-43',
        says('settlement', ({ outcome }) => (outcome === 'tie' ? won(8, 1) : LOST), when.onTheTie),
      ),
      under('OM-43', says('settlement', NULL, when.onAHandThatTied)),
      under(
        'OM-43',
        says('stakeMaximum', (_, table) => tenthOfTheMaximum(table), when.onTheTie),
      ),
      under(
        'OM-16',
        says('stakeMinimum', (_, table) => tieMinimum(table), when.onTheTie),
      ),
    ),
    rule(
      'CAN-PB-VII-19',
      says(
        'incident',
        (facts) => [useIt(facts)[0] ?? { do: 'go-on' }],
        (facts) => when.isIncident('card-face-up')(facts) && !isEightOrNine(facts.rank),
      ),
    ),
    rule(
      'CAN-PB-VII-20',
      says(
        'incident',
        [{ do: 'annul', hand: 'talla' }],
        (facts) => when.isIncident('card-face-up')(facts) && isEightOrNine(facts.rank),
      ),
      // The text does not say where the stakes go.
      under(
        'AMB-23',
        supports('incident', (facts) => when.isIncident('card-face-up')(facts) && isEightOrNine(facts.rank)),
      ),
    ),
    rule(
      'CAN-PB-VII-21',
      says('incident', [{ do: 'annul', hand: 'talla' }], inTheBasketUnseen),
      under('AMB-23', supports('incident', inTheBasketUnseen)),
    ),
  ],
});
