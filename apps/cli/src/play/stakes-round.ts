import { BETS, balance, chipsOf, player, type Refusal, stakedBy, stakeOn } from '@sabot/engine';
import { wrapItems } from '../layout.ts';
import { botStakes, type Layout, NO_STAKES } from './bot-mind.ts';
import type { Chance } from './chance.ts';
import type { Bot } from './company.ts';
import type { LiveTable } from './live-table.ts';
import { INDENT, type Scene, WIDTH } from './scene.ts';
import { BUY_IN } from './seating.ts';
import { holdsShoe, shoeDuty } from './shoe-duty.ts';

const laidBy = ({ state }: LiveTable, id: string): Layout => ({
  punto: stakeOn(state, id, 'punto'),
  banca: stakeOn(state, id, 'banca'),
  tie: stakeOn(state, id, 'tie'),
});

/** Lays the stakes, unless they lie there already; the refusal, if the law has one. */
export function layStakes(table: LiveTable, id: string, layout: Layout): Refusal | null {
  const laid = laidBy(table, id);
  if (BETS.every((bet) => laid[bet] === layout[bet])) return null;
  const done = table.act({ type: 'SetStakes', by: player(id), ...layout });
  return done.ok ? null : done.refusal;
}

/** What a player could put on the table: chips, and what lies there already. */
export const meansOf = ({ state }: LiveTable, id: string): number =>
  balance(state.books, chipsOf(id)) + stakedBy(state, id);

/** A bot lays its stakes; one that has run out is given new play chips first. */
export function botLays({ name, temper }: Bot, table: LiveTable, chance: Chance): void {
  if (meansOf(table, name) < table.law.stakeMinimum.ask({ bet: 'punto' }).answer) {
    table.mustAct({ type: 'BuyChips', by: player(name), amount: BUY_IN });
  }
  const bounds = table.lawful(name, 'SetStakes')?.offer.answer;
  if (bounds === undefined) return;
  const owed = holdsShoe(table, name) ? shoeDuty(table) : null;
  const duty = owed === null ? null : { on: owed.on ?? ('banca' as const), atLeast: owed.atLeast };
  const refused = layStakes(table, name, botStakes(temper, { bounds, last: table.state.lastOutcome, duty }, chance));
  if (refused !== null) layStakes(table, name, NO_STAKES);
}

/** What the bots have on the table, in a line or two. */
export function botsLines(bots: readonly Bot[], { table, words, money, paint }: Scene): readonly string[] {
  const { stakes, bets } = words.table;
  const shown = bots.flatMap(({ name }) => {
    const laid = laidBy(table, name);
    const on = BETS.filter((bet) => laid[bet] > 0).map((bet) => `${paint[bet](bets[bet])} ${money(laid[bet])}`);
    return on.length === 0 ? [] : [`${name} ${on.join(' ')}`];
  });
  const label = `${paint.dim(stakes.bots)}  `;
  const [first = stakes.nobody, ...rest] = wrapItems(shown, WIDTH - 8);
  return [INDENT + label + first, ...rest.map((line) => `${INDENT}      ${line}`)];
}
