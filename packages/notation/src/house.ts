import { type Actor, type Card, isForThePeople } from '@sabot/engine';
import type { Rules } from './rules.ts';

class NoCardReady extends Error {}

export interface HouseAct {
  readonly type: string;
  readonly by: Actor;
  readonly [field: string]: unknown;
}

/** The next act of croupier or shoe; null when somebody else is awaited, or a card that is not laid ready. */
export function nextHouseAct({ game }: Rules, state: unknown, cards: Card[]): HouseAct | null {
  const awaited = game.awaits(state);
  const [next] = awaited;
  if (next === undefined || awaited.some(isForThePeople)) return null;
  const draw = (): Card => {
    const card = cards.shift();
    if (card === undefined) throw new NoCardReady();
    return card;
  };
  const [type] = next.acts;
  try {
    return { ...game.house(type, state, draw), type, by: next.by[0] };
  } catch (error) {
    if (error instanceof NoCardReady) return null;
    throw error;
  }
}
