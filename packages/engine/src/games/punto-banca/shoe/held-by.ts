import type { ShoeHolder } from '../state.ts';

export type PlayerWithShoe = Extract<ShoeHolder, { readonly kind: 'player' }>;

/** The shoe as this player has it; null where he has it not. */
export const heldBy = (holder: ShoeHolder | null, player: string): PlayerWithShoe | null =>
  holder?.kind === 'player' && holder.id === player ? holder : null;
