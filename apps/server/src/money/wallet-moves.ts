import type { Posting } from '@sabot/engine';
import type { Step } from '../table/decide.ts';

const PLAYER = 'player:';
const nameIn = (account: string): string | null => (account.startsWith(PLAYER) ? account.slice(PLAYER.length) : null);

/** What goes to (above zero) or comes from (below) each person's wallet when chips come to or leave a table. */
export function walletMoves(steps: readonly Step[]): ReadonlyMap<string, number> {
  const moves = new Map<string, number>();
  const add = (name: string | null, amount: number) => {
    if (name !== null) moves.set(name, (moves.get(name) ?? 0) + amount);
  };
  for (const { event } of steps) {
    const { postings = [] } = event as { readonly postings?: readonly Posting[] };
    for (const { from, to, amount } of postings) {
      if (from === 'outside') add(nameIn(to), -amount);
      if (to === 'outside') add(nameIn(from), amount);
    }
  }
  return moves;
}
