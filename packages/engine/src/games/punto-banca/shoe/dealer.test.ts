import { describe, expect, it } from 'vitest';
import { plainLaw } from '../../../../test/plain-law.ts';
import { doneAt, plainCoup, withStakes } from '../../../../test/plain-table.ts';
import type { GroundRef, NonEmpty } from '../../../law/ground.ts';
import { cents } from '../../../money/cents.ts';
import { INITIAL } from '../state.ts';
import { nextAfterDeclining } from './dealer.ts';

const grounds: NonEmpty<GroundRef> = ['T-1'];
const law = plainLaw({ dealerStake: () => ({ on: 'banca', atLeast: cents(10) }) });

describe('the shoe that came at the closing call and is declined', () => {
  const declined = plainCoup(
    { asked: false },
    { shoe: { ...INITIAL.shoe, holder: { kind: 'player', id: 'ana', dealt: 0 }, turn: 1, declined: ['ana'] } },
  );

  it('is taken by the next who has his stake, who then deals this coup and nobody else', () => {
    const { events, state } = doneAt(law, withStakes(declined, { bea: [0, 10, 0] }), (p) =>
      nextAfterDeclining(p, grounds),
    );
    expect(events).toEqual([
      { type: 'ShoeTaken', player: 'bea', grounds },
      { type: 'CardsHeldBy', hand: 'banca', player: 'bea', staff: null, grounds },
    ]);
    expect(state.shoe.holder).toEqual({ kind: 'player', id: 'bea', dealt: 0 });
    expect(state.coup?.dealer).toBe('bea');
  });

  it('stays with the croupier for this coup where nobody else has his stake', () => {
    const { events, state } = doneAt(law, withStakes(declined, { ana: [0, 10, 0], bea: [0, 9, 0] }), (p) =>
      nextAfterDeclining(p, grounds),
    );
    expect(events).toEqual([
      { type: 'CardsHeldBy', hand: 'banca', player: null, staff: 'croupier', grounds },
      { type: 'CroupierHoldsShoe', until: 'next-coup', passed: null, grounds },
    ]);
    expect(state.shoe.holder).toEqual({ kind: 'croupier', until: 'next-coup' });
    expect(state.coup?.dealer).toBeNull();
  });
});
