import { DOMAINS, type PuntoBancaPoints, type Settings } from '@sabot/engine';
import { regulation, rule, says, supports, under } from '../../provisions/punto-banca-law.ts';
import { takenOver } from '../../provisions/refers-to.ts';
import { atMost, numberedSeats } from '../../provisions/seating.ts';
import * as when from '../../provisions/when.ts';
import { asturiasPuntoYBanca } from '../punto-y-banca/regulation.ts';

const POINTS = Object.keys(DOMAINS) as (keyof PuntoBancaPoints)[];
/** What section E settles itself. */
const croupierDeals = (_: unknown, { dealtBy }: Settings): boolean => dealtBy === 'croupier';
const playersDeal = (_: unknown, { dealtBy }: Settings): boolean => dealtBy === 'players';
const OWN = {
  seats: 'always',
  admission: 'always',
  dealing: 'always',
  choices: when.of('dealtBy'),
  uncovering: croupierDeals,
  cut: croupierDeals,
} as const;

export const asturiasMini = regulation({
  id: 'asturias-2011/mini',
  edition: 2,
  game: 'punto-banca',
  defaults: { ...asturiasPuntoYBanca.defaults, seats: 7 },
  provisions: [
    // E) Mini punto y banca
    rule(
      'AST-MINI-E-1',
      says('seats', (_, { seats }) => numberedSeats(atMost(seats, 7))),
    ),
    rule(
      'AST-MINI-E-2',
      ...POINTS.map((point) => supports(point)),
      under('AMB-25', says('dealing', 'optional', playersDeal)),
      under('AMB-25', says('choices', ['players', 'croupier'], when.at('dealtBy', 'players'))),
      under('OM-S28', says('dealing', 'croupier', croupierDeals)),
      under('OM-S28', says('choices', ['players', 'croupier'], when.at('dealtBy', 'croupier'))),
      under('OM-S28', says('cut', 'croupier', croupierDeals)),
      under(
        'OM-S28',
        says('uncovering', ({ hand }) => ({ turn: hand === 'punto' ? 1 : 2, by: 'croupier' }), croupierDeals),
      ),
    ),
    rule('AST-MINI-E-7', says('admission', 'admitted', when.seated), supports('seats')),
    rule(
      'AST-MINI-E-8',
      says('admission', (_, table) => (table.standing ? 'admitted' : 'refused'), when.standing),
    ),
    ...takenOver(asturiasPuntoYBanca, OWN),
  ],
  unmodelled: [
    { rule: 'AST-MINI-E-3', reason: 'Staffing: one crupier and one jefe de mesa.' },
    { rule: 'AST-MINI-E-4', reason: 'Furniture: the size and shape of the table.' },
    { rule: 'AST-MINI-E-5', reason: 'Furniture: the circle for bank stakes in front of each casilla.' },
    { rule: 'AST-MINI-E-6', reason: 'Furniture: the zones for player and tie stakes.' },
  ],
});
