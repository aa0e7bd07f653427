import type { Bet } from '@sabot/engine';
import { wrap, wrapItems } from '../../terminal/layout.ts';
import { seatsLines, titleLines } from '../intro-frame.ts';
import { INDENT, type Scene, WIDTH } from '../scene.ts';
import { plain as plainly } from '../stake-words.ts';
import { betPainted, betsOf, onBetAt } from './bet-words.ts';

/** What a winning stake pays, as the law answers it, and with which totals of banca where that makes a difference. */
function paysText(bet: Bet, scene: Scene): string {
  const { intro } = scene.words.table;
  const { settlement } = scene.table.law;
  const ways = new Map<string, Set<number>>();
  for (const facts of settlement.domain ?? []) {
    if (facts.bet !== bet.name) continue;
    const fate = settlement.ask(facts).answer;
    if (fate.fate !== 'won') continue;
    const { pays, deduct } = fate;
    const odds = intro.odds(pays.num, pays.den, deduct.num === 0 ? null : (deduct.num * 100) / deduct.den);
    ways.set(odds, (ways.get(odds) ?? new Set()).add(facts.totals.banca));
  }
  const [usual, ...others] = [...ways].sort(([, a], [, b]) => b.size - a.size);
  return intro.pays(
    betPainted(bet, scene),
    usual?.[0] ?? '',
    others.map(([odds, totals]) => (totals.size === usual?.[1].size ? odds : intro.oddsWith(odds, [...totals]))),
  );
}

/** The limits on a hand, and those of the bets that have others. */
function limitsText(scene: Scene): string {
  const { table, you, words, money } = scene;
  const { stakeMinimum, stakeMaximum } = table.law;
  const limits = betsOf(scene).map(({ name: bet }) => ({
    bet,
    least: money(stakeMinimum.ask({ bet }).answer),
    most: money(stakeMaximum.ask({ bet }).answer),
  }));
  const [{ least, most } = { least: '', most: '' }] = limits;
  const others = limits.filter((one) => one.least !== least || one.most !== most);
  return words.table.intro.limits(
    least,
    most,
    others.map((one) => [onBetAt(one.bet, scene), one.least, one.most] as const),
    money(table.means(you)),
  );
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
    ...wrapItems(
      betsOf(scene).map((bet) => paysText(bet, scene)),
      WIDTH,
    ).map((line) => INDENT + line),
    ...wrap(limitsText(scene), WIDTH).map((line) => INDENT + line),
    INDENT + paint.you(intro.keys),
    '',
    ...seatsLines(scene),
    '',
  ];
}
