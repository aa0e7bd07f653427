import { rule, says, supports, under } from '../../provisions/chemin-de-fer-law.ts';
import { atMost } from '../../provisions/seating.ts';
import { order } from './priority.ts';
import { firstOrLast } from './rulings.ts';
import * as when from './when.ts';

/** D) Jugadores y jugadoras. */
export const sectionD = [
  rule(
    'AST-CF-D-1',
    says('admission', 'admitted', when.is('place', 'seat')),
    under('OM-29', says('lastCoups', 5)),
    under(
      'OM-06',
      says('seats', (_, { seats }) => Array.from({ length: atMost(seats, 16) }, (_seat, i) => i + 1)),
    ),
  ),
  rule('AST-CF-D-3', says('admission', 'admitted', when.is('place', 'standing'))),
  rule('AST-CF-D-4', supports('priority', when.seatedAndStanding)),
  rule('AST-CF-D-5', under('AMB-42', says('priority', order))),
  rule('AST-CF-D-6', under('OM-50', supports('priority', when.severalStanding))),
  rule(
    'AST-CF-D-7',
    says('saludar', 'must-salute', ({ when: moment, move }) => moment === 'talla' && move === 'change'),
  ),
  rule('AST-CF-D-8', supports('priority', when.somebodyHasNotSaluted)),
  rule(
    'AST-CF-D-9',
    says('saludar', 'must-salute', ({ when: moment, move }) => moment === 'talla' && move === 'arrival'),
  ),
  rule('AST-CF-D-10', says('saludar', 'intact', when.is('when', 'between'))),
  rule('AST-CF-D-11', says('elsewhere', 'refused')),
  rule('AST-CF-D-12', says('vacancy', 'waiting-list', when.is('when', 'talla'))),
  rule('AST-CF-D-13', says('vacancy', 'changes', when.is('when', 'between'))),
  rule(
    'AST-CF-D-14',
    under(
      'AMB-41',
      says('refusals', ({ count }) => (count >= 2 ? 'leaves' : 'stays')),
    ),
  ),
  rule('AST-CF-D-15', says('following', 'refused'), supports('incident', when.isIncident('follows-the-mano'))),
  rule('AST-CF-D-16', says('incident', firstOrLast, when.isIncident('follows-the-mano'))),
  rule('AST-CF-D-17', says('absent', 'loses-seat')),
  rule('AST-CF-D-18', says('emptySeat', 'kept')),
] as const;
