import type { Money } from '@sabot/words';

/** A gain or a loss, with its sign. */
export const signed = (money: Money, cents: number): string => (cents > 0 ? `+${money(cents)}` : money(cents));
