import { offer } from '../../../decider.ts';
import { citing, type Ground, type NonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { bothEnds, within } from '../../../table/bounds.ts';
import { award } from '../bank/award.ts';
import { equalRule } from '../bank/bidders.ts';
import { makeFirst } from '../coup/banco.ts';
import type { DosPanosLaw, Pano } from '../questions.ts';
import { type DosPanosState, passageOf } from '../state.ts';
import { act, isStaff, notNow, notYours } from './act.ts';

const lotGrounds = (law: DosPanosLaw, state: DosPanosState): NonEmpty<Ground> =>
  (state.lots?.for === 'banco' ? law.bancoPanos.ask(NOTHING) : equalRule(law, state)).grounds;

/** What the lot fell on comes from outside: the table only takes note of it. */
export const drawLot = act(
  'DrawLot',
  (law, state, by) => {
    const grounds = lotGrounds(law, state);
    if (!isStaff(by)) return notYours(grounds);
    if (state.phase !== 'lots' || state.lots === null) return notNow(state, grounds);
    const max = state.lots.among.length - 1;
    return offer(grounds, within({ lot: { kind: 'between', min: 0, max, grounds: bothEnds(grounds[0]) } }));
  },
  (p, { lot }) => {
    const { lots } = p.state;
    const drawn = lots?.among[lot];
    if (lots === null || drawn === undefined) throw new Error('no lot is to be drawn');
    const why = lotGrounds(p.law, p.state);
    const grounds = citing(why);
    const no = p.state.lotsDrawn + 1;
    const { among } = lots;
    if (lots.for === 'banco') {
      p.record({ type: 'LotDrawn', for: 'banco', no, among, lot, player: null, grounds });
      makeFirst(p, drawn as Pano, why);
      return;
    }
    p.record({ type: 'LotDrawn', for: 'bank', no, among, lot, player: drawn, grounds });
    const amount = passageOf(p.state).bids.find(({ player }) => player === drawn)?.amount ?? cents(0);
    award(p, 'auction', drawn, amount, why);
  },
);
