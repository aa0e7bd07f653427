import { type Actor, type Await, balance, sameActor } from '@sabot/engine';
import { formatAmount } from '../amount.ts';
import type { BoundLine, ToldAwait, ToldBalance, ToldHolding } from '../bind/bound.ts';
import { echo } from '../characters.ts';
import { type Problem, problem } from '../error.ts';
import { kebab } from '../names.ts';
import { printActor } from '../print/print.ts';
import { hint, unknown } from '../suggest.ts';
import { accountsAt, isAccount } from './accounts.ts';
import { same } from './same.ts';
import type { Table } from './table.ts';

/** Any inspector will do where an inspector is awaited, any director where a director is. */
const isHe = (told: Actor, awaited: Actor): boolean =>
  told.kind === awaited.kind && (told.kind === 'inspector' || told.kind === 'director' || sameActor(told, awaited));

/** Whom a table waits for, and for what; null where it waits for nobody. */
export const waitsFor = ({ ruleset, state }: Table): string | null =>
  ruleset.game.awaits(state).map(describe).join('; ') || null;

const describe = ({ by, acts }: Await): string => `${by.map(printActor).join(', ')}: ${acts.map(kebab).join(' ')}`;

function awaitedOtherwise({ at, by, acts }: ToldAwait, table: Table): readonly Problem[] {
  const awaits = table.ruleset.game.awaits(table.state);
  const asTold =
    by === null
      ? awaits.length === 0
      : acts.every((act) => awaits.some((one) => one.acts.includes(act) && one.by.some((actor) => isHe(by, actor))));
  return asTold ? [] : [problem(at, (say) => say.awaited(waitsFor(table)))];
}

function heldOtherwise({ at, account, amount }: ToldBalance, table: Table): readonly Problem[] {
  const { books } = table;
  if (!isAccount(account, table)) {
    return [problem(at, unknown('account', account, accountsAt(table)))];
  }
  const held = balance(books, account);
  return held === amount ? [] : [problem(at, (say) => say.holds(account, formatAmount(held), formatAmount(amount)))];
}

function laidOtherwise(told: ToldHolding, table: Table): readonly Problem[] {
  const { at, thing, by, cards, count } = told;
  const holdings = table.ruleset.game.holdings?.(table.state) ?? [];
  const held = holdings.find((one) => one.thing === thing);
  if (held === undefined) {
    const things = holdings.map((one) => one.thing);
    return [problem(at, unknown('thing', thing, things))];
  }
  if (typeof by === 'string' && by !== 'croupier' && !table.names.has(by)) {
    return [problem(at, (say) => say.neverHere(echo(by)) + hint(by, [...table.names])(say))];
  }
  const asTold =
    (by === undefined || by === held.by) &&
    (count === undefined || count === held.count) &&
    (cards === undefined || same(cards, held.cards));
  const lies = held.cards.length > 0 || thing !== 'shoe' ? `(${held.cards.join(' ')})` : String(held.count);
  return asTold
    ? []
    : [problem(at, (say) => `${thing}: ${held.by ?? say.nobody} ${thing === 'bank' ? '' : lies}`.trim())];
}

/** What a line claims of the table after its act and what is not so: balances, who holds what, and whom the table waits for. */
export function unkept({ outcomes }: BoundLine, table: Table): readonly Problem[] {
  return outcomes.flatMap((told) => {
    if (told.kind === 'balance') return heldOtherwise(told, table);
    if (told.kind === 'held') return laidOtherwise(told, table);
    return told.kind === 'awaited' ? awaitedOtherwise(told, table) : [];
  });
}
