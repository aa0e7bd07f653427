import { type Card, isSeenCard, type SeenCard, UNSEEN } from '../pack.ts';
import type { Proof } from '../proof.ts';
import { demand } from './fault.ts';
import { flagAt, listAt, nullable, objectAt } from './read-json.ts';

/** What left a shoe, as somebody saw it or kept it, apart from any proof. */
export interface Dealt {
  /** By place, the exposed card first: `??` was burnt unseen, null left the shoe without being seen by whoever tells it. */
  readonly cards: readonly (SeenCard | null)[];
  /** It was watched to the end: nothing else left the shoe. */
  readonly isWhole: boolean;
}

/** How many cards were compared. Each that was seen is the one the shuffle put there, and the one the proof names. */
export function compareDealt({ cards }: Proof, order: readonly Card[], dealt: Dealt): number {
  let compared = 0;
  dealt.cards.forEach((card, i) => {
    if (card === null) return;
    if (card !== UNSEEN) demand(card === order[i], `dealt[${i}]`, 'dealt-differs');
    if (cards !== undefined) {
      demand(i < cards.length, 'cards', 'cards-missing');
      demand(cards[i] === card, `cards[${i}]`, 'dealt-differs');
    }
    if (card !== UNSEEN) compared += 1;
  });
  const missing = cards !== undefined && dealt.cards.length > cards.length;
  demand(!missing, 'cards', 'cards-missing');
  demand(cards === undefined || !dealt.isWhole || cards.length === dealt.cards.length, 'cards', 'cards-added');
  return compared;
}

const cardAt = (value: unknown, at: string): SeenCard => {
  demand(isSeenCard(value), at, 'not-a-card');
  return value;
};

/** From outside: a file that somebody kept. */
export function readDealt(value: unknown): Dealt {
  const { cards, isWhole } = objectAt(value, 'dealt');
  return { cards: listAt(cards, 'dealt.cards', nullable(cardAt)), isWhole: flagAt(isWhole, 'dealt.isWhole') };
}
