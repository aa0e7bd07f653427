import { namesIn } from '@sabot/engine';
import { wrapItems } from '../layout.ts';
import { padEnd } from '../paint.ts';
import { BETS, type Layout } from './layout-of-stakes.ts';
import { namesOf } from './others.ts';
import { INDENT, type Scene, WIDTH } from './scene.ts';

/** Somebody's stakes in words, each bet in its colour; nothing where there are none. */
function stakesText(laid: Layout, { words, money, paint }: Scene): string {
  const on = BETS.filter((bet) => laid[bet] > 0);
  return on.map((bet) => `${paint[bet](words.table.bets[bet])} ${money(laid[bet])}`).join(' ');
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
