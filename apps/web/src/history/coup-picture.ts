import { type ByName, lookUp, NO_NAMES, withName, withoutName } from '@sabot/engine/by-name';
import type { WitnessedEvent } from '@sabot/protocol';
import { isSide, type Side, type Stakes, stakesFrom } from '../table/any-game/bets.ts';

export type EventOf<T extends WitnessedEvent['type']> = Extract<WitnessedEvent, { readonly type: T }>;

export interface HandPicture {
  readonly cards: readonly string[];
  /** As announced; null until the hand is uncovered. */
  readonly total: number | null;
}

/** A coup as it can be drawn: only what events have said, nothing worked out. */
export interface CoupPicture {
  readonly coup: number | null;
  readonly hands: Readonly<Record<Side, HandPicture>>;
  readonly outcome: EventOf<'CoupEnded'>['outcome'] | null;
  readonly isNatural: boolean;
  readonly stakes: ByName<Stakes>;
  readonly settled: readonly EventOf<'StakeSettled'>[];
  readonly call: EventOf<'Called'> | null;
}

export const NO_HAND: HandPicture = { cards: [], total: null };
export const NO_COUP: CoupPicture = {
  coup: null,
  hands: { punto: NO_HAND, banca: NO_HAND },
  outcome: null,
  isNatural: false,
  stakes: NO_NAMES,
  settled: [],
  call: null,
};

export const withHand = <Side extends string, P extends { readonly hands: Readonly<Record<Side, HandPicture>> }>(
  picture: P,
  side: Side,
  hand: Partial<HandPicture>,
): P => ({ ...picture, hands: { ...picture.hands, [side]: { ...picture.hands[side], ...hand } } });

/** With what the coup was decided to be. */
export const decided = <P extends Pick<CoupPicture, 'hands' | 'outcome' | 'isNatural'>>(
  picture: P,
  { outcome, natural: isNatural, punto, banca }: Pick<EventOf<'CoupDecided'>, 'outcome' | 'natural' | Side>,
): P => ({
  ...withHand(withHand(picture, 'punto', { total: punto }), 'banca', { total: banca }),
  outcome,
  isNatural,
});

export function advanced(picture: CoupPicture, event: WitnessedEvent): CoupPicture {
  switch (event.type) {
    case 'PackBrought':
      return { ...NO_COUP, stakes: picture.stakes };
    case 'StakesOpened':
      return { ...NO_COUP, coup: event.coup, stakes: picture.stakes, call: picture.call };
    case 'StakesClosed':
      return { ...NO_COUP, coup: event.coup, stakes: picture.stakes, call: picture.call };
    case 'StakesSet':
      return { ...picture, stakes: withName(picture.stakes, event.player, stakesFrom(event.stakes)) };
    case 'StakesReturned':
      return { ...picture, stakes: withoutName(picture.stakes, event.player) };
    case 'Called':
      return { ...picture, call: event };
    case 'CardDrawn':
      if (!isSide(event.hand)) return picture;
      return withHand(picture, event.hand, { cards: [...picture.hands[event.hand].cards, event.card] });
    case 'HandUncovered':
      return withHand(picture, event.hand, { cards: event.cards, total: event.total });
    case 'CoupDecided':
      return decided(picture, event);
    case 'StakeSettled':
      return { ...picture, settled: [...picture.settled, event], stakes: without(picture.stakes, event) };
    case 'CoupEnded':
      return { ...picture, outcome: event.outcome };
    case 'CoupAnnulled':
      return { ...picture, outcome: 'annulled' };
    default:
      return picture;
  }
}

/** A stake that is null stays where it lies; the others leave the cloth. */
function without(stakes: CoupPicture['stakes'], { player, bet, fate }: EventOf<'StakeSettled'>): CoupPicture['stakes'] {
  const before = lookUp(stakes, player);
  return before === undefined || fate === 'null' ? stakes : withName(stakes, player, withoutName(before, bet));
}

export const pictureOf = (events: readonly WitnessedEvent[]): CoupPicture => events.reduce(advanced, NO_COUP);

/** What a coup brought somebody, after the deduction; null: they had no stake in it. */
export function netOf({ settled }: CoupPicture, player: string | null): number | null {
  const mine = settled.filter((one) => one.player === player);
  if (mine.length === 0) return null;
  return mine.reduce((sum, { fate, stake, won, deducted }) => {
    if (fate === 'won') return sum + won - deducted;
    return fate === 'lost' ? sum - stake : sum;
  }, 0);
}
