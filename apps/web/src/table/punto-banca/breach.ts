import { brokenBound } from '@sabot/engine/bounds';
import { lookUp } from '@sabot/engine/by-name';
import type { Offered } from '@sabot/protocol';

/** Why the house would refuse, as far as the bounds it sent tell. The words are the same as for its own refusals. */
export interface Breach {
  readonly code: string;
  readonly grounds: readonly string[];
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The first bound that these stakes break, or null; a stake that is not there is nothing. */
export function breachOf(offered: Offered, stakes: object): Breach | null {
  const args = Object.fromEntries(
    Object.keys(offered.fields).map((bet) => [bet, lookUp<object>(stakes, bet) ?? 0] as const),
  );
  const found = brokenBound<string, never>(offered, args);
  return found && { code: found.code, grounds: [found.ground], facts: found.facts };
}
