import type { Outcome } from '@sabot/engine';
import type { ShoeStory, StakeStory } from '@sabot/story';
import { ends, wrapItems } from '../../terminal/layout.ts';
import { signed } from '../../terminal/money.ts';
import { padEnd } from '../../terminal/paint.ts';
import { namesOf } from '../others.ts';
import { DEEPER, deeper, type Scene, type Told, WIDTH } from '../scene.ts';
import { betNameAt } from './bet-words.ts';

const LABEL = 8;
const ROOM = WIDTH - DEEPER.length;

/** What became of one stake, in words. */
export function fateText(
  { on, stake, fate, paid, deducted }: Pick<StakeStory, 'on' | 'stake' | 'fate' | 'paid' | 'deducted'>,
  scene: Scene,
): string {
  const { words, money } = scene;
  const { coup } = words.table;
  const name = betNameAt(on, scene);
  if (fate === 'lost') return coup.lost(name, money(stake));
  if (fate === 'null') return coup.stays(name, money(stake));
  return deducted > 0
    ? coup.wonLess(name, money(stake), money(paid), money(deducted))
    : coup.won(name, money(stake), money(paid));
}

function yours(settled: readonly StakeStory[], scene: Scene): readonly Told[] {
  const { table, you, alias, words, paint, money } = scene;
  const onTheTable = table.staked(you);
  const chips = words.table.coup.chips(money(table.chips(you)), onTheTable === 0 ? null : money(onTheTable));
  const mine = settled.filter(({ player }) => player === you);
  const fates = mine.map((one) => ends(fateText(one, scene), paint.bold(signed(money, one.net)), ROOM - LABEL));
  const lines = [...(mine.length === 0 ? [words.table.coup.satOut] : fates), chips];
  const name = alias.length < LABEL ? alias : words.table.you;
  return lines.map((line, i) => deeper(padEnd(i === 0 ? paint.you(name) : '', LABEL) + line));
}

function others(settled: readonly StakeStory[], scene: Scene): readonly Told[] {
  const { you, money, paint } = scene;
  const nets = new Map<string, number>();
  for (const one of settled) {
    if (one.player !== you) nets.set(one.player, (nets.get(one.player) ?? 0) + one.net);
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
function beadLine(beads: readonly Outcome[], { words, paint }: Scene): Told {
  const { coup } = words.table;
  const shown = beads.slice(-Math.floor((ROOM - LABEL) / 2));
  const line = shown.map((outcome) => paint[outcome](coup.beads[outcome])).join(' ');
  return deeper(padEnd(paint.dim(coup.results), LABEL) + line);
}

/** The end of a coup: what you and the others won or lost, and the results of the shoe so far. */
export function settledTold({ results, telling }: ShoeStory, scene: Scene): readonly Told[] {
  const { stakes } = telling.coup;
  const beads = results.flatMap(({ winner }) => (winner === 'annulled' ? [] : [winner]));
  return [...yours(stakes, scene), ...others(stakes, scene), ...(beads.length === 0 ? [] : [beadLine(beads, scene)])];
}
