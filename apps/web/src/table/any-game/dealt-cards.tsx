import { TravellingCard, type Where } from './travelling-card.tsx';

interface Dealt {
  readonly no: number;
  readonly hand: string;
  readonly at: string;
}

interface DealtCardsProps<C extends Dealt> {
  readonly scene: {
    readonly cards: readonly C[];
    readonly coup: { readonly no: number } | null;
    readonly lastCoup: { readonly no: number } | null;
  };
  readonly shoe: Where;
  readonly width: number;
  /** As it lies for the visitor. */
  readonly faceOf: (card: C) => string;
  readonly ownOf: (card: C) => string;
  /** Where the nth card of its hand lies. */
  readonly whereIs: (card: C, nth: number) => Where;
}

/** Every card of the coup. One that appears comes out of the shoe. */
export function DealtCards<C extends Dealt>({ scene, shoe, width, faceOf, ownOf, whereIs }: DealtCardsProps<C>) {
  const counts = new Map<string, number>();
  return (
    <div className="cards" aria-hidden>
      {scene.cards.map((card) => {
        const nth = counts.get(card.hand) ?? 0;
        counts.set(card.hand, nth + 1);
        return (
          <TravellingCard
            key={`${scene.coup?.no ?? scene.lastCoup?.no ?? 0}:${card.no}`}
            card={faceOf(card)}
            gone={card.at === 'basket'}
            own={ownOf(card)}
            to={whereIs(card, nth)}
            shoe={shoe}
            width={width}
          />
        );
      })}
    </div>
  );
}
