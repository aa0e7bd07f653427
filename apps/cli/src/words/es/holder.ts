import type { Holder } from '@sabot/event-store';

/** Who has a house open, in a few words. */
export function holderInWords(holder: Holder | null): string {
  if (holder === null) return 'no dice quién es';
  const { address, pid, machine, since } = holder;
  const where = address ?? 'todavía está abriendo';
  return `${where}, proceso ${pid} en ${machine}, desde el ${new Date(since).toLocaleString('es-ES')}`;
}
