import { type Card, type HouseHands, houseHands, isForThePeople } from '@sabot/engine';
import type { Rules } from './rules.ts';

/** What the house puts into its acts, game by game. */
const HANDS: Readonly<Record<string, HouseHands<never>>> = { 'punto-banca': houseHands };

class NoCardReady extends Error {}

/**
 * Lets croupier and shoe act while nobody else is awaited and the cards laid ready last.
 * `perform` decides and folds one act; what it is refused stops the house and is told by its caller.
 */
export function actForTheHouse(
  ruleset: Rules,
  stateNow: () => unknown,
  cards: Card[],
  perform: (command: { readonly type: string; readonly by: { readonly kind: 'croupier' | 'shoe' } }) => boolean,
): void {
  const hands = HANDS[ruleset.game.id] ?? (() => ({}));
  const draw = (): Card => {
    const card = cards.shift();
    if (card === undefined) throw new NoCardReady();
    return card;
  };
  for (;;) {
    const awaited = ruleset.game.awaits(stateNow() as never);
    const [next] = awaited;
    if (next === undefined || awaited.some(isForThePeople)) return;
    const [type] = next.acts;
    const by = next.by[0] as { readonly kind: 'croupier' | 'shoe' };
    try {
      const command = { ...hands(type, stateNow() as never, draw), type, by };
      if (!perform(command)) return;
    } catch (error) {
      if (error instanceof NoCardReady) return;
      throw error;
    }
  }
}
