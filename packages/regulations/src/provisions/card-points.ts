import type { Rank } from '@sabot/engine';

export const isTenOrFigure = (rank: Rank): boolean => ['T', 'J', 'Q', 'K'].includes(rank);
/** What a card has printed on it; the ace is one. */
export const pips = (rank: Rank): number => (rank === 'A' ? 1 : isTenOrFigure(rank) ? 10 : Number(rank));
