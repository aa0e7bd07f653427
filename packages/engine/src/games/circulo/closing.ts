import { citing } from '../../law/ground.ts';
import { leftAt } from '../../table/closing.ts';
import { type CirculoProceedings, groundsOf } from './table.ts';

/** With the announcement of the bank: which of the last coups this one is. */
export function callLastCoup(p: CirculoProceedings): void {
  const { closing, coups } = p.state;
  if (closing === null) return;
  const coup = coups + 1;
  const grounds = citing(groundsOf(p.law, 'lastCoups'));
  p.record({ type: 'LastCoupCalled', coup, left: leftAt(closing, coup), grounds });
}
