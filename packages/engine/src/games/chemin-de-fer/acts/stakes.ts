import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { type Bound, within } from '../../../table/bounds.ts';
import { backFirst, moved } from '../../circulo/money.ts';
import { closeStakes as close } from '../coup/closing.ts';
import { chips, chipsOf, stakedBy, stakeOf, stakeOn, ZONES } from '../money/accounts.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import { bankOf, type CheminDeFerState } from '../state.ts';
import { act, groundsOf, nameOf, notNow, notYours } from './act.ts';
import { facesTheBank } from './calls.ts';

/** May this person stake now at all? */
function mayStake(law: CheminDeFerLaw, state: CheminDeFerState, by: Actor): Result<Offer> {
  const faces = facesTheBank(law, state, by);
  if (!faces.ok) return faces;
  const late = law.lateStake.ask(NOTHING);
  if (state.phase === 'coup' && late.answer === 'refused') return refuse('stakes-are-closed', late.grounds);
  if (state.phase !== 'stakes') return notNow(state, groundsOf(law, 'windows'));
  const { made } = state.calls;
  if (made?.lead === nameOf(by)) {
    return refuse('half-the-bank-is-staked', law.mesaStake.ask({ bank: bankOf(state).playing }).grounds);
  }
  const { most, least, grounds } = room(law, state);
  return most < least ? refuse('above-the-maximum', grounds, { min: least, max: most }) : faces;
}

/** The least and the most of one stake: up to the bank, or to what a banco con la mesa leaves of it. */
function room(law: CheminDeFerLaw, state: CheminDeFerState) {
  const { playing } = bankOf(state);
  const whole = law.stakeMaximum.ask({ bank: playing });
  const half = law.mesaStake.ask({ bank: playing });
  const least = law.stakeMinimum.ask(NOTHING);
  const isHalved = state.calls.made?.as === 'mesa';
  const most = isHalved ? Math.max(0, whole.answer - half.answer) : whole.answer;
  const limit = isHalved ? half : whole;
  return { most, least: least.answer, limit, grounds: [...limit.grounds, ...least.grounds] };
}

function limits(law: CheminDeFerLaw, state: CheminDeFerState, times: number): Bound {
  const { most, least, limit } = room(law, state);
  const step = law.stakeStep.ask(NOTHING);
  return {
    kind: 'amount',
    min: cents(least * times),
    max: cents(most * times),
    step: step.answer,
    orNothing: true,
    grounds: { min: groundsOf(law, 'stakeMinimum')[0], max: limit.grounds[0], step: step.grounds[0] },
  };
}

export const setStakes = act(
  'SetStakes',
  (law, state, by) => {
    const may = mayStake(law, state, by);
    if (!may.ok) return may;
    const player = nameOf(by);
    const all = cents(chips(state, player) + stakedBy(state, player));
    const half = law.line.ask(NOTHING);
    return offer(
      groundsOf(law, 'stakeMinimum'),
      within({ punto: limits(law, state, 1), line: limits(law, state, half.answer.den / half.answer.num) }, [
        { kind: 'sum-at-most', of: ZONES, max: all, ground: groundsOf(law, 'chips')[0] },
      ]),
    );
  },
  (p, { punto, line }, by) => {
    const player = nameOf(by);
    const why = [
      ...groundsOf(p.law, 'stakeMinimum'),
      ...p.law.stakeMaximum.ask({ bank: bankOf(p.state).playing }).grounds,
      ...groundsOf(p.law, 'stakeStep'),
      ...(line > 0 ? groundsOf(p.law, 'line') : []),
    ];
    const grounds = citing(why);
    const all = ZONES.flatMap((zone) =>
      moved(p.state, player, stakeOf(player, zone), { punto, line }[zone], grounds[0]),
    );
    p.record({ type: 'StakesSet', player, punto, line, grounds, postings: backFirst(all) });
  },
);

/** He lays more than he wants to play and says how much plays: the croupier changes it at once. */
export const announceStake = act(
  'AnnounceStake',
  (law, state, by) => {
    const may = mayStake(law, state, by);
    if (!may.ok) return may;
    const { answer, grounds } = law.otherAnnouncement.ask(NOTHING);
    if (answer === 'refused') return refuse('no-such-announcement', grounds);
    const player = nameOf(by);
    const all = cents(chips(state, player) + stakedBy(state, player));
    const { unit } = law.table.settings;
    const [ground] = grounds;
    const [covered] = groundsOf(law, 'chips');
    if (all < unit) return refuse('beyond-the-chips', groundsOf(law, 'chips'));
    const laid = { kind: 'amount', min: unit, max: all, step: unit, orNothing: false } as const;
    return offer(
      grounds,
      within(
        { chips: { ...laid, grounds: { min: ground, max: covered, step: covered } }, plays: limits(law, state, 1) },
        [{ kind: 'sum-at-most', of: ['plays'], max: all, ground: covered }],
      ),
    );
  },
  (p, { plays }, by) => {
    const player = nameOf(by);
    const grounds = citing(groundsOf(p.law, 'otherAnnouncement'), groundsOf(p.law, 'stakeMinimum'));
    const line = stakeOn(p.state, player, 'line');
    const postings = [
      ...posting(stakeOf(player, 'line'), chipsOf(player), line, grounds[0]),
      ...moved(p.state, player, stakeOf(player, 'punto'), plays, grounds[0]),
    ];
    p.record({ type: 'StakesSet', player, punto: plays, line: cents(0), grounds, postings });
  },
);

export const closeStakes = act(
  'CloseStakes',
  (law, state, by) => {
    const { grounds } = law.call.ask({ occasion: 'closing', amount: cents(0), total: 0, outcome: 'tie' });
    if (by.kind !== 'croupier') return notYours(grounds);
    return state.phase === 'stakes' ? offer(grounds) : notNow(state, grounds);
  },
  (p) => close(p),
);
