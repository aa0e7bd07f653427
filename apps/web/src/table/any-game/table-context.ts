import { lookUp } from '@sabot/engine/by-name';
import type { RulesetCard, TableMessage } from '@sabot/protocol';
import type { AnyCoup } from '@sabot/story';
import { DICTIONARIES, moneyIn, refusalIn } from '@sabot/words';
import { createContext, use } from 'react';
import type { Cell } from '../../client/cell.ts';
import type { Language } from '../../locales/language.ts';
import type { Words } from '../../locales/words.ts';
import type { Acts, Refused } from '../use-acts.ts';
import type { Books } from './books.ts';

/** What every part of the table needs: where one is, who one is, and how to say and do things. */
export interface TableContextValue {
  readonly table: string;
  /** The table at the moment that is shown, never ahead of the felt. */
  readonly message: TableMessage;
  /** The felt still shows what has happened since: nobody is awaited at this moment. */
  readonly isShowing: boolean;
  readonly felt: Felt;
  readonly card: RulesetCard;
  readonly you: string | null;
  readonly acts: Acts;
  readonly words: Words['table'];
  readonly language: Language;
}

/** What every game's felt shows. */
export interface FeltScene {
  readonly books: Books;
  readonly coup: object | null;
  readonly lastCoup: { readonly no: number; readonly story: AnyCoup } | null;
}

/** What anybody at the table may ask of the felt. */
interface Felt {
  readonly scene: Cell<FeltScene>;
  /** Finishes what is moving; a result is still seen. */
  hurry(): void;
}

export const TableContext = createContext<TableContextValue | null>(null);

/** What does not change with every message: whoever needs no more is left alone when one comes. */
export type TableTerms = Pick<TableContextValue, 'table' | 'card' | 'you' | 'words' | 'language'>;
export const TermsContext = createContext<TableTerms | null>(null);

export function useTerms(): TableTerms {
  const value = use(TermsContext);
  if (value === null) throw new Error('no table above this component');
  return value;
}

export function useTableContext() {
  const value = use(TableContext);
  if (value === null) throw new Error('no table above this component');
  const { message, words, language, you } = value;
  return {
    ...value,
    money: (cents: number): string => moneyIn(language, cents),
    /** Why something was not done, in one sentence. */
    whyNot: ({ code, facts }: Pick<Refused, 'code' | 'facts'>): string =>
      refusalIn(
        DICTIONARIES[language],
        { code, facts },
        {
          money: (cents) => moneyIn(language, cents),
          game: message.game,
          bet: (bet) => lookUp(words.zones, bet),
        },
      ),
    offered: (act: string) => message.acts.find((one) => one.act === act),
    /** What somebody is called inside a sentence: “you”, a name, or the croupier. */
    nameOf: (player: string | null | undefined): string =>
      player === null || player === undefined ? words.reason.theCroupier : player === you ? words.youInside : player,
    isBot: (player: string): boolean => message.bots.includes(player),
  };
}
