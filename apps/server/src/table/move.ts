import { type Actor, CROUPIER, player, type Unchecked } from '@sabot/engine';
import type { Hex32 } from '@sabot/fairness';

/** Whatever can be done at a table: an act of the game, or a hand in the shuffle. */
export type Move =
  | { readonly kind: 'act'; readonly command: Unchecked }
  | { readonly kind: 'shuffle'; readonly player: string; readonly talla: number; readonly commitment: Hex32 }
  | { readonly kind: 'reveal'; readonly player: string; readonly talla: number; readonly entropy: Hex32 }
  /** The time to shuffle or to reveal is over. */
  | { readonly kind: 'go-on' };

const actorOf = (move: Move): Actor =>
  move.kind === 'act' ? move.command.by : move.kind === 'go-on' ? CROUPIER : player(move.player);

/** In whose name it is made. */
export function moverOf(move: Move): string {
  const by = actorOf(move);
  return 'id' in by ? `${by.kind}:${by.id}` : by.kind;
}

/**
 * The act as it is kept with what came of it: what was done, in whose name, and with which fields. A hand in the shuffle is
 * called as clients call it.
 */
export function actText(move: Move): string {
  const by = actorOf(move);
  switch (move.kind) {
    case 'act':
      return commandText(move.command);
    case 'shuffle':
      return commandText({ type: move.kind, by, talla: move.talla, commitment: move.commitment });
    case 'reveal':
      return commandText({ type: move.kind, by, talla: move.talla, entropy: move.entropy });
    case 'go-on':
      return commandText({ type: move.kind, by });
    default:
      return move satisfies never;
  }
}

export const commandText = ({ type, by, ...fields }: Unchecked): string => JSON.stringify({ type, by, ...fields });

/** The player who makes it; null: the house does. */
export function personIn(move: Move): string | null {
  const by = actorOf(move);
  return by.kind === 'player' ? by.id : null;
}

/** What it is called in a log. */
export const moveName = (move: Move): string => (move.kind === 'act' ? move.command.type : move.kind);
