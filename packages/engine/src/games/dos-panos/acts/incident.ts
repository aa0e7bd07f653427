import type { Card } from '../../../cards/card.ts';
import { cardsLeft } from '../../../cards/pack.ts';
import type { Hand } from '../../../coup/drawn.ts';
import { offer, refuse } from '../../../decider.ts';
import { citing, type Ground, type GroundRef, type NonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Joint, within } from '../../../table/bounds.ts';
import { apply } from '../effects.ts';
import { gatherFacts } from '../gather-facts.ts';
import { FAULTS, type Fault, INCIDENTS, type Incident } from '../incident-facts.ts';
import {
  ANY_HAND,
  CARDS_OUT,
  handsOf,
  mostOut,
  NAMES_A_CARD,
  NAMES_A_PLAYER,
  notNowPossible,
} from '../incident-moments.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Side } from '../questions.ts';
import type { DosPanosState } from '../state.ts';
import { showStopCardIfNext } from '../talla.ts';
import { act, isStaff, notNow, notYours, unforeseen } from './act.ts';

/** How a card that came out against the rules lies until it is ruled on. */
const LIES: Readonly<Partial<Record<Incident, { readonly hand: Hand; readonly face: 'down' | 'up' }>>> = {
  'early-draw': { hand: 'loose', face: 'down' },
  'card-face-up': { hand: 'loose', face: 'up' },
  misdealt: { hand: 'loose', face: 'down' },
  'card-for-no': { hand: 'loose', face: 'up' },
  'no-card-for-carta': { hand: 'loose', face: 'up' },
  'third-in-basket': { hand: 'discard', face: 'down' },
};

/** Whatever came out has left the shoe: it can never go back. */
function takeOut(p: Proceedings, incident: Incident, cards: readonly Card[], grounds: NonEmpty<GroundRef>): void {
  for (const card of cards) {
    if (cardsLeft(p.state.pack) === 0) return;
    const { talla } = p.state;
    showStopCardIfNext(p);
    if (p.state.talla !== talla) return;
    const no = (p.state.coup?.drawn.length ?? p.state.loose.length) + 1;
    const { hand, face } = LIES[incident] ?? { hand: 'discard', face: 'up' };
    p.record({ type: 'CardDrawn', no, card, hand, face, grounds });
  }
}

/** What must be said with some irregularities, and with none else. */
const TELLS = [
  { field: 'fault', values: ['hand-exposed'], code: 'whose-fault' },
  { field: 'seen', values: ['cards-in-basket', 'third-in-basket'], code: 'was-it-seen' },
  { field: 'evident', values: ['misdealt'], code: 'is-it-evident' },
  { field: 'total', values: ['thrown-by-croupier'], code: 'what-do-they-testify' },
] as const;

type Told = Pick<Joint & { readonly kind: 'needed-with' }, 'field' | 'values' | 'code'>;

/** With which hands an irregularity can be reported now, or that it concerns none. */
function handsBound(state: DosPanosState, incident: Incident, ground: Ground): readonly Joint[] {
  const possible = handsOf(state, incident);
  if (possible.length === 0) return [];
  const refused = ANY_HAND.filter((hand) => !possible.includes(hand));
  const bound = { kind: 'not-with', field: 'hand', refused, other: 'incident', values: [incident], ground } as const;
  return [possible.includes(null) ? { ...bound, code: 'no-hand-of-it' } : { ...bound, code: 'which-hand' }];
}

function joints(state: DosPanosState, ground: Ground): readonly Joint[] {
  const needed = (told: Told): Joint => ({ kind: 'needed-with', other: 'incident', ground, ...told });
  const only = (told: Told): Joint => ({ kind: 'only-with', other: 'incident', ground, ...told });
  const withCards = INCIDENTS.filter((incident) => mostOut(incident) > 0);
  const always = INCIDENTS.filter((incident) => (CARDS_OUT[incident]?.[0] ?? 0) > 0);
  return [
    ...INCIDENTS.flatMap((incident) => handsBound(state, incident, ground)),
    only({ field: 'drawn', values: withCards, code: 'no-card-came-out-with-it' }),
    needed({ field: 'drawn', values: always, code: 'which-cards-came-out' }),
    needed({ field: 'card', values: NAMES_A_CARD, code: 'which-card' }),
    needed({ field: 'player', values: NAMES_A_PLAYER, code: 'which-player' }),
    ...TELLS.flatMap((told) => [needed(told), only({ ...told, code: 'not-asked-here' })]),
  ];
}

export const reportIncident = act(
  'ReportIncident',
  (law, state, by) => {
    const grounds = unforeseen(law);
    if (!isStaff(by)) return notYours(grounds);
    const heard = law.claims.ask({ coup: 'under-way' });
    if (heard.answer === 'refused') return refuse('too-late-to-claim', heard.grounds);
    if (!['banco', 'stakes', 'coup'].includes(state.phase)) {
      const settled = law.claims.ask({ coup: 'settled' });
      return settled.answer === 'refused' ? refuse('too-late-to-claim', settled.grounds) : notNow(state, grounds);
    }
    const [ground] = grounds;
    const cards = [null, ...(state.coup?.drawn ?? []).map(({ no }) => no)];
    const lawful: readonly Incident[] = law.association.ask(NOTHING).answer === 'allowed' ? ['pooled-stakes'] : [];
    const refused = [...notNowPossible(state), ...lawful];
    return offer(
      grounds,
      within(
        {
          incident: { kind: 'not', refused, code: 'cannot-have-happened-now', ground },
          hand: { kind: 'one-of', options: ANY_HAND, ground },
          fault: { kind: 'one-of', options: [null, ...FAULTS], ground },
          card: { kind: 'one-of', options: cards, code: 'no-such-card', ground },
          player: { kind: 'one-of', options: [null, ...Object.keys(state.people)], code: 'not-at-the-table', ground },
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
    takeOut(p, incident, cards, grounds);
    if (p.state.talla !== talla) return;
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
    if (state.referred === null) return notNow(state, grounds);
    if (by.kind !== state.referred.to) return notYours(grounds);
    const choices = state.referred.between.map((_, i) => i + 1);
    return offer(grounds, within({ choice: { kind: 'one-of', options: choices, ground: grounds[0] } }));
  },
  (p, { choice, reason }, by) => {
    const { referred } = p.state;
    if (referred === null) throw new Error('no ruling is awaited');
    const effects = referred.between[choice - 1] ?? [];
    const { grounds } = referred;
    const name = by.kind === 'inspector' || by.kind === 'director' ? by.id : '';
    p.record({ type: 'RulingGiven', name, choice, reason, effects, grounds });
    apply(p, effects, grounds);
  },
);
