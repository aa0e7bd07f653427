import { isNamedIn } from '@sabot/engine';
import type { Bound } from '../bind/bound.ts';
import { ImpossibleHistory, NotationError } from '../error.ts';
import { kebab } from '../names.ts';
import { unknown } from '../suggest.ts';

/**
 * A table is opened under the edition that the heading names: a heading alone could not turn the check away. A table that is
 * given may have been opened under an earlier one.
 */
export function demandOneEdition({ edition, editionNamed, editionAt, given, body }: Bound): void {
  const terms = (given as { readonly table?: { readonly edition?: unknown } } | undefined)?.table;
  if (terms !== undefined && !(typeof terms.edition === 'number' && terms.edition <= edition)) {
    throw new ImpossibleHistory(editionAt, (say) => say.givenOfAnotherEdition(edition));
  }
  if (!editionNamed) return;
  for (const told of body.flatMap(({ outcomes }) => outcomes)) {
    if (told.kind !== 'event') continue;
    const { type, fields } = told;
    if (fields.edition === undefined || fields.edition === edition) continue;
    throw new ImpossibleHistory(editionAt, (say) => say.twoEditions(edition, kebab(type), String(fields.edition)));
  }
}

/** Only the law in force can be asked again. */
export function demandEdition({ ruleset, edition, editionAt }: Bound): void {
  const { edition: current } = ruleset.regulation;
  if (edition !== current) {
    throw new NotationError(editionAt, (say) => say.editionNotHere(edition, ruleset.id, current));
  }
}

/** In a scenario: refused, whatever the code. */
export const ANY_CODE = 'any';

/** A scenario may expect only what the game can refuse; a history is left as it is, whatever was refused in its day. */
export function demandDeclaredRefusals({ ruleset, body }: Bound): void {
  const { refusals } = ruleset.game;
  for (const told of body.flatMap(({ outcomes }) => outcomes)) {
    if (told.kind !== 'refusal' || told.code === ANY_CODE || isNamedIn(refusals, told.code)) continue;
    throw new NotationError(told.at, unknown('refusal', told.code, Object.keys(refusals)));
  }
}
