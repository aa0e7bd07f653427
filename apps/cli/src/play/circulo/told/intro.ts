import { wrap } from '../../../terminal/layout.ts';
import { seatsLines, titleLines } from '../../intro-frame.ts';
import { INDENT, WIDTH } from '../../scene.ts';
import type { CirculoScene } from '../scene.ts';

/** Whether those who play have come; where they are awaited, they are told of when the shoe is ready. */
export const hasCompany = ({ table }: CirculoScene): boolean => table.view.phase !== 'waiting';

/** Half a minute of reading, and you know how to play. */
export function circuloIntro(scene: CirculoScene): readonly string[] {
  const { table, you, words, paint, money } = scene;
  const { games, intro } = words.circulo;
  const about = `${games[table.game].intro} ${intro.calls}`;
  const limits = intro.limits(money(table.minimum), money(table.bankMinimum), money(table.means(you)));
  return [
    ...titleLines(scene),
    ...wrap(about, WIDTH - INDENT.length).map((line) => INDENT + line),
    '',
    INDENT + intro.cagnotte(table.deduction),
    INDENT + limits,
    INDENT + paint.you(intro.keys),
    '',
    ...(hasCompany(scene) ? [...seatsLines(scene), ''] : []),
  ];
}
