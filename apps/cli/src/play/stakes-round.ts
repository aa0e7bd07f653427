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

/** Somebody's stakes in words, each bet in its colour; nothing where there are none. */
function stakesText(id: string, { table, words, money, paint }: Scene): string {
  const laid = laidBy(table, id);
  const on = BETS.filter((bet) => laid[bet] > 0);
  return on.map((bet) => `${paint[bet](words.table.bets[bet])} ${money(laid[bet])}`).join(' ');
}

/** What the bots have on the table, in a line or two. */
export function botsLines(bots: readonly Bot[], scene: Scene): readonly string[] {
  const { words, paint } = scene;
  const { stakes } = words.table;
  const shown = bots.flatMap(({ name }) => {
    const text = stakesText(name, scene);
    return text === '' ? [] : [`${name} ${text}`];
  });
  const [first = stakes.nobody, ...rest] = wrapItems(shown, WIDTH - 8);
  return [`${INDENT}${paint.dim(stakes.bots)}  ${first}`, ...rest.map((line) => `${INDENT}      ${line}`)];
}

export const yourLine = (scene: Scene): readonly string[] => [
  `${INDENT}${scene.paint.you(scene.alias)}  ${stakesText(scene.you, scene) || scene.words.table.stakes.none}`,
];
