import { PLAIN_TABLE, ZERO } from '@sabot/engine';
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
import { bankHas, cuadroRow } from '../../provisions/third-card.ts';
import * as when from '../../provisions/when.ts';
import { terms } from './terms.ts';

const call = spoken(terms);
const HIGHEST = { highest: 'AST-PB-B-10', equal: 'AST-PB-B-10~OM-14' } as const;
const SEATED = { ...HIGHEST, highest: 'AST-PB-B-10~OM-S29' } as const;

export const asturiasPuntoYBanca = regulation({
  id: 'asturias-2011/punto-y-banca',
  edition: 2,
  game: 'punto-banca',
  defaults: { ...PLAIN_TABLE, dealerStake: 'banca', puntoHolder: 'anyone', payment: 'five-per-cent' },
  provisions: [
    // A) Reglas generales — A.1
    rule('AST-PB-A1-1', under('AMB-07', says('cardsFirst', 2))),
    rule(
      'AST-PB-A1-2',
      says('cardValue', ({ rank }) => (isTenOrFigure(rank) ? 0 : pips(rank))),
    ),
    rule(
      'AST-PB-A1-3',
      says('handTotal', ({ sum }) => sum % 10),
    ),
    rule(
      'AST-PB-A1-4',
      says('winner', ({ punto, banca }) => (punto > banca ? 'punto' : 'banca'), when.totalsDiffer),
      under('OM-S8', says('settlement', EVEN, when.onPuntoThatWon)),
      says('settlement', LOST, when.onAHandThatLost),
      supports('settlement', when.onBancaThatWon),
    ),
    rule(
      'AST-PB-A1-5',
      says('winner', 'tie', when.totalsAreEqual),
      under('AMB-14', says('settlement', NULL, when.onAHandThatTied)),
    ),
    rule(
      'AST-PB-A1-6',
      says('bets', BOTH_HANDS_AND_TIE),
      says('settlement', ({ outcome }) => (outcome === 'tie' ? won(8, 1) : LOST), when.onTheTie),
    ),
    rule(
      'AST-PB-A1-7',
      says('stakeMaximum', (_, table) => tenthOfTheMaximum(table), when.onTheTie),
    ),
    rule(
      'AST-PB-A1-8',
      says('naturals', ({ punto, banca }) => (punto >= 8 || banca >= 8 ? 'over' : 'goes-on')),
    ),

    // A.2) Reglas de la tercera carta
    rule('AST-PB-A2-1', says('puntoDraw', 'draw', when.from0To5)),
    rule('AST-PB-A2-2', says('puntoDraw', 'stand', when.with6Or7)),
    rule(
      'AST-PB-A2-3',
      under('AMB-02', supports('bancaDraw')),
      under('AMB-02', says('choices', ['draws'], when.of('fiveAgainstNone'))),
    ),
    //                                               0123456789 p
    rule('AST-PB-A2-4', says('bancaDraw', cuadroRow('TTTTTTTTTT T'), bankHas(0, 1, 2))),
    rule('AST-PB-A2-5', says('bancaDraw', cuadroRow('TTTTTTTTPT T'), bankHas(3))),
    rule('AST-PB-A2-6', says('bancaDraw', cuadroRow('PPTTTTTTPP T'), bankHas(4))),
    rule('AST-PB-A2-7', says('bancaDraw', cuadroRow('PPPPTTTTPP T'), bankHas(5))),
    rule('AST-PB-A2-8', says('bancaDraw', cuadroRow('PPPPPPTTPP P'), bankHas(6))),
    rule('AST-PB-A2-9', says('bancaDraw', cuadroRow('PPPPPPPPPP P'), bankHas(7))),
    rule('AST-PB-A2-10', supports('bancaDraw')),
    rule(
      'AST-PB-A2-11',
      under(
        'AMB-24',
        says('incident', (facts) => refer(useIt(facts), ANNUL_COUP), when.faceUpInACoup),
      ),
      under('OM-S44', says('incident', refer(GO_ON, ANNUL_TALLA), when.faceUpOutsideACoup)),
      under('OM-S44', supports('incident', when.foundOutsideACoup)),
      under('OM-15', says('incident', refer(GO_ON, ANNUL_COUP), when.isIncident('late-stake'))),
      under('OM-19', says('incident', drawnWrongly, when.isIncident('wrong-draw'))),
      under('OM-20', says('incident', refer(ANNUL_COUP, GO_ON), when.isIncident('cards-stuck'))),
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
      says(
        'incident',
        refer(GO_ON, ANNUL_COUP, ANNUL_TALLA),
        when.isIncident('cards-touched', 'squeezing', 'cards-beyond-table', 'other'),
      ),
    ),

    // B) Desarrollo del juego
    rule(
      'AST-PB-B-1',
      says('preparation', ['count', 'shuffle', 'cut']),
      under('OM-S52', says('choices', ['croupier'], when.of('shuffledBy'))),
      under('OM-S52', says('choices', ['manual'], when.of('shoe'))),
      under('OM-S2', says('cut', 'seated')),
      under('OM-01', says('decks', [6])),
    ),
    rule('AST-PB-B-2', says('stopCard', 7)),
    rule(
      'AST-PB-B-3',
      under('AMB-15', says('afterStopCard', 'finish-coup', when.inACoup)),
      says('afterStopCard', 'end', when.betweenCoups),
    ),
    rule(
      'AST-PB-B-4',
      under(
        'AMB-16',
        says('burn', ({ rank }) => pips(rank), when.neitherTenNorFigure),
      ),
      under('AMB-16', supports('burn', when.tenOrFigure)),
    ),
    rule('AST-PB-B-5', says('burn', 10, when.tenOrFigure)),
    rule(
      'AST-PB-B-6',
      under('OM-S3', says('call', call, when.on('opening'))),
      says('call', call, when.on('closing')),
      under('OM-15', says('lateStake', 'refused')),
    ),
    rule('AST-PB-B-7', supports('deal')),
    rule('AST-PB-B-8', says('deal', { hand: 'punto', face: 'down', rests: 'croupier' }, when.firstOrThird)),
    rule('AST-PB-B-9', says('deal', { hand: 'banca', face: 'down', rests: 'shoe-corner' }, when.secondOrFourth)),
    rule(
      'AST-PB-B-10',
      under('AMB-10', says('choices', ['anyone', 'seated'], when.at('puntoHolder', 'anyone'))),
      under('AMB-10', says('puntoCards', highestStake(HIGHEST), when.forAnyone)),
      under('OM-S47', supports('puntoCards', when.dealerIsOnPunto)),
      under('OM-S29', says('choices', ['anyone', 'seated'], when.at('puntoHolder', 'seated'))),
      under('OM-S29', says('puntoCards', highestStake(SEATED, isSeated), when.forTheSeated)),
    ),
    rule(
      'AST-PB-B-11',
      says('uncovering', { turn: 1, by: 'holder' }, when.ofPunto),
      under('OM-S4', says('squeezing', 'allowed')),
    ),
    rule('AST-PB-B-12', says('call', call, when.on('punto-total')), says('laid', 'croupier-right', when.ofPunto)),
    rule('AST-PB-B-13', says('uncovering', { turn: 2, by: 'dealer' }, when.ofBanca)),
    rule('AST-PB-B-14', says('call', call, when.on('banca-total')), says('laid', 'croupier-left', when.ofBanca)),
    rule('AST-PB-B-15', says('call', call, when.on('punto-stands'))),
    rule('AST-PB-B-16', says('call', call, when.on('punto-draws')), under('OM-S1', says('thirdCard', 'up'))),
    rule('AST-PB-B-17', says('call', call, when.on('banca-stands', 'banca-draws'))),
    rule('AST-PB-B-18', says('call', call, when.on('winner'))),
    rule('AST-PB-B-19', says('settling', ['pay', 'deduct'])),

    // C) Jugadores y jugadoras
    rule(
      'AST-PB-C-1',
      says('admission', 'admitted', when.seated),
      under(
        'OM-04',
        says('seats', (_, { seats }) => numberedSeats(atMost(seats, 16))),
      ),
    ),
    rule(
      'AST-PB-C-2',
      says('admission', (_, table) => (table.standing ? 'admitted' : 'refused'), when.standing),
    ),
    rule(
      'AST-PB-C-3',
      says('dealing', 'optional'),
      says('choices', ['players'], when.of('dealtBy')),
      under('OM-17', says('nobodyDeals', { croupierUntil: 'bank-loss' })),
      under(
        'OM-18',
        says('shoeGivenUp', ({ dealt }) => (dealt >= 1 ? 'allowed' : 'refused')),
      ),
    ),
    rule('AST-PB-C-4', says('firstTurn', 1), says('ronda', 'may-deal')),
    rule('AST-PB-C-5', says('shoeDeclined', 'right')),
    rule('AST-PB-C-6', says('dealerHand', 'banca')),
    rule(
      'AST-PB-C-7',
      under(
        'AMB-08',
        says('dealerStake', (_, { dealerStake, minimum }) => ({ on: dealerStake, atLeast: minimum })),
      ),
      under('AMB-08', says('choices', ['banca', 'any'], when.of('dealerStake'))),
      under('OM-46', says('dealerWithoutStake', 'next-with-stake')),
    ),
    rule('AST-PB-C-8', under('AMB-11', supports('puntoCards', when.somebodyOnPunto))),
    rule('AST-PB-C-9', says('puntoCards', null, when.nobodyOnPunto)),
    rule(
      'AST-PB-C-10',
      says('shoeAfter', 'passes', when.bankLost),
      under('AMB-17', says('shoeAfter', 'stays', when.bankDidNotLose)),
      says('choices', ['passes'], when.of('shoeOnLoss')),
      under('OM-22', says('nextPack', 'right', when.bankLost)),
      under('OM-22', says('nextPack', 'same', when.bankDidNotLoseTheShoeKept)),
    ),

    // D) Banca
    rule(
      'AST-PB-D-1',
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
      'AST-PB-D-2',
      under('AMB-12', says('settlement', won(1, 1, percent(5)), when.onBancaThatWon)),
      says('choices', ['five-per-cent'], when.of('payment')),
      under('OM-25', says('rounding', 'down', when.ofDeduction)),
      under('OM-44', says('rounding', 'up', when.ofWinnings)),
    ),
    rule(
      'AST-PB-D-3',
      says('tableMinimum', (_, { authorisedMinimum }) => authorisedMinimum),
      says('stakeMinimum', (_, { minimum }) => minimum, when.onAHand),
      under(
        'OM-16',
        says('stakeMinimum', (_, table) => tieMinimum(table), when.onTheTie),
      ),
    ),
    rule(
      'AST-PB-D-4',
      under(
        'AMB-13',
        says('tableMaximum', (_, { minimum }) => ({
          kind: 'one-of',
          amounts: [20, 50, 100].map((multiple) => times(minimum, multiple)),
        })),
      ),
      says('stakeMaximum', (_, { maximum }) => maximum, when.onAHand),
    ),
    rule(
      'AST-PB-D-5',
      says('stakeStep', (_, { minimum }) => minimum, when.multiplesRequired),
      under(
        'OM-44',
        says('stakeStep', (_, { unit }) => unit, when.anyChips),
      ),
    ),
  ],
});
