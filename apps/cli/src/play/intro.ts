import { type Bet, NOTHING } from '@sabot/engine';
import { wrap } from '../layout.ts';
import { seatsLines, titleLines } from './intro-frame.ts';
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

/** Half a minute of reading, and you know how to play. */
export function introLines(scene: Scene): readonly string[] {
  const { table, words, paint } = scene;
  const { terms } = table.entry;
  const { intro, bets } = words.table;
  const about = [
    intro.game,
    ...(plainly(terms.bets.punto) === bets.punto ? [] : [intro.callsPunto(terms.bets.punto)]),
  ].join(' ');
  return [
    ...titleLines(scene),
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
    ...seatsLines(scene),
    '',
  ];
}
