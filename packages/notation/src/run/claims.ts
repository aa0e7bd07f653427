import { type Actor, type Await, balance, sameActor } from '@sabot/engine';
import { formatAmount } from '../amount.ts';
import type { BoundLine, ToldAwait, ToldBalance, ToldHolding } from '../bind/bound.ts';
import { echo } from '../characters.ts';
import { type Problem, problem } from '../error.ts';
import { kebab } from '../names.ts';
import { printActor } from '../print/print.ts';
import { hint } from '../suggest.ts';
import { accountsAt, isAccount } from './accounts.ts';
import { same } from './same.ts';
import type { Table } from './table.ts';

/** Any inspector will do where an inspector is awaited, any director where a director is. */
const isHe = (told: Actor, awaited: Actor): boolean =>
  told.kind === awaited.kind && (told.kind === 'inspector' || told.kind === 'director' || sameActor(told, awaited));

const describe = ({ by, acts }: Await): string => `${by.map(printActor).join(', ')}: ${acts.map(kebab).join(' ')}`;

function awaitedOtherwise({ at, by, acts }: ToldAwait, awaits: readonly Await[]): readonly Problem[] {
  const asTold =
    by === null
      ? awaits.length === 0
      : acts.every((act) => awaits.some((one) => one.acts.includes(act) && one.by.some((actor) => isHe(by, actor))));
  return asTold ? [] : [problem(at, `awaited: ${awaits.map(describe).join('; ') || 'nobody'}`)];
}

function heldOtherwise({ at, account, amount }: ToldBalance, table: Table): readonly Problem[] {
  const { books } = table;
  if (!isAccount(account, table)) {
    return [problem(at, `unknown account "${echo(account)}"${hint(account, accountsAt(table))}`)];
  }
  const held = balance(books, account);
  return held === amount ? [] : [problem(at, `${account} holds ${formatAmount(held)}, not ${formatAmount(amount)}`)];
}

function laidOtherwise(told: ToldHolding, table: Table): readonly Problem[] {
  const { at, thing, by, cards, count } = told;
  const holdings = table.ruleset.game.holdings?.(table.state) ?? [];
  const held = holdings.find((one) => one.thing === thing);
  if (held === undefined) {
    const things = holdings.map((one) => one.thing);
    return [problem(at, `unknown thing "${echo(thing)}"${hint(thing, things)}`)];
  }
  if (typeof by === 'string' && by !== 'croupier' && !table.names.has(by)) {
    return [problem(at, `"${echo(by)}" was never at this table${hint(by, [...table.names])}`)];
  }
  const asTold =
    (by === undefined || by === held.by) &&
    (count === undefined || count === held.count) &&
    (cards === undefined || same(cards, held.cards));
  const lies = held.cards.length > 0 || thing !== 'shoe' ? `(${held.cards.join(' ')})` : String(held.count);
  return asTold ? [] : [problem(at, `${thing}: ${held.by ?? 'nobody'} ${thing === 'bank' ? '' : lies}`.trim())];
}

/** What a line claims of the table after its act and what is not so: balances, who holds what, and whom the table waits for. */
export function unkept({ outcomes }: BoundLine, table: Table): readonly Problem[] {
  return outcomes.flatMap((told) => {
    if (told.kind === 'balance') return heldOtherwise(told, table);
    if (told.kind === 'held') return laidOtherwise(told, table);
    return told.kind === 'awaited' ? awaitedOtherwise(told, table.ruleset.game.awaits(table.state)) : [];
  });
}
