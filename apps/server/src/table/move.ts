import { type Actor, CROUPIER, player, type Unchecked } from '@sabot/engine';
import type { Hex32 } from '@sabot/fairness';

/** Whatever can be done at a table: an act of the game, or a hand in the shuffle. */
export type Move =
  | { readonly kind: 'act'; readonly command: Unchecked }
  | { readonly kind: 'shuffle'; readonly player: string; readonly talla: number; readonly commitment: Hex32 }
  | { readonly kind: 'reveal'; readonly player: string; readonly talla: number; readonly entropy: Hex32 }
  /** The time to shuffle or to reveal is over. */
  | { readonly kind: 'go-on' };

/** Who makes it. */
export const actorOf = (move: Move): Actor =>
  move.kind === 'act' ? move.command.by : move.kind === 'go-on' ? CROUPIER : player(move.player);

/** In whose name it is made. */
export function moverOf(move: Move): string {
  const by = actorOf(move);
  return 'id' in by ? `${by.kind}:${by.id}` : by.kind;
}

/** The player who makes it; null: the house does. */
export function personIn(move: Move): string | null {
  const by = actorOf(move);
  return by.kind === 'player' ? by.id : null;
}

const COMING: readonly string[] = ['Sit', 'Stand', 'JoinWaitingList', 'BuyChips'];
/** Somebody wants to come, or to stay with more chips. */
export const comes = (move: Move): boolean => move.kind === 'act' && COMING.includes(move.command.type);

/** What it is called in a log. */
export const moveName = (move: Move): string => (move.kind === 'act' ? move.command.type : move.kind);
