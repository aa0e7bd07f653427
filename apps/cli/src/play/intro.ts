import { type Bet, NOTHING, seatOf } from '@sabot/engine';
import { RULES } from '@sabot/regulations';
import { sourceOf } from '../citation.ts';
import { columns, ends, wrap } from '../layout.ts';
import type { Bot } from './company.ts';
import { INDENT, type Scene, WIDTH } from './scene.ts';
import { BUY_IN } from './seating.ts';

const TOTALS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What a winning stake pays, as the law answers it. */
function paysText(bet: Bet, { table, words, paint }: Scene): string {
  const { intro, bets } = words.table;
  const ways = TOTALS.flatMap((bancaTotal) => {
    const fate = table.law.settlement.ask({ bet, outcome: bet, bancaTotal }).answer;
    if (fate.fate !== 'won') return [];
    const { pays, deduct } = fate;
    const percent = deduct.num === 0 ? null : (deduct.num * 100) / deduct.den;
    return [intro.pays(paint[bet](bets[bet]), pays.num, pays.den, percent)];
  });
  return [...new Set(ways)].join(intro.or);
}

function limitsText({ table, words, money }: Scene): string {
  const { stakeMinimum, stakeMaximum, bets } = table.law;
  const between = (bet: Bet): readonly [string, string] => [
    money(stakeMinimum.ask({ bet }).answer),
    money(stakeMaximum.ask({ bet }).answer),
  ];
  const tie = bets.ask(NOTHING).answer.includes('tie') ? between('tie') : null;
  return words.table.intro.limits(...between('punto'), tie, money(BUY_IN));
}

/** Who sits where. */
function seatsText(bots: readonly Bot[], { table, you, alias, words, paint }: Scene): readonly string[] {
  const { people } = table.state;
  const { intro, tempers, bot } = words.table;
  const rows = Object.keys(people)
    .sort((a, b) => (seatOf(people, a) ?? 0) - (seatOf(people, b) ?? 0))
    .map((name) => {
      const mind = bots.find((one) => one.name === name);
      const seat = `${INDENT}${intro.seat} ${String(seatOf(people, name)).padStart(2)}`;
      if (name === you) return [paint.you(seat), paint.you(alias)];
      return [paint.dim(seat), name, paint.dim(bot), paint.dim(mind === undefined ? '' : tempers[mind.temper])];
    });
  return columns(rows);
}

/** Half a minute of reading, and you know how to play. */
export function introLines(bots: readonly Bot[], scene: Scene): readonly string[] {
  const { table, words, paint, language, plain } = scene;
  const { id, terms, ruleset } = table.entry;
  const { intro, bets } = words.table;
  const title = (words.rules.games[ruleset.regulation.game] ?? id).toUpperCase();
  const heading = plain
    ? [`${title}, ${intro.playMoney}.`]
    : [
        INDENT + ends(paint.bold(title), paint.you(intro.playMoney), WIDTH - INDENT.length),
        INDENT + paint.dim('─'.repeat(WIDTH - INDENT.length)),
      ];
  const about = [intro.game, ...(terms.bets.punto === bets.punto ? [] : [intro.callsPunto(terms.bets.punto)])].join(
    ' ',
  );
  const [first] = RULES[id];
  return [
    '',
    ...heading,
    INDENT + paint.dim(`${id} · ${sourceOf(first).jurisdiction[language]}`),
    '',
    ...wrap(about, WIDTH - INDENT.length).map((line) => INDENT + line),
    '',
    INDENT +
      table.law.bets
        .ask(NOTHING)
        .answer.map((bet) => paysText(bet, scene))
        .join(' · '),
    INDENT + limitsText(scene),
    INDENT + paint.you(intro.keys),
    '',
    ...seatsText(bots, scene),
    '',
  ];
}
