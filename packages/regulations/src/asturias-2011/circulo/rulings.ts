import { type Effect, isNonEmpty, type NonEmpty } from '@sabot/engine';

/** Rulings that the two games against a banker among the players have in common. */
export type Option = readonly Effect[];
export const GO_ON: NonEmpty<Effect> = [{ do: 'go-on' }];
export const ANNUL_COUP: NonEmpty<Effect> = [{ do: 'annul', hand: 'coup' }];
export const ANNUL_TALLA: NonEmpty<Effect> = [{ do: 'annul', hand: 'talla' }];

/** Somebody decides; the first option is what stands if he says nothing else. */
export const referTo = (to: 'inspector' | 'director', ...between: readonly [Option, ...Option[]]): NonEmpty<Effect> => [
  { do: 'refer', to, between },
];

export const discard = (card: number): Effect => ({ do: 'assign', card, to: 'discard' });
export const whole = (effects: readonly Effect[]): NonEmpty<Effect> => (isNonEmpty(effects) ? effects : GO_ON);

export interface CardsOut {
  readonly out: readonly number[];
  readonly banker: string;
}
/** The cards that came out serve nobody. */
export const discarded = ({ out }: Pick<CardsOut, 'out'>): NonEmpty<Effect> => whole(out.map(discard));

/** Whoever drew must go through with the coup; exceptionally what was drawn is discarded instead. */
export const drawnEarly =
  (decides: 'inspector' | 'director') =>
  (facts: CardsOut): NonEmpty<Effect> =>
    referTo(decides, [{ do: 'oblige', players: [facts.banker], act: 'Deal' }], discarded(facts));
