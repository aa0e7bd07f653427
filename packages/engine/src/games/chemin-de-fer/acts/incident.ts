import type { Card } from '../../../cards/card.ts';
import { cardsLeft } from '../../../cards/pack.ts';
import type { Hand } from '../../../coup/drawn.ts';
import { offer, refuse } from '../../../decider.ts';
import { citing, type GroundRef, type NonEmpty } from '../../../law/ground.ts';
import { type Joint, within } from '../../../table/bounds.ts';
import { apply } from '../effects.ts';
import { gatherFacts } from '../gather-facts.ts';
import { INCIDENTS, type Incident } from '../incident-facts.ts';
import { CARDS_OUT, mostOut, NAMES_A_CARD, NAMES_A_PLAYER, notNowPossible } from '../incident-moments.ts';
import type { Proceedings } from '../proceedings.ts';
import { showStopCardIfNext } from '../talla.ts';
import { act, isStaff, notNow, notYours, unforeseen } from './act.ts';

/** How a card that came out against the rules lies until it is ruled on. */
const LIES: Readonly<Partial<Record<Incident, { readonly hand: Hand; readonly face: 'down' | 'up' }>>> = {
  'early-draw': { hand: 'loose', face: 'down' },
  'fifth-card': { hand: 'loose', face: 'down' },
  'banker-overdealt': { hand: 'discard', face: 'down' },
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

type Needed = Pick<Joint & { readonly kind: 'needed-with' }, 'field' | 'values' | 'code' | 'ground'>;
const needed = (what: Needed): Joint => ({ kind: 'needed-with', other: 'incident', ...what });

export const reportIncident = act(
  'ReportIncident',
  (law, state, by) => {
    const grounds = unforeseen(law);
    if (!isStaff(by)) return notYours(grounds);
    const heard = law.claims.ask({ coup: 'under-way' });
    if (heard.answer === 'refused') return refuse('too-late-to-claim', heard.grounds);
    const isOpen = ['banco', 'mesa', 'stakes'].includes(state.phase);
    if (state.phase !== 'coup' && !isOpen) {
      const settled = law.claims.ask({ coup: 'settled' });
      return settled.answer === 'refused' ? refuse('too-late-to-claim', settled.grounds) : notNow(state, grounds);
    }
    const [ground] = grounds;
    const cards = [null, ...(state.coup?.drawn ?? []).map(({ no }) => no)];
    const people = [null, ...Object.keys(state.people)];
    const withCards = INCIDENTS.filter((incident) => mostOut(incident) > 0);
    const always = INCIDENTS.filter((incident) => (CARDS_OUT[incident]?.[0] ?? 0) > 0);
    return offer(
      grounds,
      within(
        {
          incident: { kind: 'not', refused: notNowPossible(law, state), code: 'cannot-have-happened-now', ground },
          card: { kind: 'one-of', options: cards, code: 'no-such-card', ground },
          player: { kind: 'one-of', options: people, code: 'not-at-the-table', ground },
        },
        [
          {
            kind: 'only-with',
            field: 'drawn',
            other: 'incident',
            values: withCards,
            code: 'no-card-came-out-with-it',
            ground,
          },
          needed({ field: 'drawn', values: always, code: 'which-cards-came-out', ground }),
          needed({ field: 'card', values: NAMES_A_CARD, code: 'which-card', ground }),
          needed({ field: 'player', values: NAMES_A_PLAYER, code: 'which-player', ground }),
        ],
      ),
    );
  },
  (p, { incident, card, drawn, player, note }) => {
    const cards = (drawn ?? []).slice(0, mostOut(incident));
    const facts = gatherFacts(p.law, p.state, { incident, card, drawn: cards, player });
    const ruling = p.law.incident.ask(facts);
    const heard = p.law.claims.ask({ coup: 'under-way' });
    const grounds = citing(ruling.grounds, heard.grounds);
    p.record({ type: 'IncidentReported', incident, card, player, note, grounds });
    const { talla } = p.state;
    takeOut(p, incident, cards, grounds);
    if (p.state.talla !== talla || (p.state.coup === null && p.state.bank === null)) return;
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
    if (by.kind !== 'inspector') return notYours(grounds);
    if (state.referred === null) return notNow(state, grounds);
    const choices = state.referred.between.map((_, i) => i + 1);
    return offer(grounds, within({ choice: { kind: 'one-of', options: choices, ground: grounds[0] } }));
  },
  (p, { choice, reason }, by) => {
    const { referred } = p.state;
    if (referred === null) throw new Error('no ruling is awaited');
    const effects = referred.between[choice - 1] ?? [];
    const { grounds } = referred;
    p.record({ type: 'RulingGiven', name: by.kind === 'inspector' ? by.id : '', choice, reason, effects, grounds });
    apply(p, effects, grounds);
  },
);
