import { BadCall } from '../call/bad-call.ts';
import { type Call, type Exit, print, printJson } from '../commands/command.ts';

/** What the house answered: as data, or in lines. */
export function told(call: Call, body: unknown, lines: readonly string[]): Exit {
  if (call.options.json) printJson(call, body);
  else print(call, ...lines);
  return 0;
}

/** What `--fields` carries. */
export function fieldsIn({ options: { fields = '{}' } }: Call): object {
  try {
    const read: unknown = JSON.parse(String(fields));
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read;
  } catch {
    // Said below.
  }
  throw new BadCall((bad) => bad.missing('staff', '--fields {"incident":"other",…}'));
}

/** A date or a moment as it was written; null: none was. */
export function momentIn(given: unknown): number | null {
  if (typeof given !== 'string') return null;
  // A day alone begins where the terminal is, not at Greenwich.
  const at = Date.parse(/^\d{4}-\d\d-\d\d$/.test(given) ? `${given}T00:00` : given);
  if (Number.isNaN(at)) throw new BadCall((bad) => bad.missing('staff', '2026-11-19, 2026-11-19T23:40'));
  return at;
}
