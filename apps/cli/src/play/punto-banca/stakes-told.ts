import { namesIn } from '@sabot/engine';
import { wrapItems } from '../../terminal/layout.ts';
import { padEnd } from '../../terminal/paint.ts';
import { type Layout, stakeIn } from '../layout-of-stakes.ts';
import { namesOf } from '../others.ts';
import { INDENT, type Scene, WIDTH } from '../scene.ts';
import { betPainted, betsOf } from './bet-words.ts';

/** Somebody's stakes in words, each bet in its colour; nothing where there are none. */
function stakesText(laid: Layout, scene: Scene): string {
  const on = betsOf(scene).filter(({ name }) => stakeIn(laid, name) > 0);
  return on.map((bet) => `${betPainted(bet, scene)} ${scene.money(stakeIn(laid, bet.name))}`).join(' ');
}

/** What the others have on the table, in a line or two; none where nobody has anything. */
export function othersLines(scene: Scene): readonly string[] {
  const { table, you, paint } = scene;
  const staking = namesIn(table.view.people).filter((id) => id !== you && table.staked(id) > 0);
  const names = namesOf(staking, scene);
  const shown = staking.map((id) => `${names.of(id)} ${stakesText(table.laid(id), scene)}`);
  const width = names.label.length + 2;
  return wrapItems(shown, WIDTH - INDENT.length - width).map(
    (line, i) => `${INDENT}${i === 0 ? padEnd(paint.dim(names.label), width) : ' '.repeat(width)}${line}`,
  );
}

export const yourLine = (laid: Layout, scene: Scene): string =>
  `${INDENT}${scene.paint.you(scene.alias)}  ${stakesText(laid, scene) || scene.words.table.stakes.none}`;
