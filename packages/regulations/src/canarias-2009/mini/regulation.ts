import { DOMAINS, type PuntoBancaPoints } from '@sabot/engine';
import { regulation, rule, says, supports, under } from '../../provisions/punto-banca-law.ts';
import { takenOver } from '../../provisions/refers-to.ts';
import { atMost, numberedSeats } from '../../provisions/seating.ts';
import * as when from '../../provisions/when.ts';
import { canariasPuntoBanca, isLeftToTheInspector } from '../punto-banca/regulation.ts';

/** Where one croupier draws and uncovers everything, these never arise. */
const IDLE: readonly string[] = [
  'puntoCards',
  'squeezing',
  'dealerHand',
  'firstTurn',
  'shoeDeclined',
  'ronda',
  'nobodyDeals',
  'shoeAfter',
  'shoeGivenUp',
  'dealerStake',
  'dealerWithoutStake',
];
const POINTS = (Object.keys(DOMAINS) as (keyof PuntoBancaPoints)[]).filter((point) => !IDLE.includes(point));
const OWN = { seats: 'always', dealing: 'always', uncovering: 'always', choices: when.of('dealtBy') } as const;

export const canariasMini = regulation({
  id: 'canarias-2009/mini',
  edition: 2,
  game: 'punto-banca',
  defaults: { ...canariasPuntoBanca.defaults, seats: 7, dealtBy: 'croupier' },
  provisions: [
    // 3.2. Mini punto
    rule(
      'CAN-MINI-3.2-1',
      ...POINTS.map((point) => supports(point)),
      under(
        'OM-05',
        says('seats', (_, { seats }) => numberedSeats(atMost(seats, 7))),
      ),
    ),
    rule(
      'CAN-MINI-3.2-3',
      says('dealing', 'croupier'),
      says('choices', ['croupier'], when.of('dealtBy')),
      says('uncovering', { turn: 1, by: 'croupier' }, when.ofPunto),
      says('uncovering', { turn: 2, by: 'croupier' }, when.ofBanca),
    ),
    rule('CAN-MINI-3.2-5', under('OM-S32', supports('incident', isLeftToTheInspector))),
    ...takenOver(canariasPuntoBanca, OWN),
  ],
  unmodelled: [
    { rule: 'CAN-MINI-3.2-2', reason: 'Furniture: the table is like a Blackjack table.' },
    { rule: 'CAN-MINI-3.2-4', reason: 'Staffing: the same croupier pays and collects.' },
  ],
});
