import { offer } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { within } from '../../../table/bounds.ts';
import { namesIn } from '../../../table/by-name.ts';
import {
  hasEnded,
  impossibleNow,
  type Lying,
  mayRule,
  naming,
  notReporting,
  rule,
  takeOut,
} from '../../circulo/acts/incident.ts';
import { showStopCardIfNext } from '../bank/talla.ts';
import { apply } from '../incidents/effects.ts';
import { INCIDENTS, type Incident } from '../incidents/facts.ts';
import { gatherFacts } from '../incidents/gather-facts.ts';
import {
  CARDS_OUT,
  EXPOSING,
  isCovered,
  mostOut,
  NAMES_A_CARD,
  NAMES_A_PLAYER,
  notNowPossible,
} from '../incidents/moments.ts';
import { act, notYours, unforeseen } from './act.ts';

/** How a card that came out against the rules lies until it is ruled on. */
const LIES: Readonly<Partial<Record<Incident, Lying>>> = {
  'early-draw': { hand: 'loose', face: 'down' },
  'fifth-card': { hand: 'loose', face: 'down' },
  'banker-overdealt': { hand: 'discard', face: 'down' },
};

export const reportIncident = act(
  'ReportIncident',
  (law, state, by) => {
    const grounds = unforeseen(law);
    const refused = notReporting(law, state, by, grounds);
    if (refused !== null) return refused;
    const [ground] = grounds;
    const drawn = state.coup?.drawn ?? [];
    const cards = [null, ...drawn.map(({ no }) => no)];
    const open = drawn.flatMap((card) => (isCovered(card) ? [] : [card.no]));
    const people = [null, ...namesIn(state.people)];
    return offer(
      grounds,
      within(
        {
          incident: impossibleNow(law, state, notNowPossible(law, state), ground),
          card: { kind: 'one-of', options: cards, code: 'no-such-card', ground },
          player: { kind: 'one-of', options: people, code: 'not-at-the-table', ground },
        },
        [
          ...naming(ground, { incidents: INCIDENTS, out: CARDS_OUT, card: NAMES_A_CARD, player: NAMES_A_PLAYER }),
          {
            kind: 'not-with',
            field: 'card',
            refused: open,
            other: 'incident',
            values: EXPOSING,
            code: 'cannot-have-happened-now',
            ground,
          },
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
    return by.kind === 'inspector' ? mayRule(state, grounds) : notYours(grounds);
  },
  (p, ruling, by) => {
    const { effects, grounds } = rule(p, ruling, by.kind === 'inspector' ? by.id : '');
    apply(p, effects, grounds);
  },
);
