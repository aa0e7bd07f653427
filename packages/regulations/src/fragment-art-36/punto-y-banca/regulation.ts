import { PLAIN_TABLE, ZERO } from '@sabot/engine';
import { BOTH_HANDS_AND_TIE } from '../../provisions/bets.ts';
import { spoken } from '../../provisions/calls.ts';
import { isTenOrFigure, pips } from '../../provisions/card-points.ts';
import { EVEN, LOST, NULL, tenthOfTheMaximum, tieMinimum, times, won } from '../../provisions/payments.ts';
import { regulation, rule, says, supports, under } from '../../provisions/punto-banca-law.ts';
import { highestStake, isNotTheDealer, isSeated } from '../../provisions/punto-cards.ts';
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
import { bankHas, cuadroRow } from '../../provisions/third-card.ts';
import * as when from '../../provisions/when.ts';
import { terms } from './terms.ts';

const call = spoken(terms);
const HIGHEST = { highest: 'R36-PB-39-10', equal: 'R36-PB-39-10~OM-14' } as const;

export const fragmentPuntoYBanca = regulation({
  id: 'fragment-art-36/punto-y-banca',
  edition: 2,
  game: 'punto-banca',
  defaults: { ...PLAIN_TABLE, dealerStake: 'none', puntoHolder: 'seated', payment: 'nineteen-to-twenty' },
  provisions: [
    // Artículo 36.2
    rule(
      'R36-PB-36.2-1',
      says('dealing', 'optional'),
      says('choices', ['players'], when.of('dealtBy')),
      under('OM-17', says('nobodyDeals', { croupierUntil: 'bank-loss' })),
      under(
        'OM-18',
        says('shoeGivenUp', ({ dealt }) => (dealt >= 1 ? 'allowed' : 'refused')),
      ),
      under(
        'OM-S5',
        says('admission', (_, table) => (table.standing ? 'admitted' : 'refused'), when.standing),
      ),
    ),
    rule(
      'R36-PB-36.2-2',
      says('firstTurn', 1),
      says('ronda', 'may-deal'),
      says('admission', 'admitted', when.seated),
      under(
        'OM-04',
        says('seats', (_, { seats }) => numberedSeats(atMost(seats, 16))),
      ),
    ),
    rule('R36-PB-36.2-3', says('shoeDeclined', 'right')),
    rule(
      'R36-PB-36.2-4',
      says('dealerHand', 'banca'),
      under('OM-S5', says('dealerStake', { on: 'none', atLeast: ZERO })),
      under('OM-S5', says('choices', ['none'], when.of('dealerStake'))),
      under('OM-46', says('dealerWithoutStake', 'next-with-stake')),
    ),
    rule('R36-PB-36.2-5', under('AMB-11', supports('puntoCards', when.somebodyOnPunto))),
    rule('R36-PB-36.2-6', says('puntoCards', null, when.nobodyOnPunto)),
    rule(
      'R36-PB-36.2-7',
      says('shoeAfter', 'passes', when.bankLost),
      under('AMB-17', says('shoeAfter', 'stays', when.bankDidNotLose)),
      says('choices', ['passes'], when.of('shoeOnLoss')),
      under('OM-22', says('nextPack', 'right', when.bankLost)),
      under('OM-22', says('nextPack', 'same', when.bankDidNotLoseTheShoeKept)),
    ),

    // Artículo 37. Banca
    rule(
      'R36-PB-37.1-1',
      says('banker', 'house'),
      under(
        'OM-27',
        says('chips', (_, { unit }) => ({ step: unit })),
      ),
      under('OM-13', says('bothSides', { apartBy: ZERO })),
      under('OM-S43', says('tips', 'refused')),
      under('OM-29', says('lastCoups', 5)),
    ),
    rule(
      'R36-PB-37.1-2',
      under('AMB-12', says('settlement', won(19, 20), when.onBancaThatWon)),
      says('choices', ['nineteen-to-twenty'], when.of('payment')),
      under('OM-25', says('rounding', 'up', when.ofWinnings)),
      under('OM-25', says('rounding', 'down', when.ofDeduction)),
    ),
    rule('R36-PB-37.1-3', says('settlement', EVEN, when.onPuntoThatWon)),
    rule(
      'R36-PB-37.1-4',
      says('bets', BOTH_HANDS_AND_TIE),
      says('settlement', ({ outcome }) => (outcome === 'tie' ? won(8, 1) : LOST), when.onTheTie),
    ),
    rule(
      'R36-PB-37.1-5',
      says('stakeMaximum', (_, table) => tenthOfTheMaximum(table), when.onTheTie),
    ),
    rule(
      'R36-PB-37.2-1',
      says('tableMinimum', (_, { authorisedMinimum }) => authorisedMinimum),
      says('stakeMinimum', (_, { minimum }) => minimum, when.onAHand),
      under(
        'OM-16',
        says('stakeMinimum', (_, table) => tieMinimum(table), when.onTheTie),
      ),
    ),
    rule(
      'R36-PB-37.2-2',
      under(
        'AMB-13',
        says('tableMaximum', (_, { minimum }) => ({
          kind: 'between',
          low: times(minimum, 20),
          high: times(minimum, 100),
        })),
      ),
      says('stakeMaximum', (_, { maximum }) => maximum, when.onAHand),
    ),
    rule(
      'R36-PB-37.2-3',
      says('stakeStep', (_, { minimum }) => minimum, when.multiplesRequired),
      under(
        'OM-44',
        says('stakeStep', (_, { unit }) => unit, when.anyChips),
      ),
    ),

    // Artículo 38. Reglas del juego — 1. Dos cartas iniciales
    rule('R36-PB-38.1-1', says('cardsFirst', 2)),
    rule(
      'R36-PB-38.1-2',
      says('cardValue', ({ rank }) => (isTenOrFigure(rank) ? 0 : pips(rank))),
    ),
    rule(
      'R36-PB-38.1-3',
      says('handTotal', ({ sum }) => sum % 10),
    ),
    rule(
      'R36-PB-38.1-4',
      says('winner', ({ punto, banca }) => (punto > banca ? 'punto' : 'banca'), when.totalsDiffer),
      says('settlement', LOST, when.onAHandThatLost),
    ),
    rule(
      'R36-PB-38.1-5',
      says('winner', 'tie', when.totalsAreEqual),
      under('AMB-14', says('settlement', NULL, when.onAHandThatTied)),
    ),
    rule(
      'R36-PB-38.1-6',
      says('naturals', ({ punto, banca }) => (punto >= 8 || banca >= 8 ? 'over' : 'goes-on')),
    ),
    rule(
      'R36-PB-38.1-7',
      says('incident', (facts) => [useIt(facts)[0] ?? { do: 'go-on' }], when.isIncident('card-face-up')),
      under('OM-S44', supports('incident', when.faceUpOutsideACoup)),
    ),
    rule(
      'R36-PB-38.1-8',
      says('incident', [{ do: 'annul', hand: 'coup' }], when.isIncident('cards-stuck')),
      under(
        'OM-S44',
        supports('incident', (facts) => when.isIncident('cards-stuck')(facts) && when.foundOutsideACoup(facts)),
      ),
    ),

    // 2. Reglas de la tercera carta
    rule('R36-PB-38.2-1', says('puntoDraw', 'draw', when.from0To5)),
    rule('R36-PB-38.2-2', says('puntoDraw', 'stand', when.with6Or7)),
    // The cuadro that the article announces is missing from the fragment.
    rule(
      'R36-PB-38.2-3',
      //                                              0123456789 p
      under('AMB-05', says('bancaDraw', cuadroRow('TTTTTTTTTT T'), bankHas(0, 1, 2))),
      under('AMB-05', says('bancaDraw', cuadroRow('TTTTTTTTPT T'), bankHas(3))),
      under('AMB-05', says('bancaDraw', cuadroRow('PPTTTTTTPP T'), bankHas(4))),
      under('AMB-05', says('bancaDraw', cuadroRow('PPPPTTTTPP T'), bankHas(5))),
      under('AMB-05', says('choices', ['draws'], when.of('fiveAgainstNone'))),
      under('AMB-05', says('bancaDraw', cuadroRow('PPPPPPTTPP P'), bankHas(6))),
      under('AMB-05', says('bancaDraw', cuadroRow('PPPPPPPPPP P'), bankHas(7))),
    ),

    // Artículo 39. Desarrollo del juego
    rule(
      'R36-PB-39-1',
      says('preparation', ['count', 'check', 'shuffle', 'cut']),
      under('OM-S52', says('choices', ['croupier'], when.of('shuffledBy'))),
      under('OM-S52', says('choices', ['manual'], when.of('shoe'))),
      under('OM-S2', says('cut', 'seated')),
      under('OM-01', says('decks', [6])),
    ),
    rule('R36-PB-39-2', says('stopCard', 7)),
    rule(
      'R36-PB-39-3',
      under('AMB-15', says('afterStopCard', 'finish-coup', when.inACoup)),
      says('afterStopCard', 'end', when.betweenCoups),
    ),
    rule(
      'R36-PB-39-4',
      under(
        'AMB-16',
        says('burn', ({ rank }) => pips(rank), when.neitherTenNorFigure),
      ),
      under('AMB-16', supports('burn', when.tenOrFigure)),
    ),
    rule('R36-PB-39-5', says('burn', 10, when.tenOrFigure)),
    rule(
      'R36-PB-39-6',
      under('OM-S3', says('call', call, when.on('opening'))),
      says('call', call, when.on('closing')),
      under('OM-15', says('lateStake', 'refused')),
    ),
    rule('R36-PB-39-7', supports('deal')),
    rule('R36-PB-39-8', says('deal', { hand: 'punto', face: 'down', rests: 'croupier' }, when.firstOrThird)),
    rule('R36-PB-39-9', says('deal', { hand: 'banca', face: 'down', rests: 'shoe-corner' }, when.secondOrFourth)),
    rule(
      'R36-PB-39-10',
      // The dealer, who may stake on punto too, does not hold both hands.
      under(
        'AMB-09',
        says(
          'puntoCards',
          highestStake(HIGHEST, (candidate, facts) => isSeated(candidate) && isNotTheDealer(candidate, facts)),
          when.somebodyOnPunto,
        ),
      ),
      says('choices', ['seated'], when.of('puntoHolder')),
    ),
    rule(
      'R36-PB-39-11',
      says('uncovering', { turn: 1, by: 'holder' }, when.ofPunto),
      under('OM-S4', says('squeezing', 'allowed')),
    ),
    rule(
      'R36-PB-39-12',
      says('call', call, when.on('punto-total')),
      says('laid', 'croupier-right', when.ofPunto),
      // Here the text breaks off.
      under('OM-S6', says('uncovering', { turn: 2, by: 'dealer' }, when.ofBanca)),
      under('OM-S6', says('laid', 'croupier-left', when.ofBanca)),
      under(
        'OM-S6',
        says(
          'call',
          call,
          when.on('banca-total', 'punto-stands', 'punto-draws', 'banca-stands', 'banca-draws', 'winner'),
        ),
      ),
      under('OM-S1', says('thirdCard', 'up')),
      under('OM-S6', says('settling', ['pay', 'deduct'])),
      under(
        'OM-S44',
        supports(
          'incident',
          (facts) => when.foundOutsideACoup(facts) && !when.isIncident('card-face-up', 'cards-stuck')(facts),
        ),
      ),
      under('OM-15', says('incident', refer(GO_ON, ANNUL_COUP), when.isIncident('late-stake'))),
      under('OM-19', says('incident', drawnWrongly, when.isIncident('wrong-draw'))),
      under('OM-20', says('incident', refer(ANNUL_TALLA, ANNUL_COUP, GO_ON), when.isIncident('card-in-basket'))),
      under('OM-20', says('incident', refer(GO_ON, ANNUL_COUP), when.isIncident('card-on-floor'))),
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
      under(
        'OM-11',
        says(
          'incident',
          refer(GO_ON, ANNUL_COUP, ANNUL_TALLA),
          when.isIncident('cards-touched', 'squeezing', 'cards-beyond-table', 'other'),
        ),
      ),
    ),
  ],
});
