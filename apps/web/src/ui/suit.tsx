import { isNamedIn } from '@sabot/engine/by-name';
export type Suit = 's' | 'h' | 'd' | 'c';

/** Our own four suits, each drawn in a square of twenty around nought. */
const SHAPES: Readonly<Record<Suit, string>> = {
  s: 'M0-9.4C2.6-5.2 8.6-2.2 8.6 2.6 8.6 5.4 6.5 7 4.3 7 2.9 7 1.7 6.4.9 5.2 1.1 7.2 1.9 8.6 3.4 9.4H-3.4C-1.9 8.6-1.1 7.2-.9 5.2-1.7 6.4-2.9 7-4.3 7-6.5 7-8.6 5.4-8.6 2.6-8.6-2.2-2.6-5.2 0-9.4Z',
  h: 'M0 9.2C-2.4 5-8.8 1.2-8.8-4-8.8-7-6.6-8.8-4.3-8.8-2.4-8.8-.8-7.6 0-5.6.8-7.6 2.4-8.8 4.3-8.8 6.6-8.8 8.8-7 8.8-4 8.8 1.2 2.4 5 0 9.2Z',
  d: 'M0-9.6C1.8-6 4.2-2.6 7.2 0 4.2 2.6 1.8 6 0 9.6-1.8 6-4.2 2.6-7.2 0-4.2-2.6-1.8-6 0-9.6Z',
  c: 'M0-9.4C2.6-9.4 4.4-7.5 4.4-5.2 4.4-4 3.9-2.9 3-2.2 3.4-2.4 4-2.5 4.6-2.5 7-2.5 8.9-.7 8.9 1.7 8.9 4.1 7 5.9 4.7 5.9 3.1 5.9 1.7 5.1.9 3.9 1 6.6 1.8 8.5 3.4 9.4H-3.4C-1.8 8.5-1 6.6-.9 3.9-1.7 5.1-3.1 5.9-4.7 5.9-7 5.9-8.9 4.1-8.9 1.7-8.9-.7-7-2.5-4.6-2.5-4-2.5-3.4-2.4-3-2.2-3.9-2.9-4.4-4-4.4-5.2-4.4-7.5-2.6-9.4 0-9.4Z',
};

export const isRed = (suit: string | undefined): boolean => suit === 'h' || suit === 'd';
export const isSuit = (text: string | undefined): text is Suit => text !== undefined && isNamedIn(SHAPES, text);

interface SuitMarkProps {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  /** Twenty is its natural height. */
  readonly height: number;
  readonly turned?: boolean;
}

export function SuitMark({ suit, x, y, height, turned = false }: SuitMarkProps) {
  const scale = height / 20;
  return <path d={SHAPES[suit]} transform={`translate(${x} ${y}) scale(${scale} ${turned ? -scale : scale})`} />;
}
