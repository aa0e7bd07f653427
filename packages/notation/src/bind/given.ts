import { type Account, type Books, mayOwe } from '@sabot/engine';
import { echo } from '../characters.ts';
import { ImpossibleHistory, NotationError } from '../error.ts';
import type { GivenNode } from '../read/syntax.ts';
import type { Rules } from '../rules.ts';

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

const isPlace = (place: Partial<Record<string, unknown>>): boolean =>
  Number.isInteger(place.kind === 'seat' ? place.n : place.behind);

/** Every amount is a whole number of cents, nobody owes the table anything, and what came in is all there is. */
function addUp({ accounts, amounts }: Books): boolean {
  const sound = amounts.every(
    (amount, i) => Number.isSafeInteger(amount) && (amount >= 0 || mayOwe(accounts[i] as Account)),
  );
  return sound && accounts.length === amounts.length && amounts.reduce<number>((sum, amount) => sum + amount, 0) === 0;
}

/** How the table stood before the first act: told in today's form, and of a table that plays by these rules. */
export function bindGiven({ form, state, at }: GivenNode, ruleset: Rules): unknown {
  if (form.text !== formOf(ruleset)) {
    throw new NotationError(at, (say) => say.givenInAnotherForm(echo(form.text), formOf(ruleset)));
  }
  const played = (state as Terms | null)?.table?.ruleset;
  if (played !== ruleset.id) {
    throw new ImpossibleHistory(at, (say) => say.givenPlaysAnother(ruleset.id));
  }
  let isTable = false;
  let isSound = false;
  try {
    const { books, people } = ruleset.game.summary(state);
    ruleset.game.awaits(state);
    isTable = Object.values(people).every(isPlace);
    isSound = addUp(books);
  } catch {}
  if (!isTable) throw new ImpossibleHistory(at, (say) => say.givenIsNoTable);
  if (!isSound) throw new ImpossibleHistory(at, (say) => say.givenBooksDoNotAddUp);
  return state;
}
