import { type Layout, rests, zone } from '../../provisions/layout.ts';

/** The text knows departments, a line for half stakes and the slot of the cagnotte; the table is in another decree. */
export const layout: Layout = {
  shape: 'oval',
  zones: [zone('punto', 'seat', 'department', 'AST-CF-D-2')],
  basket: 'basket',
  grounds: [rests('AST-CF-D-1'), rests('AST-CF-B-37')],
};
