import type { EventOf, Outcome } from '@sabot/engine';
import { ends, wrapItems } from '../layout.ts';
import { signed } from '../money.ts';
import { padEnd } from '../paint.ts';
import { betNameAt } from './bet-words.ts';
import { namesOf } from './others.ts';
import { DEEPER, deeper, type Scene, type Told, WIDTH } from './scene.ts';

export type Settled = EventOf<'StakeSettled'>;

const LABEL = 8;
const ROOM = WIDTH - DEEPER.length;

export const netOf = ({ fate, won, deducted, stake }: Settled): number =>
  fate === 'won' ? won - deducted : fate === 'lost' ? -stake : 0;

/** What became of one stake, in words. */
export function fateText({ bet, stake, fate, won, deducted }: Settled, scene: Scene): string {
  const { words, money } = scene;
  const { coup } = words.table;
  const name = betNameAt(bet, scene);
  if (fate === 'lost') return coup.lost(name, money(stake));
  if (fate === 'null') return coup.stays(name, money(stake));
  return deducted > 0
    ? coup.wonLess(name, money(stake), money(won), money(deducted))
    : coup.won(name, money(stake), money(won));
}

function yours(settled: readonly Settled[], scene: Scene): readonly Told[] {
  const { table, you, alias, words, paint, money } = scene;
  const onTheTable = table.staked(you);
  const chips = words.table.coup.chips(money(table.chips(you)), onTheTable === 0 ? null : money(onTheTable));
  const mine = settled.filter(({ player }) => player === you);
  const fates = mine.map((one) => ends(fateText(one, scene), paint.bold(signed(money, netOf(one))), ROOM - LABEL));
  const lines = [...(mine.length === 0 ? [words.table.coup.satOut] : fates), chips];
  const name = alias.length < LABEL ? alias : words.table.you;
  return lines.map((line, i) => deeper(padEnd(i === 0 ? paint.you(name) : '', LABEL) + line));
}

function others(settled: readonly Settled[], scene: Scene): readonly Told[] {
  const { you, money, paint } = scene;
  const nets = new Map<string, number>();
  for (const one of settled) {
    if (one.player !== you) nets.set(one.player, (nets.get(one.player) ?? 0) + netOf(one));
  }
  if (nets.size === 0) return [];
  const names = namesOf([...nets.keys()], scene);
  const items = [...nets].map(([name, net]) => `${names.of(name)} ${signed(money, net)}`);
  const label = padEnd(names.label, LABEL);
  return wrapItems(items, ROOM - LABEL).map((text, i) =>
    deeper(paint.dim((i === 0 ? label : ' '.repeat(LABEL)) + text)),
  );
}

/** As many results as fit on a line, the latest last. */
export function beadLine(beads: readonly Outcome[], { words, paint }: Scene): Told {
  const { coup } = words.table;
  const shown = beads.slice(-Math.floor((ROOM - LABEL) / 2));
  const line = shown.map((outcome) => paint[outcome](coup.beads[outcome])).join(' ');
  return deeper(padEnd(paint.dim(coup.results), LABEL) + line);
}

/** The end of a coup: what you and the others won or lost, and the results of the shoe so far. */
export const settledTold = (settled: readonly Settled[], beads: readonly Outcome[], scene: Scene): readonly Told[] => [
  ...yours(settled, scene),
  ...others(settled, scene),
  ...(beads.length === 0 ? [] : [beadLine(beads, scene)]),
];
