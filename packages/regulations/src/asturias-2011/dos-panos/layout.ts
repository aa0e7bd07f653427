import { type Layout, rests, zone } from '../../provisions/layout.ts';

/** The text knows numbered departments on two paños, the lines between them, the cesta and the slot of the cagnotte. */
export const layout: Layout = {
  shape: 'oval',
  zones: [zone('punto', 'seat', 'department', 'AST-DP-D-1')],
  basket: 'basket',
  grounds: [rests('AST-DP-D-1', 'OM-07'), rests('AST-DP-B-19')],
};
