import { type Bet, NOTHING, seatOf } from '@sabot/engine';
import { RULES } from '@sabot/regulations';
import { sourceOf } from '../citation.ts';
import { columns, ends, wrap } from '../layout.ts';
import { INDENT, type Scene, WIDTH } from './scene.ts';
import { plain as plainly } from './stake-words.ts';

const TOTALS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What a winning stake pays, as the law answers it. */
function paysText(bet: Bet, { table, words, paint }: Scene): string {
  const { intro, bets } = words.table;
  const ways = new Map<string, number[]>();
  for (const bancaTotal of TOTALS) {
    const fate = table.law.settlement.ask({ bet, outcome: bet, bancaTotal }).answer;
    if (fate.fate !== 'won') continue;
    const { pays, deduct } = fate;
    const odds = intro.odds(pays.num, pays.den, deduct.num === 0 ? null : (deduct.num * 100) / deduct.den);
    ways.set(odds, [...(ways.get(odds) ?? []), bancaTotal]);
  }
  const [usual, ...others] = [...ways].sort(([, a], [, b]) => b.length - a.length);
  const name = paint[bet](bets[bet]);
  return intro.pays(
    name,
    usual?.[0] ?? '',
    others.map(([odds, totals]) => intro.oddsWith(odds, totals)),
  );
}

function limitsText({ table, you, words, money }: Scene): string {
  const { stakeMinimum, stakeMaximum, bets } = table.law;
  const between = (bet: Bet): readonly [string, string] => [
    money(stakeMinimum.ask({ bet }).answer),
    money(stakeMaximum.ask({ bet }).answer),
  ];
  const tie = bets.ask(NOTHING).answer.includes('tie') ? between('tie') : null;
  return words.table.intro.limits(...between('punto'), tie, money(table.means(you)));
}

/** Who sits where. */
function seatsText({ table, you, alias, words, paint }: Scene): readonly string[] {
  const { people } = table.view;
  const { intro, bot } = words.table;
  const rows = Object.keys(people)
    .filter((name) => seatOf(people, name) !== null)
    .sort((a, b) => (seatOf(people, a) ?? 0) - (seatOf(people, b) ?? 0))
    .map((name) => {
      const seat = `${INDENT}${intro.seat(table.entry.terms.seat)} ${String(seatOf(people, name)).padStart(2)}`;
      if (name === you) return [paint.you(seat), paint.you(alias)];
      return [paint.dim(seat), name, paint.dim(table.isBot(name) ? bot : '')];
    });
  return columns(rows);
}

/** Half a minute of reading, and you know how to play. */
export function introLines(scene: Scene): readonly string[] {
  const { table, words, paint, language, plain } = scene;
  const { id, terms, ruleset } = table.entry;
  const { intro, bets } = words.table;
  const title = (words.rules.games[ruleset.regulation.game] ?? id).toUpperCase();
  const heading = plain
    ? [`${INDENT}${title}, ${intro.playMoney}`]
    : [
        INDENT + ends(paint.bold(title), paint.you(intro.playMoney), WIDTH - INDENT.length),
        INDENT + paint.dim('─'.repeat(WIDTH - INDENT.length)),
      ];
  const about = [
    intro.game,
    ...(plainly(terms.bets.punto) === bets.punto ? [] : [intro.callsPunto(terms.bets.punto)]),
  ].join(' ');
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
    ...seatsText(scene),
    '',
  ];
}
