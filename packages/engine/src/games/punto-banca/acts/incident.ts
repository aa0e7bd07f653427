import { rankOf } from '../../../cards/card.ts';
import { cardsLeft } from '../../../cards/pack.ts';
import type { Effect } from '../../../coup/effect.ts';
import { offer } from '../../../decider.ts';
import { citing, type Ground, type NonEmpty } from '../../../law/ground.ts';
import { refuse } from '../../../refusal.ts';
import { nameOf } from '../../../table/actor.ts';
import { type Joint, within } from '../../../table/bounds.ts';
import { namesIn } from '../../../table/by-name.ts';
import { apply } from '../incidents/effects.ts';
import { plainFacts } from '../incidents/facts.ts';
import type { IncidentFacts, PuntoBancaLaw } from '../questions.ts';
import { showStopCardIfNext } from '../shoe/stop-card.ts';
import { type Coup, coupOf, type PuntoBancaState } from '../state.ts';
import { act, notNow } from './act.ts';

const unforeseen = (law: PuntoBancaLaw): NonEmpty<Ground> => law.incident.ask(plainFacts('other')).grounds;

/** Nobody but the player who deals can be unable to go on dealing. */
function onlyTheDealer(law: PuntoBancaLaw, { dealer }: Coup, people: readonly (string | null)[]): Joint {
  const [ground] = law.incident.ask(plainFacts('dealer-cannot-go-on')).grounds;
  const unable = { kind: 'not-with', field: 'player', other: 'incident', values: ['dealer-cannot-go-on'] } as const;
  if (dealer === null) return { ...unable, refused: people, code: 'no-player-deals', ground };
  return { ...unable, refused: people.filter((one) => one !== null && one !== dealer), code: 'not-the-dealer', ground };
}

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
    const people = [null, ...namesIn(state.people)];
    return offer(
      grounds,
      within(
        {
          incident: {
            kind: 'not',
            // Without a card that is still due, an empty shoe leaves nothing unfinished.
            refused: cardsLeft(state.pack) > 0 || coup.step !== 'draw' ? ['shoe-exhausted'] : [],
            code: 'no-card-is-wanting',
            ground,
          },
          card: { kind: 'one-of', options: cards, code: 'no-such-card', ground },
          player: { kind: 'one-of', options: people, code: 'not-at-the-table', ground },
          drawn:
            cardsLeft(state.pack) > 0
              ? { kind: 'not', refused: state.pack.spent, code: 'card-already-out', ground }
              : { kind: 'one-of', options: [null], code: 'shoe-exhausted', ground },
        },
        [
          {
            kind: 'only-with',
            field: 'drawn',
            other: 'incident',
            values: ['wrong-draw', 'cards-stuck', 'card-in-basket'],
            code: 'no-card-came-out-with-it',
            ground,
          },
          {
            kind: 'needed-with',
            field: 'card',
            other: 'incident',
            values: ['card-face-up'],
            code: 'which-card',
            ground,
          },
          {
            kind: 'needed-with',
            field: 'player',
            other: 'incident',
            values: ['squeezing', 'cards-beyond-table'],
            code: 'which-player',
            ground,
          },
          onlyTheDealer(law, coup, people),
        ],
      ),
    );
  },
  (p, { incident, card, drawn, player, note }) => {
    const { law } = p;
    const before = coupOf(p.state);
    const concerned = before.drawn.find(({ no }) => no === card);
    const next = before.drawn.length + 1;
    const facts: IncidentFacts = {
      incident,
      card: card ?? (drawn === null ? null : next),
      rank: concerned !== undefined ? rankOf(concerned.card) : drawn === null ? null : rankOf(drawn),
      seen: concerned === undefined ? drawn !== null : concerned.face === 'up',
      hand: concerned?.hand ?? null,
      dealer: before.dealer,
      inHand: withTheDealer(before),
      player,
    };
    const ruling = law.incident.ask(facts);
    const grounds = citing(ruling.grounds);
    p.record({ type: 'IncidentReported', incident, card: facts.card, player, note, grounds });
    // A card that came out against the rules has left the shoe all the same.
    if (drawn !== null) {
      showStopCardIfNext(p);
      if (p.state.coup === null) return;
      p.record({ type: 'CardDrawn', no: next, card: drawn, hand: 'discard', face: 'up', rests: 'croupier', grounds });
    }
    const [first] = ruling.answer;
    if (first.do === 'refer') p.record({ type: 'RulingReferred', to: first.to, between: first.between, grounds });
    else apply(p, ruling.answer, grounds);
  },
);

/** The hand that whoever deals has been handed and has not uncovered yet. */
const withTheDealer = ({ dealer, handed }: Coup): IncidentFacts['inHand'] =>
  handed !== null && dealer !== null && handed.to === dealer ? handed.hand : null;

const referredIn = ({ coup }: PuntoBancaState): Coup['referred'] => coup?.referred ?? null;

/** The person whom the regulation names decides, under name and with a reason. */
export const giveRuling = act(
  'GiveRuling',
  (law, state, by) => {
    const grounds = unforeseen(law);
    if (by.kind !== 'inspector') return refuse('not-yours', grounds);
    const referred = referredIn(state);
    if (referred === null) return notNow(state, grounds);
    const choices = referred.between.map((_, i) => i + 1);
    return offer(grounds, within({ choice: { kind: 'one-of', options: choices, ground: grounds[0] } }));
  },
  (p, { by, choice, reason }) => {
    const referred = referredIn(p.state);
    if (referred === null) throw new Error('no ruling is awaited');
    const { between, grounds } = referred;
    const effects = between[choice - 1] as readonly Effect[];
    p.record({ type: 'RulingGiven', name: nameOf(by), choice, reason, effects, grounds });
    apply(p, effects, grounds);
  },
);
