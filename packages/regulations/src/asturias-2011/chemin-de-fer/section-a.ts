import { isTenOrFigure, pips } from '../../provisions/card-points.ts';
import { rule, says, supports, under } from '../../provisions/chemin-de-fer-law.ts';
import { spoken } from './calls.ts';
import { bankHas, cuadroRow } from './cuadro.ts';
import { terms } from './terms.ts';
import * as when from './when.ts';

/** A) Reglas generales. */
export const sectionA = [
  rule(
    'AST-CF-A-1',
    says('cardValue', ({ rank }) => (isTenOrFigure(rank) ? 0 : pips(rank))),
  ),
  rule(
    'AST-CF-A-2',
    says('handTotal', ({ sum }) => sum % 10),
  ),
  rule(
    'AST-CF-A-3',
    says('winner', ({ punto, banca }) => (punto > banca ? 'punto' : 'banca'), when.totalsDiffer),
    under('OM-32', says('payment', { num: 1, den: 1 })),
  ),
  rule('AST-CF-A-4', says('winner', 'tie', when.totalsAreEqual)),
  rule(
    'AST-CF-A-5',
    says('deal', ({ nth }) => ({ hand: nth % 2 === 1 ? 'punto' : 'banca', face: 'down' })),
  ),
  rule(
    'AST-CF-A-6',
    says('natural', 'abate', ({ total }) => total >= 8),
  ),
  rule(
    'AST-CF-A-7',
    says('natural', 'goes-on', ({ total }) => total < 8),
    says('announce', ({ decision }) => terms.said[decision]),
  ),
  rule('AST-CF-A-8', says('puntoRules', ['draw'], when.puntoHas(0, 4))),
  rule('AST-CF-A-9', says('puntoRules', ['draw', 'stand'], when.fiveUnadvised)),
  rule('AST-CF-A-10', says('puntoRules', ['stand'], when.puntoHas(6, 7))),
  rule('AST-CF-A-11', under('AMB-29', says('puntoRules', ['draw', 'stand'], when.isFree))),
  rule('AST-CF-A-12', says('bancaRules', ['draw', 'stand'], when.bancaHasMore)),
  rule('AST-CF-A-13', says('bancaRules', ['draw'], when.bancaHasZero)),
  rule('AST-CF-A-14', says('thirdCard', 'up')),
  rule(
    'AST-CF-A-15',
    says('ending', ['announce', 'expose', 'settle']),
    says('call', spoken, when.on('punto-total', 'banca-total', 'winner')),
  ),
  rule('AST-CF-A-16', says('explaining', 'bound')),
  rule('AST-CF-A-17', says('puntoRules', ['stand'], when.fiveAdvised)),
  rule('AST-CF-A-18', says('askedCuadro', 'binding'), under('OM-37', says('silentBanker', 'draw'))),
  //                                            0123456789 p
  rule('AST-CF-A-19', says('cuadro', cuadroRow('TTTTTTTTTT T'), bankHas(0, 1, 2))),
  rule('AST-CF-A-20', under('AMB-01', says('cuadro', cuadroRow('TTTTTTTTPO T'), bankHas(3)))),
  rule('AST-CF-A-21', says('cuadro', cuadroRow('PPTTTTTTPP T'), bankHas(4))),
  rule('AST-CF-A-22', under('AMB-01', says('cuadro', cuadroRow('PPPPOTTTPP T'), bankHas(5)))),
  rule('AST-CF-A-23', says('cuadro', cuadroRow('PPPPPPTTPP P'), bankHas(6))),
  rule('AST-CF-A-24', says('cuadro', cuadroRow('PPPPPPPPPP P'), bankHas(7))),
  rule('AST-CF-A-25', under('AMB-02', supports('cuadro'))),
  rule('AST-CF-A-26', supports('incident', when.isIncident('other'))),
] as const;
