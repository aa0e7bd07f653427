import { type Effect, type DosPanosIncidentFacts as Facts, type NonEmpty, ZERO } from '@sabot/engine';
import { ANNUL_COUP, GO_ON, referTo, whole } from '../circulo/rulings.ts';

type Restored = Effect & { readonly do: 'restore' };
const restore = ({ hand }: Facts, said: Restored['said'], fault: Restored['fault']): Effect => ({
  do: 'restore',
  hand,
  said,
  fault,
});
const give = (card: number | undefined, to: 'pano-1' | 'pano-2' | 'loose'): readonly Effect[] =>
  card === undefined ? [] : [{ do: 'assign', card, to }];
/** Cards that nobody should have had: the next of them is the next card to be given. */
const freed = (cards: readonly number[]): readonly Effect[] => cards.flatMap((card) => give(card, 'loose'));
const panoOf = ({ hand }: Facts): 'pano-1' | 'pano-2' => (hand === 'pano-2' ? 'pano-2' : 'pano-1');

/** “No” with less than five: the first card given after it is his, and those after him have the next ones. */
export const hasTheCardAfterAll = (facts: Facts): NonEmpty<Effect> => {
  const [his, next, ...rest] = facts.thirds;
  return [
    restore(facts, 'draw', 'player'),
    ...give(his, panoOf(facts)),
    ...give(next, facts.otherAsked ? 'pano-2' : 'loose'),
    ...freed(rest),
  ];
};

/** “Carta” with six or more: his card goes to the second paño if it asked, and otherwise waits for the banker. */
const cardGoesOn = ({ thirds: [his, ...rest], otherAsked }: Facts): readonly Effect[] => [
  ...give(his, otherAsked ? 'pano-2' : 'loose'),
  ...freed(rest),
];
export const standsAfterAll = (facts: Facts): NonEmpty<Effect> => [
  restore(facts, 'stand', 'player'),
  ...cardGoesOn(facts),
];
/** He asked with eight or nine: it is shown, as it should have been. */
export const isShownAfterAll = (facts: Facts): NonEmpty<Effect> => [
  restore(facts, 'abatir', 'player'),
  ...cardGoesOn(facts),
];
export const losesAbatir = ({ holder }: Facts): NonEmpty<Effect> =>
  holder === null ? GO_ON : [{ do: 'forfeit', player: holder, right: 'abatir' }];

/** His first word was against the rules: the coup is put right as if it had been his only one. */
export const firstWordPutRight = (facts: Facts): NonEmpty<Effect> => {
  const { total, said } = facts;
  if (said === 'stand' && total < 5) return hasTheCardAfterAll(facts);
  if (said === 'draw' && total >= 8) return isShownAfterAll(facts);
  if (said === 'draw' && total > 5) return standsAfterAll(facts);
  return said === 'stand' && total >= 8 ? losesAbatir(facts) : GO_ON;
};

/** A card for a paño that had not asked: it is the next to be given, and no fault of the banker's. */
export const notItsCard = (facts: Facts): NonEmpty<Effect> => [restore(facts, 'none', 'croupier'), ...freed(facts.out)];
/** No card for a paño that had asked: what came out instead is its card. */
export const hadAsked = (facts: Facts): NonEmpty<Effect> => [
  restore(facts, 'draw', 'banker'),
  ...give(facts.out[0], panoOf(facts)),
  ...freed(facts.out.slice(1)),
];

/** Both its cards were seen: from then on the banker plays as in a restored coup. */
export const seenByAll = (facts: Facts): NonEmpty<Effect> => [
  { do: 'expose', cards: facts.cards },
  restore(facts, 'none', facts.fault),
];
export const bankerHeldToIt = (facts: Facts): NonEmpty<Effect> => [restore(facts, 'none', 'banker')];

/** What came out of turn is given in its turn. */
export const rectified = ({ out }: Facts): NonEmpty<Effect> => whole(freed(out));

/** A card that had been seen is taken out of the basket again. */
export const recovered = ({ hand, out: [card] }: Facts): NonEmpty<Effect> =>
  card === undefined ? GO_ON : [{ do: 'assign', card, to: hand }];

/** Without the cards of a paño there is no coup for it, without the banker's for nobody. */
export const annulledFor = ({ hand }: Facts): NonEmpty<Effect> =>
  hand === 'banca' ? ANNUL_COUP : [{ do: 'annul', hand }];

export const deemedBacarra = ({ hand }: Facts): NonEmpty<Effect> => [
  { do: 'deem', hand, total: 0, abated: false, final: true },
];
/** As those who saw the cards say; eight or nine with two cards is as good as shown. */
export const asTestified = ({ hand, cards, testified }: Facts): NonEmpty<Effect> => [
  { do: 'deem', hand, total: testified ?? 0, abated: cards.length === 2 && (testified ?? 0) >= 8 },
];

/** The cards go back to whom they belong; after he has spoken they are his in the next coup. */
export const toTheRightful =
  (coup: 'this' | 'next') =>
  ({ hand, rightful }: Facts): NonEmpty<Effect> =>
    rightful === null ? GO_ON : [{ do: 'hold', hand, player: rightful, coup }];

/** Advice that nobody may give: the banker keeps to the cuadro, a paño to its rules, and stands on five. */
export const heldToTheRules = ({ hand, player, banker }: Facts): NonEmpty<Effect> =>
  player === banker
    ? [{ do: 'bind', hand: 'banca', to: 'cuadro', options: 'free' }]
    : [{ do: 'bind', hand, to: 'rules', options: 'stand' }];

/** Whoever does not lay the cards down is warned, or the coup goes on without, or it is annulled. */
export const keptInHand = ({ holder }: Facts): NonEmpty<Effect> =>
  referTo('inspector', holder === null ? GO_ON : [{ do: 'warn', player: holder }], GO_ON, ANNUL_COUP);

/** The stake is taken back; while stakes are open he may make a proper one. */
export const takenBack = ({ player }: Facts): NonEmpty<Effect> =>
  player === null ? GO_ON : [{ do: 'restake', player, amount: ZERO }];
