import { isNamedIn } from '@sabot/engine';
import type { Bound } from '../bind/bound.ts';
import { echo } from '../characters.ts';
import { ImpossibleHistory, NotationError } from '../error.ts';
import { kebab } from '../names.ts';
import { hint } from '../suggest.ts';

/**
 * A table is opened under the edition that the heading names: a heading alone could not turn the check away. A table that is
 * given may have been opened under an earlier one.
 */
export function demandOneEdition({ edition, editionNamed, editionAt, given, body }: Bound): void {
  const terms = (given as { readonly table?: { readonly edition?: unknown } } | undefined)?.table;
  if (terms !== undefined && !(typeof terms.edition === 'number' && terms.edition <= edition)) {
    throw new ImpossibleHistory(editionAt, `this is edition ${edition}; the table that is given plays by another`);
  }
  if (!editionNamed) return;
  for (const told of body.flatMap(({ outcomes }) => outcomes)) {
    if (told.kind !== 'event') continue;
    const { type, fields } = told;
    if (fields.edition === undefined || fields.edition === edition) continue;
    throw new ImpossibleHistory(
      editionAt,
      `the heading says edition ${edition}, ${kebab(type)} says ${fields.edition}`,
    );
  }
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

/** In a scenario: refused, whatever the code. */
export const ANY_CODE = 'any';

/** A scenario may expect only what the game can refuse; a history is left as it is, whatever was refused in its day. */
export function demandDeclaredRefusals({ ruleset, body }: Bound): void {
  const { refusals } = ruleset.game;
  for (const told of body.flatMap(({ outcomes }) => outcomes)) {
    if (told.kind !== 'refusal' || told.code === ANY_CODE || isNamedIn(refusals, told.code)) continue;
    throw new NotationError(told.at, `unknown refusal "${echo(told.code)}"${hint(told.code, Object.keys(refusals))}`);
  }
}
