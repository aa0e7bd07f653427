import { rankOf } from '../../../cards/card.ts';
import type { Effect } from '../../../coup/effect.ts';
import { offer, refuse } from '../../../decider.ts';
import type { Ground, NonEmpty } from '../../../law/ground.ts';
import { within } from '../../../table/bounds.ts';
import { citing } from '../coup-flow.ts';
import { apply } from '../effects.ts';
import type { Incident, IncidentFacts, PuntoBancaLaw } from '../questions.ts';
import { coupOf, type PuntoBancaState } from '../state.ts';
import { act, notNow } from './act.ts';

const plainFacts = (incident: Incident): IncidentFacts => ({
  incident,
  card: null,
  rank: null,
  hand: null,
  dealer: null,
  player: null,
});

const unforeseen = (law: PuntoBancaLaw): NonEmpty<Ground> => law.incident.ask(plainFacts('other')).grounds;

export const reportIncident = act(
  'ReportIncident',
  (law, state, by) => {
    const grounds = unforeseen(law);
    if (by.kind !== 'croupier' && by.kind !== 'inspector') return refuse('not-yours', grounds);
    if (state.phase !== 'coup') return notNow(state, grounds);
    const coup = coupOf(state);
    if (coup.step === 'ruling') return refuse('ruling-awaited', grounds);
    const [ground] = grounds;
    const cards = [null, ...coup.drawn.map(({ no }) => no)];
    const people = [null, ...Object.keys(state.people)];
    return offer(
      grounds,
      within({
        card: { kind: 'one-of', options: cards as never, code: 'no-such-card', ground },
        player: { kind: 'one-of', options: people as never, code: 'not-at-the-table', ground },
        drawn: { kind: 'not', refused: state.pack.spent, code: 'card-already-out', ground },
      }),
    );
  },
  (p, { incident, card, drawn, player, note }) => {
    const { law } = p;
    const before = coupOf(p.state);
    const concerned = before.drawn.find(({ no }) => no === card);
    const extra = drawn === null ? null : before.drawn.length + 1;
    const facts: IncidentFacts = {
      incident,
      card: card ?? extra,
      rank: concerned !== undefined ? rankOf(concerned.card) : drawn === null ? null : rankOf(drawn),
      hand: concerned?.hand ?? null,
      dealer: before.dealer,
      player,
    };
    const ruling = law.incident.ask(facts);
    const grounds = citing(ruling.grounds);
    p.record('IncidentReported', { incident, card: facts.card, player, note, grounds });
    // A card that came out against the rules has left the shoe all the same.
    if (drawn !== null && extra !== null) {
      p.record('CardDrawn', { no: extra, card: drawn, hand: 'discard', face: 'up', rests: 'croupier', grounds });
    }
    const [first] = ruling.answer;
    if (first.do === 'refer') p.record('RulingReferred', { to: first.to, between: first.between, grounds });
    else apply(p, ruling.answer, ruling.grounds);
  },
);

const optionsOf = (state: PuntoBancaState): NonEmpty<readonly Effect[]> | null =>
  state.phase === 'coup' && state.coup?.step === 'ruling' ? state.coup.referred : null;

/** The person whom the regulation names decides, under name and with a reason. */
export const giveRuling = act(
  'GiveRuling',
  (law, state, by) => {
    const grounds = unforeseen(law);
    if (by.kind !== 'inspector') return refuse('not-yours', grounds);
    const options = optionsOf(state);
    if (options === null) return notNow(state, grounds);
    const choices = options.map((_, i) => i + 1);
    return offer(grounds, within({ choice: { kind: 'one-of', options: choices, ground: grounds[0] } }));
  },
  (p, { choice, reason }, by) => {
    const effects = (optionsOf(p.state)?.[choice - 1] ?? [{ do: 'go-on' }]) as NonEmpty<Effect>;
    const grounds = unforeseen(p.law);
    const name = by.kind === 'inspector' ? by.id : '';
    p.record('RulingGiven', { name, choice, reason, effects, grounds: citing(grounds) });
    apply(p, effects, grounds);
  },
);
