import type { Effect, IncidentFacts, NonEmpty } from '@sabot/engine';

type Option = readonly Effect[];
export const GO_ON: Option = [{ do: 'go-on' }];
export const ANNUL_COUP: Option = [{ do: 'annul', hand: 'coup' }];
export const ANNUL_TALLA: Option = [{ do: 'annul', hand: 'talla' }];

/** The card stays in play, seen by all. */
export const useIt = ({ card }: IncidentFacts): Option => (card === null ? GO_ON : [{ do: 'expose', cards: [card] }]);

/** Whoever deals gives the shoe up. */
const shoeForfeited = ({ dealer }: IncidentFacts): Option =>
  dealer === null ? [] : [{ do: 'forfeit', player: dealer, right: 'deal' }];

/** Somebody of the staff deals the rest of the coup, the dealer's cards are taken from him, and the shoe goes on. */
export const dealtBy =
  (staff: 'croupier' | 'inspector') =>
  (facts: IncidentFacts): NonEmpty<Effect> => [
    { do: 'hold', hand: 'banca', player: staff, coup: 'this' },
    ...(facts.inHand === 'punto' ? [{ do: 'hold', hand: 'punto', player: 'croupier', coup: 'this' } as const] : []),
    ...shoeForfeited(facts),
  ];

/** Whoever rules at the table decides; the first option is what stands if he says nothing else. */
export const refer = (...between: readonly [Option, ...Option[]]): NonEmpty<Effect> => [
  { do: 'refer', to: 'inspector', between },
];

/** A warning to whoever did it, and the coup goes on. */
export const warn = ({ player }: IncidentFacts): Option => (player === null ? GO_ON : [{ do: 'warn', player }]);

/** The coup is annulled, and whoever dealt gives the shoe up. */
export const annulledAndForfeited = (facts: IncidentFacts): Option => [...ANNUL_COUP, ...shoeForfeited(facts)];

/** The card that came out is burnt and the coup goes on, or it is annulled; the error need not be the dealer's. */
export const drawnWrongly = (facts: IncidentFacts): NonEmpty<Effect> =>
  facts.dealer === null
    ? refer(GO_ON, ANNUL_COUP)
    : refer([...GO_ON, ...shoeForfeited(facts)], annulledAndForfeited(facts), GO_ON, ANNUL_COUP);
