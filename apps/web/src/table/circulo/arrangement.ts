import type { Offered } from '@sabot/protocol';

/** Acts that have a place of their own: the seats, the corner, the pack. */
export const ELSEWHERE: ReadonlySet<string> = new Set(['Sit', 'Stand', 'BuyChips', 'Leave', 'CutPack']);

/** Amounts that are asked for against a clock are set in the deck itself. */
export const INLINE: ReadonlySet<string> = new Set(['TakeBank', 'Bid', 'SetStakes']);

export interface Arranged {
  readonly front: readonly Offered[];
  readonly more: readonly Offered[];
}

/** `order`: what the moment asks for, the most telling act first. Every offered act is either in front, under “more”, or has its own place: none is left out. */
export function arranged(acts: readonly Offered[], order: readonly string[]): Arranged {
  const own = acts.filter(({ act }) => !ELSEWHERE.has(act));
  const rank = ({ act }: Offered): number => order.indexOf(act);
  return {
    front: own.filter((one) => rank(one) !== -1).toSorted((a, b) => rank(a) - rank(b)),
    more: own.filter((one) => rank(one) === -1),
  };
}
