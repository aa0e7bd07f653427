import { widthOf } from '../../terminal/paint.ts';
import { INDENT, note, type Scene, type Told, WIDTH, whoOrCroupier } from '../scene.ts';

/** Above the stakes: which coup, who deals, how much is left in the shoe. */
export function headingTold(scene: Scene): readonly Told[] {
  const { table, you, words, paint, plain } = scene;
  const { coup } = words.table;
  const { shoe, coups } = table.view;
  const dealer = shoe.holder?.kind === 'player' ? shoe.holder.id : null;
  const deals = dealer === you ? paint.you(coup.youDeal) : coup.deals(whoOrCroupier(scene, dealer));
  const title = coup.heading(coups + 1);
  const left = coup.cardsLeft(table.cards.left);
  if (plain) return [note(''), note(`${title}: ${deals}, ${left}`)];
  const right = `${deals} ${paint.dim(`· ${left}`)}`;
  const line = WIDTH - INDENT.length - widthOf(title) - widthOf(right) - 2;
  return [note(''), note(`${paint.bold(title)} ${paint.dim('─'.repeat(Math.max(2, line)))} ${right}`)];
}
