import { citing } from '../../law/ground.ts';
import { NOTHING } from '../../law/question.ts';
import type { CirculoProceedings } from './table.ts';

type EndTalla<P> = (p: P, coup: 'under-way' | 'none') => void;

/** The stop card comes out of the shoe: a coup under way is finished first, or the talla ends. */
export function stopCardComes<P extends CirculoProceedings>(p: P, endTalla: EndTalla<P>): void {
  const coup = p.state.phase === 'coup' ? 'under-way' : 'none';
  const { answer, grounds } = p.law.afterStopCard.ask({ coup });
  p.record({
    type: 'StopCardShown',
    last: answer === 'finish-coup',
    grounds: citing(p.law.stopCard.ask(NOTHING).grounds, grounds),
  });
  if (answer !== 'finish-coup') endTalla(p, coup);
}
