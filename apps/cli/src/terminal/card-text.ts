import { lookUp, type SeenCard } from '@sabot/engine';

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** `Ts` as `10♠`, a bare rank as it is, a hidden card as `??`. */
export function cardText(card: SeenCard): string {
  const [rank = '', suit] = card;
  if (card === '??') return card;
  return `${rank === 'T' ? '10' : rank}${suit === undefined ? '' : lookUp(SUITS, suit)}`;
}

export const cardsText = (cards: readonly SeenCard[]): string => cards.map(cardText).join(' ');
