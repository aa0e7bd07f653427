import { offer } from '../../../decider.ts';
import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Joint, within } from '../../../table/bounds.ts';
import { namesIn } from '../../../table/by-name.ts';
import {
  hasEnded,
  impossibleNow,
  type Lying,
  mayRule,
  naming,
  needed,
  notReporting,
  only,
  rule,
  takeOut,
} from '../../circulo/acts/incident.ts';
import { showStopCardIfNext } from '../bank/talla.ts';
import { apply } from '../incidents/effects.ts';
import { FAULTS, type Fault, INCIDENTS, type Incident } from '../incidents/facts.ts';
import { gatherFacts } from '../incidents/gather-facts.ts';
import {
  ANY_HAND,
  CARDS_OUT,
  handsOf,
  mostOut,
  NAMES_A_CARD,
  NAMES_A_PLAYER,
  notNowPossible,
} from '../incidents/moments.ts';
import type { Side } from '../questions.ts';
import type { DosPanosState } from '../state.ts';
import { act, notYours, unforeseen } from './act.ts';

/** How a card that came out against the rules lies until it is ruled on. */
const LIES: Readonly<Partial<Record<Incident, Lying>>> = {
  'early-draw': { hand: 'loose', face: 'down' },
  'card-face-up': { hand: 'loose', face: 'up' },
  misdealt: { hand: 'loose', face: 'down' },
  'card-for-no': { hand: 'loose', face: 'up' },
  'no-card-for-carta': { hand: 'loose', face: 'up' },
  'third-in-basket': { hand: 'discard', face: 'down' },
};

/** What must be said with some irregularities, and with none else. */
const TELLS = [
  { field: 'fault', values: ['hand-exposed'], code: 'whose-fault' },
  { field: 'seen', values: ['cards-in-basket', 'third-in-basket'], code: 'was-it-seen' },
  { field: 'evident', values: ['misdealt'], code: 'is-it-evident' },
  { field: 'total', values: ['thrown-by-croupier'], code: 'what-do-they-testify' },
] as const;

/** With which hands an irregularity can be reported now, or that it concerns none. */
function handsBound(state: DosPanosState, incident: Incident, ground: Ground): readonly Joint[] {
  const possible = handsOf(state, incident);
  if (possible.length === 0) return [];
  const refused = ANY_HAND.filter((hand) => !possible.includes(hand));
  const bound = { kind: 'not-with', field: 'hand', refused, other: 'incident', values: [incident], ground } as const;
  return [possible.includes(null) ? { ...bound, code: 'no-hand-of-it' } : { ...bound, code: 'which-hand' }];
}

const joints = (state: DosPanosState, ground: Ground): readonly Joint[] => [
  ...INCIDENTS.flatMap((incident) => handsBound(state, incident, ground)),
  ...naming(ground, { incidents: INCIDENTS, out: CARDS_OUT, card: NAMES_A_CARD, player: NAMES_A_PLAYER }),
  ...TELLS.flatMap((told) => [needed(ground, told), only(ground, { ...told, code: 'not-asked-here' })]),
];

export const reportIncident = act(
  'ReportIncident',
  (law, state, by) => {
    const grounds = unforeseen(law);
    const refused = notReporting(law, state, by, grounds);
    if (refused !== null) return refused;
    const [ground] = grounds;
    const cards = [null, ...(state.coup?.drawn ?? []).map(({ no }) => no)];
    const lawful: readonly Incident[] = law.association.ask(NOTHING).answer === 'allowed' ? ['pooled-stakes'] : [];
    const impossible = [...notNowPossible(state), ...lawful];
    return offer(
      grounds,
      within(
        {
          incident: impossibleNow(law, state, impossible, ground),
          hand: { kind: 'one-of', options: ANY_HAND, ground },
          fault: { kind: 'one-of', options: [null, ...FAULTS], ground },
          card: { kind: 'one-of', options: cards, code: 'no-such-card', ground },
          player: { kind: 'one-of', options: [null, ...namesIn(state.people)], code: 'not-at-the-table', ground },
          seen: { kind: 'one-of', options: [null, true, false], ground },
          evident: { kind: 'one-of', options: [null, true, false], ground },
          total: { kind: 'one-of', options: [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9], ground },
        },
        joints(state, ground),
      ),
    );
  },
  (p, { incident, card, drawn, player, note, seen, evident, total, ...told }) => {
    const hand = told.hand as Side | null;
    const fault = told.fault as Fault | null;
    const cards = (drawn ?? []).slice(0, mostOut(incident));
    const reported = { incident, hand, fault, card, drawn: cards, player, seen, evident, total };
    const ruling = p.law.incident.ask(gatherFacts(p.law, p.state, reported));
    const heard = p.law.claims.ask({ coup: 'under-way' });
    const grounds = citing(ruling.grounds, heard.grounds);
    p.record({ type: 'IncidentReported', incident, hand, fault, card, player, note, grounds });
    const { talla } = p.state;
    takeOut(p, cards, grounds, showStopCardIfNext, LIES[incident]);
    if (hasEnded(p, talla)) return;
    const [first] = ruling.answer;
    if (first.do === 'refer') p.record({ type: 'RulingReferred', to: first.to, between: first.between, grounds });
    else apply(p, ruling.answer, citing(ruling.grounds));
  },
);

/** The person whom the regulation names decides, under name and with a reason. */
export const giveRuling = act(
  'GiveRuling',
  (law, state, by) => {
    const grounds = unforeseen(law);
    if (by.kind !== 'inspector' && by.kind !== 'director') return notYours(grounds);
    if (state.referred !== null && by.kind !== state.referred.to) return notYours(grounds);
    return mayRule(state, grounds);
  },
  (p, ruling, by) => {
    const name = by.kind === 'inspector' || by.kind === 'director' ? by.id : '';
    const { effects, grounds } = rule(p, ruling, name);
    apply(p, effects, grounds);
  },
);
