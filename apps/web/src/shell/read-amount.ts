/**
 * An amount as people write it, in cents: 1000, 1.000, 1,000, 12,5 or 12.50. Three figures after a mark are thousands,
 * one or two are cents, in either language. Null: it is no amount.
 */
export function readAmount(text: string): number | null {
  const written = text.replace(/\s/g, '');
  const parts = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(written);
  if (parts === null) return null;
  const whole = Number((parts[1] as string).replace(/[.,]/g, ''));
  const cents = whole * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}
