import {
  type Card,
  type Drawn,
  HANDS,
  type Hand,
  HIDDEN,
  lookUp,
  type Ruleset,
  type SeenCard,
  type TotalLaw,
  totalOf,
} from '@sabot/engine';

/** A hand as it lies before everybody's eyes. */
interface LaidHand {
  readonly hand: Hand;
  /** `??` is a card that lies face down, `?` one that would lie open and that nobody has seen yet. */
  readonly cards: readonly string[];
  /** Null where not every card of it was seen, and for what is nobody's hand. */
  readonly total: number | null;
}

/** Whom the table waits for, and with which acts. */
interface Awaited {
  readonly by: readonly { readonly kind: string; readonly id?: string }[];
  readonly acts: readonly string[];
}

/** The table before an act, or after it. */
export interface TableShown {
  readonly hands: readonly LaidHand[];
  readonly awaits: readonly Awaited[];
}

interface Laid {
  readonly coup?: { readonly drawn: readonly Drawn<SeenCard>[]; readonly deemed?: object } | null;
}
interface WithTable {
  readonly table?: { readonly settings: object } | null;
}

/** A card that would lie open, and that nobody has seen yet. */
const TO_BE_SEEN = '?';
const isCounted = (hand: Hand): boolean => hand !== 'discard' && hand !== 'loose';

/** The hands as whoever looks on sees them; a card that was only imagined is an unseen one. */
export function tableShown(ruleset: Ruleset, state: unknown, isImagined: (card: string) => boolean): TableShown {
  const { coup } = ruleset.game.view(state, null) as Laid;
  const drawn = (coup?.drawn ?? []).map(
    (one): Drawn<SeenCard> => (isImagined(one.card) ? { ...one, card: HIDDEN } : one),
  );
  return {
    hands: HANDS.flatMap((hand) => {
      const cards = drawn.filter((one) => one.hand === hand);
      if (cards.length === 0) return [];
      return [
        {
          hand,
          cards: cards.map(({ card, face }) => (card === HIDDEN && face === 'up' ? TO_BE_SEEN : card)),
          total: totalShown(ruleset, state, coup?.deemed, hand, cards),
        },
      ];
    }),
    awaits: ruleset.game.awaits(state).map(({ by, acts }) => ({ by: [...by], acts: [...acts] })),
  };
}

/** What a hand comes to as far as everybody knows: what a ruling took it for, or what its cards say. */
function totalShown(
  ruleset: Ruleset,
  state: unknown,
  deemed: object | undefined,
  hand: Hand,
  cards: readonly Drawn<SeenCard>[],
): number | null {
  if (!isCounted(hand)) return null;
  const taken = lookUp((deemed ?? {}) as Record<string, { readonly total: number; readonly cards: number }>, hand);
  if (taken !== undefined && taken.cards === cards.length) return taken.total;
  const settings = (state as WithTable).table?.settings;
  if (settings === undefined || !cards.every(isSeen)) return null;
  return totalOf(ruleset.law(settings) as object as TotalLaw, { drawn: cards }, hand);
}

const isSeen = (one: Drawn<SeenCard>): one is Drawn<Card> => one.card !== HIDDEN;
