import { lookUp } from '@sabot/engine/by-name';
import type { Dictionary } from './dictionary.ts';
import type { Facts, RefusalSay } from './refusal-words.ts';

/** Why something was not done, in one sentence, whatever the code. */
export const refusalIn = (
  { refusals, games }: Pick<Dictionary, 'refusals' | 'games'>,
  { code, facts }: { readonly code: string; readonly facts: Facts },
  say: RefusalSay,
): string => {
  const own = say.game === null ? undefined : lookUp(games, say.game)?.refusals;
  const sentence = (own && lookUp(own, code)) ?? lookUp(refusals.codes, code);
  return sentence?.(facts, say) ?? refusals.other;
};

/** A refusal that comes without facts: what a door says. Null: no such code is known here. */
export const refusalLine = ({ refusals }: Pick<Dictionary, 'refusals'>, code: string): string | null =>
  lookUp(refusals.codes, code)?.({}, { money: String, game: null }) ?? null;
