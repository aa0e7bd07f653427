import type { CheminDeFerMessage, DosPanosMessage, Offered, TableMessage } from '@sabot/protocol';
import type { Wish } from '../mind.ts';

export type CirculoMessage = CheminDeFerMessage | DosPanosMessage;

/** An act with nothing more to say. */
export const plain = (act: string): Wish => ({ act, fields: {} });

/** What one person is offered and awaited for. */
export interface Offers {
  readonly may: (act: string) => Offered | undefined;
  /** The acts somebody waits for from this person. */
  readonly awaited: readonly string[];
}

export const offersFor = ({ acts, awaits }: Pick<TableMessage, 'acts' | 'awaits'>, name: string): Offers => ({
  may: (act) => acts.find((one) => one.act === act),
  awaited: awaits.find(({ by }) => by.some(({ id }) => id === name))?.acts ?? [],
});

/** So much, brought within what is offered and to whole chips; null: even the least is too much. */
export function within(offered: Offered | undefined, field: string, wanted: number, most = wanted): number | null {
  const bound = offered?.fields[field];
  if (bound?.kind !== 'amount' || bound.max < bound.min || bound.min > most) return null;
  const amount = Math.min(bound.max, Math.max(bound.min, wanted));
  return Math.max(bound.min, amount - (amount % bound.step));
}

/** Of two acts the one it prefers, where it may choose; else the one it may do. */
export function either(offers: Offers, first: string, second: string): Wish | null {
  const act = [first, second].find((one) => offers.may(one) !== undefined);
  return act === undefined ? null : plain(act);
}
