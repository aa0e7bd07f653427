import { RULESETS } from '@sabot/regulations';
import { bind, rulesetOf } from './bind.ts';
import type { Bound } from './bound.ts';
import { NotationError } from './error.ts';
import { parse } from './parse.ts';
import type { Rules } from './rules.ts';

/** Parses and binds a file under the ruleset it names. */
export function read(text: string, rulesets: readonly Rules[] = RULESETS): Bound {
  const document = parse(text);
  return bind(document, rulesetOf(document.header, rulesets));
}

/** Only the law in force can be asked again. */
export function demandEdition({ ruleset, edition, editionAt }: Bound): void {
  const { edition: current } = ruleset.regulation;
  if (edition !== current) {
    throw new NotationError(
      editionAt,
      `edition ${edition} of ${ruleset.id} is not here to be asked; edition ${current} is`,
    );
  }
}
