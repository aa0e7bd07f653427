import type { Hand, SeenCard } from '@sabot/engine';
import type { CoupStory, DecisionStory, DrawnStory, EndStory, Grounds, HandStory, Person, Side } from './coup.ts';
import { begun, type Telling, withCoup } from './telling.ts';

const isPair = ([first, second]: readonly SeenCard[]): boolean =>
  first !== undefined && first !== '??' && first[0] === second?.[0];

/** The hands as the cards lie now. */
function withDrawn<S extends Side>(coup: CoupStory<S>, drawn: readonly DrawnStory[]): CoupStory<S> {
  const hands = Object.entries(coup.hands) as [S, HandStory][];
  const dealt = hands.map(([side, hand]): [S, HandStory] => {
    const cards = drawn.filter((one) => one.hand === side).map(({ card }) => card);
    // What was announced for two cards is not what three come to.
    const total = cards.length === hand.cards.length ? hand.total : null;
    return [side, { ...hand, cards, total, isPair: isPair(cards) }];
  });
  return { ...coup, drawn, hands: Object.fromEntries(dealt) as Record<S, HandStory> };
}

interface Drawn {
  readonly no: number;
  readonly card: SeenCard;
  readonly hand: Hand;
}

/** A card leaves the shoe; before the stakes are closed it belongs to no coup yet. */
export function cardDrawn<S extends Side>(telling: Telling<S>, { no, card, hand }: Drawn): Telling<S> {
  const { coup, ahead } = telling;
  const isEarly = coup.phase !== 'playing' && (hand === 'loose' || hand === 'discard');
  if (isEarly) return { ...telling, ahead: { ...ahead, drawn: [...ahead.drawn, { no, card, hand }] } };
  // Of a very long coup the closing of the stakes may be left out.
  const played = coup.phase === 'over' ? begun(telling, {}) : telling;
  const { drawn } = played.coup;
  return { ...played, coup: { ...withDrawn(played.coup, [...drawn, { no, card, hand }]), phase: 'playing' } };
}

/** A card goes to another hand, or is nobody's. */
export function cardAssigned<S extends Side>(
  telling: Telling<S>,
  { no, to }: { readonly no: number; readonly to: Hand },
): Telling<S> {
  const moved = (drawn: readonly DrawnStory[]): readonly DrawnStory[] =>
    drawn.map((one) => (one.no === no ? { ...one, hand: to } : one));
  const { coup, ahead } = telling;
  if (coup.phase !== 'playing') return { ...telling, ahead: { ...ahead, drawn: moved(ahead.drawn) } };
  return { ...telling, coup: withDrawn(coup, moved(coup.drawn)) };
}

/** A hand changed as an event tells. */
const withHand = <S extends Side>(
  telling: Telling<S>,
  side: NoInfer<S>,
  change: (hand: HandStory) => Partial<HandStory>,
): Telling<S> => {
  const { hands } = telling.coup;
  return withCoup(telling, { hands: { ...hands, [side]: { ...hands[side], ...change(hands[side]) } } });
};

interface Turned {
  readonly cards: readonly SeenCard[];
  readonly total: number;
  readonly grounds: Grounds;
}

/** A hand lies open: its cards are named in the order in which they were drawn. */
export function handTurned<S extends Side>(
  telling: Telling<S>,
  side: NoInfer<S>,
  by: Person,
  event: Turned,
): Telling<S> {
  const { cards, total, grounds } = event;
  const left = [...cards];
  const known = telling.coup.drawn.map((one) => (one.hand === side ? { ...one, card: left.shift() ?? one.card } : one));
  // Cards whose drawing was not witnessed.
  const drawn = [...known, ...left.map((card) => ({ no: 0, card, hand: side }))];
  return withHand({ ...telling, coup: withDrawn(telling.coup, drawn) }, side, ({ turned }) => ({
    total,
    turned: [...turned, { by, cards, total, grounds }],
  }));
}

export const handHeld = <S extends Side>(
  telling: Telling<S>,
  side: NoInfer<S>,
  by: Person,
  grounds: Grounds,
): Telling<S> =>
  withHand(telling, side, ({ held }) =>
    held.length > 0 && held.at(-1)?.by === by ? {} : { held: [...held, { by, grounds }] },
  );

export const handDecided = <S extends Side>(
  telling: Telling<S>,
  side: NoInfer<S>,
  decision: DecisionStory,
): Telling<S> => withHand(telling, side, ({ decisions }) => ({ decisions: [...decisions, decision] }));

/** Whoever has a hand now, as far as that was told. */
export const holderOf = <S extends Side>({ coup }: Telling<S>, side: NoInfer<S>): Person =>
  coup.hands[side].held.at(-1)?.by ?? null;

/** A hand has ended against banca; the totals are those that were compared. */
export function handEnded<S extends Side>(
  telling: Telling<S>,
  side: Exclude<NoInfer<S>, 'banca'>,
  end: EndStory,
): Telling<S> {
  const { hands, ends } = telling.coup;
  const totalled = (hand: HandStory, total: number | null): HandStory => (total === null ? hand : { ...hand, total });
  const all: Readonly<Partial<Record<Side, HandStory>>> = hands;
  const banca = all.banca && { banca: totalled(all.banca, end.banca) };
  return withCoup(telling, {
    hands: { ...hands, ...banca, [side]: totalled(hands[side], end.total) },
    ends: { ...ends, [side]: end },
  });
}

const unknown = (outcome: EndStory['outcome'], grounds: Grounds): EndStory => ({
  outcome,
  total: null,
  banca: null,
  natural: false,
  grounds,
});

/** The coup is over. Where its decision was not witnessed only the outcome is known. */
export function coupOver<S extends 'punto' | 'banca'>(
  telling: Telling<S>,
  event: { readonly coup: number; readonly outcome: EndStory['outcome']; readonly grounds: Grounds },
): Telling<S> {
  const { coup, outcome, grounds } = event;
  const { ends } = telling.coup;
  const { punto: known = null }: Readonly<Partial<Record<'punto', EndStory | null>>> = ends;
  const end = known?.outcome === outcome ? known : unknown(outcome, grounds);
  return withCoup(telling, { coup, phase: 'over', ends: { ...ends, punto: end } });
}

export const annulled = (grounds: Grounds): EndStory => unknown('annulled', grounds);
