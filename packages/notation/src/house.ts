import { type Actor, type Card, isForThePeople } from '@sabot/engine';
import type { Rules } from './rules.ts';

/** A card that is not laid ready, or a lot that the history itself must tell. */
class NothingReady extends Error {}

export interface HouseAct {
  readonly type: string;
  readonly by: Actor;
  readonly [field: string]: unknown;
}

/** The next act of croupier or shoe; null when somebody else is awaited, a card that is not laid ready, or a lot. */
export function nextHouseAct({ game }: Rules, state: unknown, cards: Card[]): HouseAct | null {
  const awaited = game.awaits(state);
  const [next] = awaited;
  if (next === undefined || awaited.some(isForThePeople)) return null;
  const draw = (): Card => {
    const card = cards.shift();
    if (card === undefined) throw new NothingReady();
    return card;
  };
  const lot = (): number => {
    throw new NothingReady();
  };
  const [type] = next.acts;
  try {
    return { ...game.house(type, state, draw, lot), type, by: next.by[0] };
  } catch (error) {
    if (error instanceof NothingReady) return null;
    throw error;
  }
}
