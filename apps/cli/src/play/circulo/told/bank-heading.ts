import { widthOf } from '../../../terminal/paint.ts';
import { INDENT, note, type Told, WIDTH, who } from '../../scene.ts';
import type { CirculoScene } from '../scene.ts';

/** Above a coup: which one, whose bank and how much, how much is left in the shoe. */
export function bankHeading(scene: CirculoScene): readonly Told[] {
  const { table, you, words, paint, plain, money } = scene;
  const { bankOf, yourBank } = words.circulo.coup;
  const { heading, cardsLeft } = words.table.coup;
  const { banker } = table;
  const amount = money(table.bank);
  const bank = banker === null ? '' : banker === you ? paint.you(yourBank(amount)) : bankOf(who(scene, banker), amount);
  const title = heading(table.view.coups + 1);
  const left = cardsLeft(table.cards.left);
  if (plain) return [note(''), note(`${title}: ${bank}, ${left}`)];
  const right = `${bank} ${paint.dim(`· ${left}`)}`;
  const line = WIDTH - INDENT.length - widthOf(title) - widthOf(right) - 2;
  return [note(''), note(`${paint.bold(title)} ${paint.dim('─'.repeat(Math.max(2, line)))} ${right}`)];
}
