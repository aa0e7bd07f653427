import { stopCardIsNext } from '../../../cards/pack.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { annul } from '../incidents/annulment.ts';
import type { Proceedings } from '../proceedings.ts';
import { endTalla } from './talla.ts';

/** The stop card comes out of the shoe. */
export function showStopCard(p: Proceedings): void {
  const coup = p.state.phase === 'coup' ? 'under-way' : 'none';
  const { answer, grounds } = p.law.afterStopCard.ask({ coup });
  p.record({
    type: 'StopCardShown',
    last: answer === 'finish-coup',
    grounds: citing(p.law.stopCard.ask(NOTHING).grounds, grounds),
  });
  if (answer === 'finish-coup') return;
  if (coup === 'under-way') annul(p, 'talla', citing(grounds));
  else endTalla(p, 'between-coups');
}

/** Before any card leaves the shoe: the stop card, if it lies in front. */
export function showStopCardIfNext(p: Proceedings): void {
  if (stopCardIsNext(p.state.pack)) showStopCard(p);
}
