import { lookUp } from '@sabot/engine/by-name';
import type { WitnessedEvent } from '@sabot/protocol';
import { useBets } from '../client/use-desk.ts';
import { moneyIn } from '../locales/money.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { GAMES } from '../table/games.ts';

export interface Say {
  readonly money: (cents: number) => string;
  readonly cards: (cards: readonly string[]) => string;
  /** A bet for which the language has no word of its own, by the name that came with its regulation. */
  readonly bet: (bet: string) => string;
  /** A person inside a sentence; nobody in particular is the croupier. */
  readonly who: (player: string | null | undefined) => string;
}

/** One sentence for everything that may happen at a table; null: it goes without saying. */
export type ToldEvents<Told extends { readonly type: string } = WitnessedEvent> = {
  readonly [T in Told['type']]: (event: Extract<Told, { readonly type: T }>, say: Say) => string | null;
};

/** What any game tells of something that happened. */
export interface Happened {
  readonly type: string;
  readonly grounds: readonly string[];
}
type Tell = (event: Happened, say: Say) => string | null;

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A card in a line of text; the text form of the suit, never the emoji. */
export const cardText = (card: string): string =>
  card === '??' ? '▯' : `${card[0] === 'T' ? '10' : card[0]}${lookUp(SUITS, card[1] ?? '') ?? ''}\uFE0E`;

/** Tells events of a game in the language of the page. An event of a later version of the house is passed over. */
export function useTold(game: string, you: string | null = null): (event: Happened) => string | null {
  const words = useWords();
  const { table } = words;
  const language = useLanguage();
  const { name: betName } = useBets();
  const events = (lookUp(GAMES, game)?.events(words) ?? {}) as Readonly<Record<string, Tell>>;
  const say: Say = {
    money: (cents) => moneyIn(language, cents),
    cards: (cards) => cards.map(cardText).join(' '),
    bet: betName,
    who: (player) => (player == null ? table.reason.theCroupier : player === you ? table.youInside : player),
  };
  return (event) => lookUp(events, event.type)?.(event, say) ?? null;
}
