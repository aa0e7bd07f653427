import type { Holder } from '@sabot/event-store';

/** Who has a house open, in a few words. */
export function holderInWords(holder: Holder | null): string {
  if (holder === null) return 'it does not say who it is';
  const { address, pid, machine, since } = holder;
  const where = address ?? 'it is still opening';
  return `${where}, process ${pid} on ${machine}, since ${new Date(since).toLocaleString('en-GB')}`;
}
