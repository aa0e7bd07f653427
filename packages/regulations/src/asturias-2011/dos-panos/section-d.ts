import { rule, says, supports, under } from '../../provisions/dos-panos-law.ts';
import { atMost } from '../../provisions/seating.ts';
import { order } from './priority.ts';
import * as when from './when.ts';

/** The departments of the second paño are numbered on from those of the first. */
const numbered = (pano: 'pano-1' | 'pano-2', seats: number): readonly number[] => {
  const count = atMost(seats, 8);
  return Array.from({ length: count }, (_, i) => i + 1 + (pano === 'pano-2' ? count : 0));
};

/** D) Jugadores y jugadoras. */
export const sectionD = [
  rule(
    'AST-DP-D-1',
    says('admission', 'admitted', when.is('place', 'seat')),
    under('OM-29', says('lastCoups', 5)),
    under(
      'OM-07',
      says('seats', ({ pano }, { seatsPerPano }) => numbered(pano, seatsPerPano)),
    ),
    under('OM-S15', says('behindStakes', 'either-pano', when.is('place', 'seat'))),
    under('OM-S21', says('emptySeat', 'kept')),
  ),
  rule('AST-DP-D-2', says('admission', 'admitted', when.is('place', 'chair'))),
  rule(
    'AST-DP-D-3',
    says('admission', 'admitted', when.is('place', 'standing')),
    says('behindStakes', 'either-pano', when.is('place', 'standing')),
  ),
  rule('AST-DP-D-4', says('priority', order)),
  rule(
    'AST-DP-D-5',
    supports('priority', when.somebodyBehind),
    under('OM-50', supports('priority', when.severalBehind)),
    under('OM-S15', supports('priority', when.somebodyFromTheOther)),
  ),
  rule('AST-DP-D-6', says('bancoPanos', 'lots')),
  rule(
    'AST-DP-D-7',
    says('handling', ({ place }) => (place === 'seat' ? 'may-hold' : 'may-not'), when.is('banco', false)),
  ),
  rule(
    'AST-DP-D-8',
    says('turn', 'by-number'),
    under('OM-S34', says('cardsDeclined', 'allowed', when.mayDecline)),
    under('OM-S34', says('cardsDeclined', 'refused', when.mayNotDecline)),
  ),
  rule(
    'AST-DP-D-9',
    under('AMB-70', says('turnAfter', 'passes', when.is('outcome', 'banca'))),
    says('turnAfter', 'stays', when.is('outcome', 'pano')),
    under('AMB-17', says('turnAfter', 'stays', when.is('outcome', 'tie'))),
  ),
  rule('AST-DP-D-10', says('handling', 'may-hold', when.is('banco', true))),
  rule('AST-DP-D-11', says('vacancy', 'waiting-list')),
] as const;
