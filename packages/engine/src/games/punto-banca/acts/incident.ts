import { type Card, rankOf } from '../../../cards/card.ts';
import { cardsLeft } from '../../../cards/pack.ts';
import type { Effect } from '../../../coup/effect.ts';
import { offer } from '../../../decider.ts';
import { citing, type Ground, type GroundRef, type NonEmpty } from '../../../law/ground.ts';
import { refuse } from '../../../refusal.ts';
import { nameOf } from '../../../table/actor.ts';
import { type Bound, type Joint, within } from '../../../table/bounds.ts';
import { namesIn } from '../../../table/by-name.ts';
import { apply } from '../incidents/effects.ts';
import { plainFacts } from '../incidents/facts.ts';
import { BRINGS_CARDS_OUT, ONLY_IN_A_COUP } from '../incidents/moments.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Incident, IncidentFacts, PuntoBancaLaw } from '../questions.ts';
import { showStopCardIfNext } from '../shoe/stop-card.ts';
import type { Coup, PuntoBancaState } from '../state.ts';
import { act, notNow } from './act.ts';

export const unforeseen = (law: PuntoBancaLaw): NonEmpty<Ground> => law.incident.ask(plainFacts('other')).grounds;

/** Nobody but the player who deals can be unable to go on dealing. */
function onlyTheDealer(law: PuntoBancaLaw, { dealer }: Coup, people: readonly (string | null)[]): Joint {
  const [ground] = law.incident.ask(plainFacts('dealer-cannot-go-on')).grounds;
  const unable = { kind: 'not-with', field: 'player', other: 'incident', values: ['dealer-cannot-go-on'] } as const;
  if (dealer === null) return { ...unable, refused: people, code: 'no-player-deals', ground };
  return { ...unable, refused: people.filter((one) => one !== null && one !== dealer), code: 'not-the-dealer', ground };
}

/** What cannot have gone wrong now. */
function impossible({ coup, pack }: PuntoBancaState, ground: Ground): Bound {
  if (coup === null) return { kind: 'not', refused: ONLY_IN_A_COUP, code: 'cannot-have-happened-now', ground };
  // Without a card that is still due, an empty shoe leaves nothing unfinished.
  const refused = cardsLeft(pack) > 0 || coup.step !== 'draw' ? ['shoe-exhausted'] : [];
  return { kind: 'not', refused, code: 'no-card-is-wanting', ground };
}

/** Until the pack is in the shoe nothing comes out of it. */
const isLoaded = ({ phase, packSteps }: PuntoBancaState): boolean => phase !== 'pack' || packSteps[0] === 'burn';

/** Cards that came out, or one that shows: any that can still be in the shoe. */
function inTheShoe(state: PuntoBancaState, ground: Ground): Bound {
  if (!isLoaded(state)) return { kind: 'one-of', options: [null], code: 'pack-not-ready', ground };
  return cardsLeft(state.pack) > 0
    ? { kind: 'not', refused: state.pack.spent, code: 'card-already-out', ground }
    : { kind: 'one-of', options: [null], code: 'shoe-exhausted', ground };
}

/** What is said with an incident, and what has to be. */
function saidWith({ coup }: PuntoBancaState, ground: Ground): readonly Joint[] {
  const only = (field: string, values: readonly Incident[]): Joint => ({
    kind: 'only-with',
    field,
    other: 'incident',
    values,
    code: 'no-card-came-out-with-it',
    ground,
  });
  const needed = { kind: 'needed-with', other: 'incident', ground } as const;
  return [
    only('drawn', BRINGS_CARDS_OUT),
    only('upturned', ['card-face-up']),
    { ...needed, field: 'card', values: ['card-face-up'], or: 'upturned', code: 'which-card' },
    { ...needed, field: 'player', values: ['squeezing', 'cards-beyond-table'], code: 'which-player' },
    // In a coup one of them may be a card that was due; outside none is.
    ...(coup === null
      ? ([
          { ...needed, field: 'drawn', values: ['cards-stuck'], atLeast: 2, code: 'which-cards-came-out' },
          { ...needed, field: 'drawn', values: ['wrong-draw'], code: 'which-cards-came-out' },
        ] as const)
      : []),
  ];
}

export const reportIncident = act(
  'ReportIncident',
  (law, state, by) => {
    const grounds = unforeseen(law);
    if (by.kind !== 'croupier' && by.kind !== 'inspector') return refuse('not-yours', grounds);
    if (state.phase === 'unopened' || state.phase === 'closed') return notNow(state, grounds);
    const { coup } = state;
    if (coup?.step === 'ruling') return refuse('ruling-awaited', grounds);
    const [ground] = grounds;
    const cards = [null, ...(coup?.drawn ?? []).map(({ no }) => no)];
    const people = [null, ...namesIn(state.people)];
    return offer(
      grounds,
      within(
        {
          incident: impossible(state, ground),
          card: { kind: 'one-of', options: cards, code: 'no-such-card', ground },
          player: { kind: 'one-of', options: people, code: 'not-at-the-table', ground },
          drawn: inTheShoe(state, ground),
          upturned: cardsLeft(state.pack) > 0 ? { ...spentIn(state), ground } : inTheShoe(state, ground),
        },
        [...saidWith(state, ground), ...(coup === null ? [] : [onlyTheDealer(law, coup, people)])],
      ),
    );
  },
  (p, reported) => {
    const { incident, drawn, upturned, player, note } = reported;
    const facts = factsOf(p.state, reported);
    const ruling = p.law.incident.ask(facts);
    const grounds = citing(ruling.grounds);
    const { talla } = p.state;
    p.record({ type: 'IncidentReported', incident, card: facts.card, upturned, player, note, grounds });
    takeOut(p, drawn ?? [], grounds);
    // The stop card lay before them, and ended the talla.
    if (p.state.talla !== talla) return;
    const [first] = ruling.answer;
    if (first.do === 'refer') p.record({ type: 'RulingReferred', to: first.to, between: first.between, grounds });
    else apply(p, ruling.answer, grounds);
  },
);

/** Also in a pack that is still being shuffled a card may be seen. */
const spentIn = ({ pack }: PuntoBancaState) =>
  ({ kind: 'not', refused: pack.spent, code: 'card-already-out' }) as const satisfies Partial<Bound>;

interface Reported {
  readonly incident: Incident;
  readonly card: number | null;
  readonly drawn: readonly Card[] | null;
  readonly upturned: Card | null;
  readonly player: string | null;
}

/** What the law has to know of it. */
function factsOf({ coup }: PuntoBancaState, { incident, card, drawn, upturned, player }: Reported): IncidentFacts {
  const [out = null] = drawn ?? [];
  const seen = out ?? upturned;
  if (coup === null) {
    const rank = seen === null ? null : rankOf(seen);
    return { ...plainFacts(incident), coup: 'none', rank, seen: seen !== null, player };
  }
  const concerned = coup.drawn.find(({ no }) => no === card);
  return {
    incident,
    coup: 'under-way',
    card: card ?? (out === null ? null : coup.drawn.length + 1),
    rank: concerned !== undefined ? rankOf(concerned.card) : seen === null ? null : rankOf(seen),
    seen: concerned === undefined ? seen !== null : concerned.face === 'up',
    hand: concerned?.hand ?? null,
    dealer: coup.dealer,
    inHand: withTheDealer(coup),
    player,
  };
}

/** Cards that came out against the rules have left the shoe all the same, each by itself. */
function takeOut(p: Proceedings, cards: readonly Card[], grounds: NonEmpty<GroundRef>): void {
  const { talla } = p.state;
  for (const card of cards) {
    // What was told of more cards than there are, or of one whose copies have all left, was misread.
    if (cardsLeft(p.state.pack) === 0 || p.state.pack.spent.includes(card)) return;
    showStopCardIfNext(p);
    if (p.state.talla !== talla) return;
    const { coup } = p.state;
    if (coup === null) {
      p.record({ type: 'CardsPutAside', cards: [card], grounds });
      continue;
    }
    const no = coup.drawn.length + 1;
    p.record({ type: 'CardDrawn', no, card, hand: 'discard', face: 'up', rests: 'croupier', grounds });
  }
}

/** The hand that whoever deals has been handed and has not uncovered yet. */
const withTheDealer = ({ dealer, handed }: Coup): IncidentFacts['inHand'] =>
  handed !== null && dealer !== null && handed.to === dealer ? handed.hand : null;

export const referredIn = ({ coup, referred }: PuntoBancaState): Coup['referred'] =>
  coup === null ? referred : coup.referred;

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
