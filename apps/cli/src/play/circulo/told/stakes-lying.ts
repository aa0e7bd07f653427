import { lookUp, namesIn } from '@sabot/engine';
import { wrapItems } from '../../../terminal/layout.ts';
import { padEnd } from '../../../terminal/paint.ts';
import { namesOf } from '../../others.ts';
import { INDENT, WIDTH } from '../../scene.ts';
import type { CirculoScene } from '../scene.ts';
import type { Stakes } from '../table.ts';

/** Stakes in words, each with its place where it has a name. */
export function stakesText(laid: Stakes, { words, money }: CirculoScene): string {
  const { places } = words.circulo.stakes;
  const on = Object.entries(laid).filter(([, amount]) => amount > 0);
  return on.map(([place, amount]) => `${lookUp(places, place) ?? place} ${money(amount)}`.trim()).join(', ');
}

/** What the others have on the table, in a line or two; none where nobody has anything. */
export function othersLying(scene: CirculoScene): readonly string[] {
  const { table, you, paint } = scene;
  const staking = namesIn(table.view.people).filter((id) => id !== you && table.staked(id) > 0);
  const names = namesOf(staking, scene);
  const shown = staking.map((id) => `${names.of(id)} ${stakesText(table.laid(id), scene)}`);
  const width = names.label.length + 2;
  return wrapItems(shown, WIDTH - INDENT.length - width).map(
    (line, i) => `${INDENT}${i === 0 ? padEnd(paint.dim(names.label), width) : ' '.repeat(width)}${line}`,
  );
}

export const yoursLying = (laid: Stakes, scene: CirculoScene): string =>
  `${INDENT}${scene.paint.you(scene.alias)}  ${stakesText(laid, scene) || scene.words.table.stakes.none}`;
