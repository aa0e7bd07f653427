import { type Drawn, type Hand, handOf, type SeenCard } from '@sabot/engine';

/** A number from 0 to 99, drawn before the bot has looked at anything. */
export type Luck = number;
type Seen = readonly Drawn<SeenCard>[];

/** Where both are right, neither may be foreseen: how often in a hundred a card is taken. */
const PUNTO_DRAWS_ON_FIVE = 82;
const BANKER_DRAWS_ON_SIX = 38;

const pointsOf = (card: SeenCard): number | null => {
  const rank = card[0] ?? '';
  if (rank === '?') return null;
  if (rank === 'A') return 1;
  return 'TJQK'.includes(rank) ? 0 : Number(rank);
};

/** What the first two cards come to, for somebody who has seen them; null for anybody else. */
export function totalSeen(drawn: Seen, hand: Hand): number | null {
  const values = handOf(drawn, hand)
    .slice(0, 2)
    .map(({ card }) => pointsOf(card));
  if (values.length < 2 || values.includes(null)) return null;
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0) % 10;
}

/** Draws up to four, stands from six on, and mixes both on five. */
export const puntoDraws = (total: number, luck: Luck): boolean =>
  total < 5 || (total === 5 && luck < PUNTO_DRAWS_ON_FIVE);

/** The totals on which the bank draws when the other hand's third card is worth so much, from the least to the most. */
const DRAWS_UP_TO = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3] as const;

/** The bank's best answer to what it sees of the hand against it. */
export function bankerDraws(drawn: Seen, against: Hand, total: number, luck: Luck): boolean {
  const third = handOf(drawn, against)[2];
  if (third === undefined) return total < 6 || (total === 6 && luck < BANKER_DRAWS_ON_SIX);
  const value = pointsOf(third.card) ?? 0;
  return total <= (DRAWS_UP_TO[value] ?? 0);
}
