import { lookUp } from '@sabot/engine/by-name';
import type { Words } from '../../locales/words.ts';

const AMOUNTS = ['given', 'min', 'max', 'step'];

/** A refusal in the reader's language; amounts among its facts are written as money, bets by their names. */
export function refusalLine(
  words: Words['table'],
  { code, facts }: { readonly code: string; readonly facts: Readonly<Record<string, string | number>> },
  money: (cents: number) => string,
): string {
  const told: Record<string, string | number> = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      AMOUNTS.includes(name) && typeof value === 'number' ? money(value) : value,
    ]),
  );
  if (typeof facts.field === 'string') told.field = lookUp(words.zones, facts.field) ?? '';
  const line = lookUp(words.refusals, code)?.(told) ?? words.refusedPlainly;
  // A field that has no name for people is left out, with its colon.
  return line.replace(/^: /, '').replace(/^./, (first) => first.toUpperCase());
}
