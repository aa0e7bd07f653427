import { lookUp, type SeenCard } from '@sabot/engine';
import { cardsText } from '../../../terminal/card-text.ts';
import { padEnd } from '../../../terminal/paint.ts';
import { deeper, type Told } from '../../scene.ts';
import type { CirculoScene } from '../scene.ts';
import { allSeen } from '../table.ts';

/** A hand with its cards, and what they come to where all are seen. */
export function handTold(
  { table, words, paint }: CirculoScene,
  hand: string,
  cards: readonly SeenCard[],
  aside = '',
): Told {
  const seen = allSeen(cards);
  const total = seen === null ? ' ' : paint.bold(String(table.totalOf(seen)));
  const label = padEnd(lookUp(words.circulo.coup.hands, hand) ?? hand, 8);
  const brush = hand === 'banca' ? paint.banca : paint.punto;
  const line = `${brush(label)}${padEnd(cardsText(cards), 13)}${total}${aside === '' ? '' : `   ${aside}`}`;
  return { ...deeper(line.trimEnd()), weight: 'cards' };
}

export interface Result {
  readonly outcome: 'punto' | 'pano' | 'banca' | 'tie';
  readonly hand: number;
  readonly banca: number;
  /** Where two paños play, which of them. */
  readonly pano: string | null;
}

/** Who won, the higher total first. */
export function resultTold({ words, paint }: CirculoScene, { outcome, hand, banca, pano }: Result): Told {
  const { wins, onPano, hands } = words.circulo.coup;
  const [first, second] = outcome === 'banca' ? [banca, hand] : [hand, banca];
  const text = `${wins[outcome]}, ${first} – ${second}`;
  const whole = pano === null ? text : onPano(lookUp(hands, pano) ?? pano, text);
  const brush = outcome === 'tie' ? paint.tie : outcome === 'banca' ? paint.banca : paint.punto;
  return deeper(brush(paint.bold(whole.charAt(0).toUpperCase() + whole.slice(1))));
}
