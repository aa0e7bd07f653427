import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { type Bound, within } from '../../../table/bounds.ts';
import { lookUp } from '../../../table/by-name.ts';
import { backFirst, moved } from '../../circulo/money.ts';
import { closeStakes as close } from '../coup/closing.ts';
import { chips, FIELDS, stakedBy, stakeOf } from '../money/accounts.ts';
import { panoOf } from '../people/people.ts';
import { type DosPanosLaw, PANOS, type Pano } from '../questions.ts';
import type { DosPanosState } from '../state.ts';
import { act, groundsOf, nameOf, notNow, notYours } from './act.ts';
import { facesTheBank } from './banco.ts';

/** May this person stake now at all? */
function mayStake(law: DosPanosLaw, state: DosPanosState, by: Actor): Result<Offer> {
  const faces = facesTheBank(law, state, by);
  if (!faces.ok) return faces;
  const late = law.lateStake.ask(NOTHING);
  if (state.phase === 'coup' && late.answer === 'refused') return refuse('stakes-are-closed', late.grounds);
  return state.phase === 'stakes' ? offer(groundsOf(law, 'stakeMinimum')) : notNow(state, late.grounds);
}

/** The least and the most that may lie on a zone which plays for so much of what lies there. */
function limits(law: DosPanosLaw, times: number): Bound {
  const min = law.stakeMinimum.ask(NOTHING);
  const max = law.stakeMaximum.ask(NOTHING);
  const step = law.stakeStep.ask(NOTHING);
  return {
    kind: 'amount',
    min: cents(min.answer * times),
    max: cents(max.answer === null ? Number.MAX_SAFE_INTEGER - 1 : max.answer * times),
    step: step.answer,
    orNothing: true,
    grounds: { min: min.grounds[0], max: max.grounds[0], step: step.grounds[0] },
  };
}

/** On which paños he may stake. */
function panosFor(law: DosPanosLaw, state: DosPanosState, player: string) {
  const place = lookUp(state.people, player)?.kind ?? 'standing';
  const { answer, grounds } = law.behindStakes.ask({ place });
  return { panos: answer === 'either-pano' ? PANOS : [panoOf(law, state, player)], ground: grounds[0] };
}

const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
const PANOS_OF: Readonly<Record<keyof typeof FIELDS, readonly Pano[]>> = {
  pano1: ['pano-1'],
  pano2: ['pano-2'],
  line1: ['pano-1'],
  line2: ['pano-2'],
  caballo: PANOS,
};

export const setStakes = act(
  'SetStakes',
  (law, state, by) => {
    const may = mayStake(law, state, by);
    if (!may.ok) return may;
    const player = nameOf(by);
    const all = cents(chips(state, player) + stakedBy(state, player));
    const half = law.line.ask(NOTHING);
    const onLine = half.answer.den / half.answer.num;
    const times = { pano1: 1, pano2: 1, line1: onLine, line2: onLine, caballo: PANOS.length };
    const { panos, ground } = panosFor(law, state, player);
    const bounds = NAMES.map((name): readonly [string, Bound] => {
      const his = PANOS_OF[name].every((pano) => panos.includes(pano));
      return [name, his ? limits(law, times[name]) : { kind: 'one-of', options: [0], code: 'not-your-pano', ground }];
    });
    return offer(
      may.value.grounds,
      within(Object.fromEntries(bounds), [
        { kind: 'sum-at-most', of: NAMES, max: all, ground: groundsOf(law, 'chips')[0] },
      ]),
    );
  },
  (p, command, by) => {
    const player = nameOf(by);
    const { pano1, pano2, line1, line2, caballo } = command;
    const place = lookUp(p.state.people, player)?.kind ?? 'standing';
    const grounds = citing(
      groundsOf(p.law, 'stakeMinimum'),
      groundsOf(p.law, 'stakeMaximum'),
      groundsOf(p.law, 'stakeStep'),
      p.law.behindStakes.ask({ place }).grounds,
      line1 + line2 > 0 ? groundsOf(p.law, 'line') : [],
      caballo > 0 ? p.law.caballo.ask({ units: caballo / p.law.table.settings.unit }).grounds : [],
    );
    const all = NAMES.flatMap((name) =>
      moved(p.state, player, stakeOf(player, FIELDS[name]), command[name], grounds[0]),
    );
    const postings = backFirst(all);
    p.record({ type: 'StakesSet', player, pano1, pano2, line1, line2, caballo, grounds, postings });
  },
);

export const closeStakes = act(
  'CloseStakes',
  (law, state, by) => {
    const grounds = groundsOf(law, 'lateStake');
    if (by.kind !== 'croupier') return notYours(grounds);
    return state.phase === 'stakes' ? offer(grounds) : notNow(state, grounds);
  },
  (p) => close(p),
);
