import { echo } from './characters.ts';
import { ImpossibleHistory, NotationError } from './error.ts';
import type { Rules } from './rules.ts';
import type { GivenNode } from './syntax.ts';

/** Names the form in which a game tells how a table stands: a few letters that change with it. */
export function formOf({ game }: Rules): string {
  let sum = 0x811c9dc5;
  for (const character of JSON.stringify([game.id, game.initial, game.events])) {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return sum.toString(16).padStart(8, '0');
}

interface Terms {
  readonly table?: { readonly ruleset?: unknown } | null;
}

/** How the table stood before the first act: told in today's form, and of a table that plays by these rules. */
export function bindGiven({ form, state, at }: GivenNode, ruleset: Rules): unknown {
  if (form.text !== formOf(ruleset)) {
    throw new NotationError(
      at,
      `the table is given in the form ${echo(form.text)}, and this reader knows ${formOf(ruleset)}; ask the house for the history again`,
    );
  }
  const played = (state as Terms | null)?.table?.ruleset;
  if (played !== ruleset.id) {
    throw new ImpossibleHistory(at, `the table that is given does not play ${ruleset.id}`);
  }
  try {
    const { books, people } = ruleset.game.glance(state);
    ruleset.game.awaits(state);
    if (books.accounts.length === books.amounts.length && typeof people === 'object') return state;
  } catch {}
  throw new ImpossibleHistory(at, 'what is given is no table');
}
