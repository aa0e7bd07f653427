import { type Actor, type Card, type Field, type HouseHands, houseHands, isForThePeople } from '@sabot/engine';
import { kindOf } from './names.ts';
import type { Rules } from './rules.ts';

type Hands = HouseHands<unknown>;

/** What the house puts into its acts where that is more than the next card. */
const HANDS: Readonly<Record<string, Hands>> = { 'punto-banca': houseHands as Hands };

const onlyCards =
  ({ commands }: Rules['game']): Hands =>
  (act, _, draw) => {
    const shape = commands[act] ?? {};
    const cards = Object.keys(shape).filter((name) => kindOf(shape[name] as Field) === 'card');
    return Object.fromEntries(cards.map((name) => [name, draw()]));
  };

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
  const hands = HANDS[game.id] ?? onlyCards(game);
  const [type] = next.acts;
  try {
    return { ...hands(type, state, draw), type, by: next.by[0] };
  } catch (error) {
    if (error instanceof NoCardReady) return null;
    throw error;
  }
}
