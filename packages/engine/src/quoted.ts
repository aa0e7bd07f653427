const MOST_QUOTED = 60;

/** A value from outside as a refusal may repeat it: short, and never by asking the value itself to say what it is. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, MOST_QUOTED);
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  return String(value).slice(0, MOST_QUOTED);
}
