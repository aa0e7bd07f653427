import type { WitnessedEvent } from '@sabot/protocol';
import type { Language } from '../locales/language.ts';
import { moneyIn } from '../locales/money.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import type { EventOf } from './coup-picture.ts';

export interface Say {
  readonly money: (cents: number) => string;
  readonly cards: (cards: readonly string[]) => string;
}

/** One sentence for everything that may happen at a table; null: it goes without saying. */
export type ToldEvents = {
  readonly [T in WitnessedEvent['type']]: (event: EventOf<T>, say: Say) => string | null;
};

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A card in a line of text; the text form of the suit, never the emoji. */
export const cardText = (card: string): string =>
  card === '??' ? '▯' : `${card[0] === 'T' ? '10' : card[0]}${SUITS[card[1] ?? ''] ?? ''}\uFE0E`;

const sayIn = (language: Language): Say => ({
  money: (cents) => moneyIn(language, cents),
  cards: (cards) => cards.map(cardText).join(' '),
});

/** Tells events in the language of the page. An event of a later version of the house is passed over. */
export function useTold(): (event: WitnessedEvent) => string | null {
  const { events } = useWords().history;
  const say = sayIn(useLanguage());
  return (event) => {
    const told = events[event.type] as ((event: WitnessedEvent, say: Say) => string | null) | undefined;
    return told?.(event, say) ?? null;
  };
}
