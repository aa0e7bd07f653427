import type { CheminDeFerMessage, Offered } from '@sabot/protocol';

/** What one person is offered and awaited for. */
export interface Offers {
  readonly may: (act: string) => Offered | undefined;
  /** The acts somebody waits for from this person. */
  readonly awaited: readonly string[];
}

export const offersFor = ({ acts, awaits }: CheminDeFerMessage, name: string): Offers => ({
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
