import { lookUp } from '@sabot/engine/by-name';
import type { Person, Say } from '@sabot/words';
import { moneyIn } from '@sabot/words';
import { useBets } from '../client/use-desk.ts';
import { useLanguage, useWords } from '../locales/words.ts';

/** Whom a sentence is about; nobody in particular is the croupier. */
export const personIn =
  (you: string | null) =>
  (player: string | null | undefined): Person =>
    player == null ? 'croupier' : player === you ? 'you' : { name: player };

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
  const { dictionary } = useWords();
  const language = useLanguage();
  const { name: betName } = useBets();
  const events = (lookUp(dictionary.games, game)?.events ?? {}) as Readonly<Record<string, Tell>>;
  const say: Say = {
    money: (cents) => moneyIn(language, cents),
    cards: (cards) => cards.map(cardText).join(' '),
    bet: betName,
    who: personIn(you),
  };
  return (event) => lookUp(events, event.type)?.(event, say) ?? null;
}
