import { cents, PLAIN_TABLE, type Settings, ZERO } from '@sabot/engine';
import { BOTH_HANDS_AND_TIE } from '../../provisions/bets.ts';
import { spoken } from '../../provisions/calls.ts';
import { isTenOrFigure, pips } from '../../provisions/card-points.ts';
import { EVEN, LOST, NULL, percent, tenthOfTheMaximum, tieMinimum, times, won } from '../../provisions/payments.ts';
import { regulation, rule, says, supports, under } from '../../provisions/punto-banca-law.ts';
import { highestStake, isSeated } from '../../provisions/punto-cards.ts';
import { ANNUL_COUP, ANNUL_TALLA, dealtBy, drawnWrongly, GO_ON, refer, useIt, warn } from '../../provisions/rulings.ts';
import { atMost, numberedSeats } from '../../provisions/seating.ts';
import { bankHasAfterADraw, cuadroRow } from '../../provisions/third-card.ts';
import * as when from '../../provisions/when.ts';
import { terms } from './terms.ts';
import { unmodelled } from './unmodelled.ts';

const call = spoken(terms);
const HIGHEST = { highest: 'BUE-MIDI-8-9', equal: 'BUE-MIDI-8-9~OM-14' } as const;
/** Anexo II, in units. */
const BAND = { least: cents(10_00), most: cents(50_000_00) };

const isCappedByTheBand = (_: unknown, { minimum }: Settings): boolean => times(minimum, 100) > BAND.most;
const isWithinTheBand = (_: unknown, table: Settings): boolean => !isCappedByTheBand(_, table);

const byMachine = (_: unknown, { shuffledBy }: Settings): boolean => shuffledBy === 'machine';
const byHand = (_: unknown, { shuffledBy }: Settings): boolean => shuffledBy === 'croupier';

export const buenosAiresMidi = regulation({
  id: 'buenos-aires-2016/midi',
  edition: 2,
  game: 'punto-banca',
  defaults: {
    ...PLAIN_TABLE,
    authorisedMinimum: BAND.least,
    seats: 9,
    dealerStake: 'none',
    puntoHolder: 'seated',
    payment: 'half-on-six',
  },
  provisions: [
    // Considerando
    rule('BUE-MIDI-C-1', supports('tableMaximum'), supports('tableMinimum')),

    // Artículo 1. Descripción del juego
    rule('BUE-MIDI-1-1', says('bets', BOTH_HANDS_AND_TIE)),
    rule('BUE-MIDI-1-2', says('banker', 'house'), under('OM-29', says('lastCoups', 5))),

    // Artículo 2. Elementos del juego
    rule('BUE-MIDI-2-1', says('decks', [6, 8])),
    rule(
      'BUE-MIDI-2-2',
      says('cardValue', ({ rank }) => (isTenOrFigure(rank) ? 0 : pips(rank))),
    ),
    rule('BUE-MIDI-2-4', supports('cardValue')),
    rule(
      'BUE-MIDI-2-5',
      says('choices', ['manual', 'automatic'], when.of('shoe')),
      under(
        'OM-S52',
        says(
          'incident',
          refer(GO_ON, ANNUL_COUP),
          (facts, { shoe }) => shoe === 'automatic' && when.isIncident('wrong-draw')(facts),
        ),
      ),
      supports('deal'),
    ),
    rule(
      'BUE-MIDI-2-8',
      says('seats', (_, { seats }) => numberedSeats(atMost(seats, 9))),
    ),

    rule(
      'BUE-MIDI-2-13',
      says('preparation', ['count', 'machine-shuffle', 'cut'], byMachine),
      says('choices', ['croupier', 'machine'], when.of('shuffledBy')),
    ),

    // Artículo 3. Personal
    rule(
      'BUE-MIDI-3-1',
      under(
        'OM-19',
        says('incident', drawnWrongly, (facts, { shoe }) => shoe === 'manual' && when.isIncident('wrong-draw')(facts)),
      ),
      under('OM-20', says('incident', refer(ANNUL_COUP, GO_ON), when.isIncident('cards-stuck'))),
      under('OM-20', says('incident', refer(ANNUL_TALLA, ANNUL_COUP, GO_ON), when.isIncident('card-in-basket'))),
      under('OM-20', says('incident', refer(GO_ON, ANNUL_COUP), when.isIncident('card-on-floor'))),
      under(
        'OM-S33',
        says('incident', (facts) => refer(useIt(facts), ANNUL_COUP), when.faceUpInACoup),
      ),
      under('OM-S44', says('incident', refer(GO_ON, ANNUL_TALLA), when.faceUpOutsideACoup)),
      under('OM-S44', supports('incident', when.foundOutsideACoup)),
      says('incident', refer(GO_ON, ANNUL_COUP, ANNUL_TALLA), when.isIncident('cards-touched', 'other')),
      supports('incident', when.isIncident('squeezing', 'cards-beyond-table')),
    ),
    rule('BUE-MIDI-3-3', supports('settling')),
    rule('BUE-MIDI-3-4', supports('preparation', byHand)),
    rule('BUE-MIDI-3-5', says('tips', 'accepted'), supports('settling')),
    rule(
      'BUE-MIDI-3-6',
      under('OM-S3', says('call', call, when.on('opening'))),
      supports('call', when.on('opening', 'winner', 'punto-stands', 'punto-draws', 'banca-stands', 'banca-draws')),
    ),
    rule(
      'BUE-MIDI-3-8',
      says('squeezing', 'forbidden'),
      under(
        'OM-S7',
        says('incident', (facts) => refer(warn(facts), GO_ON, ANNUL_COUP), when.isIncident('squeezing')),
      ),
    ),

    // Artículo 4. Jugadores
    rule('BUE-MIDI-4-1', says('admission', 'admitted', when.seated), supports('seats')),
    rule(
      'BUE-MIDI-4-2',
      says('admission', (_, table) => (table.standing ? 'admitted' : 'refused'), when.standing),
    ),

    // Artículo 5. Banca
    rule('BUE-MIDI-5-1', supports('banker')),
    rule(
      'BUE-MIDI-5-2',
      says('settlement', EVEN, when.onPuntoThatWon),
      says(
        'settlement',
        EVEN,
        (stake, { payment }) => when.onBancaThatWon(stake) && payment === 'half-on-six' && stake.totals.banca !== 6,
      ),
    ),
    rule(
      'BUE-MIDI-5-3',
      says(
        'settlement',
        won(1, 2),
        (stake, { payment }) => when.onBancaThatWon(stake) && payment === 'half-on-six' && stake.totals.banca === 6,
      ),
      under('OM-44', says('rounding', 'up', when.ofWinnings)),
    ),
    rule(
      'BUE-MIDI-5-4',
      under(
        'AMB-12',
        says(
          'settlement',
          won(1, 1, percent(5)),
          (stake, { payment }) => when.onBancaThatWon(stake) && payment === 'five-per-cent',
        ),
      ),
      under('AMB-21', says('choices', ['half-on-six', 'five-per-cent'], when.of('payment'))),
      under('OM-25', says('rounding', 'down', when.ofDeduction)),
    ),
    rule(
      'BUE-MIDI-5-5',
      says('stakeMinimum', (_, { minimum }) => minimum, when.onAHand),
      under(
        'OM-16',
        says('stakeMinimum', (_, table) => tieMinimum(table), when.onTheTie),
      ),
      says(
        'tableMinimum',
        (_, { authorisedMinimum }) => authorisedMinimum,
        (_, { authorisedMinimum }) => authorisedMinimum > BAND.least,
      ),
      supports('tableMinimum', (_, { authorisedMinimum }) => authorisedMinimum <= BAND.least),
    ),
    rule(
      'BUE-MIDI-5-6',
      under(
        'AMB-13',
        says(
          'tableMaximum',
          (_, { minimum }) => ({ kind: 'between', low: times(minimum, 30), high: times(minimum, 100) }),
          isWithinTheBand,
        ),
      ),
      under('AMB-13', supports('tableMaximum', isCappedByTheBand)),
      says('stakeMaximum', (_, { maximum }) => maximum, when.onAHand),
    ),
    rule(
      'BUE-MIDI-5-7',
      says('stakeStep', (_, { minimum }) => minimum, when.multiplesRequired),
      under(
        'OM-44',
        says('stakeStep', (_, { unit }) => unit, when.anyChips),
      ),
    ),
    rule(
      'BUE-MIDI-5-8',
      says('settlement', ({ outcome }) => (outcome === 'tie' ? won(8, 1) : LOST), when.onTheTie),
    ),
    rule(
      'BUE-MIDI-5-9',
      says('stakeMaximum', (_, table) => tenthOfTheMaximum(table), when.onTheTie),
    ),

    // Artículo 6. Reglas de juego
    rule('BUE-MIDI-6-1', says('cardsFirst', 2)),
    rule(
      'BUE-MIDI-6-2',
      says('handTotal', ({ sum }) => sum % 10),
    ),
    rule(
      'BUE-MIDI-6-3',
      says('winner', ({ punto, banca }) => (punto > banca ? 'punto' : 'banca'), when.totalsDiffer),
      says('settlement', LOST, when.onAHandThatLost),
    ),
    rule(
      'BUE-MIDI-6-4',
      says('winner', 'tie', when.totalsAreEqual),
      under('AMB-14', says('settlement', NULL, when.onAHandThatTied)),
    ),
    rule(
      'BUE-MIDI-6-5',
      says('naturals', ({ punto, banca }) => (punto >= 8 || banca >= 8 ? 'over' : 'goes-on')),
    ),
    rule('BUE-MIDI-6-6', says('puntoDraw', 'draw', when.from0To5)),
    rule('BUE-MIDI-6-7', says('puntoDraw', 'stand', when.with6Or7)),
    rule(
      'BUE-MIDI-6-8',
      supports('bancaDraw', when.puntoDrew),
      // The cuadro has no column for a PUNTO who stood: the rows below speak of his third card only.
      under('AMB-04', says('choices', ['draws'], when.of('fiveAgainstNone'))),
      under(
        'AMB-04',
        says('bancaDraw', (facts) => (when.from0To5(facts) ? 'draw' : 'stand'), when.puntoStood),
      ),
    ),
    //                                                0123456789
    rule('BUE-MIDI-6-9', says('bancaDraw', cuadroRow('TTTTTTTTTT'), bankHasAfterADraw(0, 1, 2))),
    rule('BUE-MIDI-6-10', says('bancaDraw', cuadroRow('TTTTTTTTPT'), bankHasAfterADraw(3))),
    rule('BUE-MIDI-6-11', says('bancaDraw', cuadroRow('PPTTTTTTPP'), bankHasAfterADraw(4))),
    rule('BUE-MIDI-6-12', says('bancaDraw', cuadroRow('PPPPTTTTPP'), bankHasAfterADraw(5))),
    rule('BUE-MIDI-6-13', says('bancaDraw', cuadroRow('PPPPPPTTPP'), bankHasAfterADraw(6))),
    rule('BUE-MIDI-6-14', says('bancaDraw', cuadroRow('PPPPPPPPPP'), bankHasAfterADraw(7))),

    // Artículo 7. Máximos y mínimos
    rule(
      'BUE-MIDI-7-1',
      says('chips', (_, { unit }) => ({ step: unit })),
    ),
    rule('BUE-MIDI-7-2', supports('stakeMinimum'), supports('stakeMaximum')),
    rule('BUE-MIDI-7-3', supports('tableMinimum'), supports('tableMaximum')),

    // Artículo 8. Desarrollo del juego
    rule(
      'BUE-MIDI-8-1',
      says('preparation', ['count', 'shuffle', 'cut'], byHand),
      supports('preparation', byMachine),
      under('OM-S2', says('cut', 'seated')),
    ),
    rule('BUE-MIDI-8-2', says('stopCard', 7)),
    rule(
      'BUE-MIDI-8-3',
      under('AMB-15', says('afterStopCard', 'finish-coup', when.inACoup)),
      says('afterStopCard', 'end', when.betweenCoups),
    ),
    rule(
      'BUE-MIDI-8-4',
      under(
        'AMB-16',
        says('burn', ({ rank }) => pips(rank), when.neitherTenNorFigure),
      ),
      under('AMB-16', supports('burn', when.tenOrFigure)),
    ),
    rule('BUE-MIDI-8-5', says('burn', 10, when.tenOrFigure)),
    rule('BUE-MIDI-8-6', says('call', call, when.on('closing')), supports('deal')),
    rule('BUE-MIDI-8-7', says('deal', { hand: 'punto', face: 'down', rests: 'croupier' }, when.firstOrThird)),
    rule(
      'BUE-MIDI-8-8',
      under('AMB-20', says('deal', { hand: 'banca', face: 'down', rests: 'shoe-corner' }, when.secondOrFourth)),
    ),
    rule(
      'BUE-MIDI-8-9',
      under('AMB-10', says('puntoCards', highestStake(HIGHEST, isSeated), when.somebodyOnPunto)),
      under('OM-S47', supports('puntoCards', when.dealerIsOnPunto)),
      under('OM-S5', says('puntoCards', null, when.nobodyOnPunto)),
    ),
    rule(
      'BUE-MIDI-8-10',
      says('uncovering', { turn: 1, by: 'holder' }, when.ofPunto),
      says('call', call, when.on('punto-total')),
      says('laid', 'croupier-right', when.ofPunto),
    ),
    rule(
      'BUE-MIDI-8-11',
      says('uncovering', { turn: 2, by: 'dealer' }, when.ofBanca),
      says('dealerHand', 'banca'),
      under('OM-S5', says('dealerStake', { on: 'none', atLeast: ZERO })),
      under('OM-S5', says('choices', ['none'], when.of('dealerStake'))),
      under('OM-46', says('dealerWithoutStake', 'next-with-stake')),
    ),
    rule('BUE-MIDI-8-12', says('call', call, when.on('banca-total')), says('laid', 'croupier-left', when.ofBanca)),
    rule('BUE-MIDI-8-13', says('call', call, when.on('punto-stands'))),
    rule(
      'BUE-MIDI-8-14',
      says('call', call, when.on('punto-draws', 'banca-stands', 'banca-draws')),
      under('OM-S1', says('thirdCard', 'up')),
    ),
    rule('BUE-MIDI-8-15', says('call', call, when.on('winner')), says('settling', ['pay', 'deduct'])),

    // Artículo 9. Reglas comunes
    rule(
      'BUE-MIDI-9-1',
      says('lateStake', 'refused'),
      says('incident', [{ do: 'go-on' }], when.isIncident('late-stake')),
    ),
    rule(
      'BUE-MIDI-9-2',
      says('dealing', 'optional'),
      supports('puntoCards', when.somebodyOnPunto),
      says('choices', ['players'], when.of('dealtBy')),
      says('choices', ['seated'], when.of('puntoHolder')),
      under('OM-17', says('nobodyDeals', { croupierUntil: 'bank-loss' })),
      under(
        'OM-18',
        says('shoeGivenUp', ({ dealt }) => (dealt >= 1 ? 'allowed' : 'refused')),
      ),
    ),
    rule('BUE-MIDI-9-3', says('incident', [{ do: 'annul', hand: 'coup' }], when.isIncident('shoe-exhausted'))),
    rule(
      'BUE-MIDI-9-4',
      under(
        'AMB-18',
        says('ronda', ({ passed, boxes }) => (passed === null || passed >= boxes ? 'may-deal' : 'must-wait')),
      ),
      under(
        'OM-S48',
        supports('ronda', (_, { shoeOnLoss }) => shoeOnLoss === 'stays'),
      ),
      under('OM-S26', supports('nobodyDeals')),
      under('OM-S5', says('firstTurn', 1)),
      under('OM-S5', says('shoeDeclined', 'right')),
    ),
    rule(
      'BUE-MIDI-9-5',
      says('incident', dealtBy('inspector'), when.isIncident('dealer-cannot-go-on')),
      under('OM-S25', supports('incident', when.isIncident('dealer-cannot-go-on'))),
    ),
    rule(
      'BUE-MIDI-9-6',
      supports('incident', when.isIncident('dealer-cannot-go-on')),
      under('OM-S27', says('nextPack', 'right', when.shoeWasForfeited)),
    ),
    rule(
      'BUE-MIDI-9-7',
      says('nextPack', 'same', when.bankWonTheShoeKept),
      under('AMB-19', says('nextPack', 'right', when.bankDidNotWin)),
      // Within a pack the text is silent.
      under(
        'AMB-77',
        says('shoeAfter', (_, { shoeOnLoss }) => shoeOnLoss, when.bankLost),
      ),
      under('AMB-77', says('shoeAfter', 'stays', when.bankDidNotLose)),
      under('AMB-77', says('choices', ['passes', 'stays'], when.of('shoeOnLoss'))),
    ),
    rule(
      'BUE-MIDI-9-8',
      under(
        'AMB-22',
        says('bothSides', (_, { minimum }) => ({ apartBy: minimum })),
      ),
    ),
    rule(
      'BUE-MIDI-9-9',
      under(
        'OM-S7',
        says('incident', (facts) => refer(warn(facts), GO_ON, ANNUL_COUP), when.isIncident('cards-beyond-table')),
      ),
    ),

    // Anexo II
    rule(
      'BUE-MIDI-AII-1',
      says('tableMinimum', BAND.least, (_, { authorisedMinimum }) => authorisedMinimum <= BAND.least),
      supports('tableMinimum', (_, { authorisedMinimum }) => authorisedMinimum > BAND.least),
      says(
        'tableMaximum',
        (_, { minimum }) => ({
          kind: 'between',
          low: times(minimum, 30),
          high: BAND.most,
          lowBy: 'BUE-MIDI-5-6~AMB-13',
        }),
        isCappedByTheBand,
      ),
      supports('tableMaximum', isWithinTheBand),
    ),
  ],
  unmodelled,
});
