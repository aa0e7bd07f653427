import type { Occasion, Outcome, Side } from '@sabot/engine';
import type { Unclear } from '../play/stake-words.ts';

/** What is said at the table in the terminal. */
export interface TableWords {
  /** How the person at the keyboard is called, and the name under which a history knows them. */
  readonly you: string;
  readonly yourName: string;
  readonly bot: string;
  readonly croupier: string;
  /** The hands, the tie, and the bets on them. */
  readonly bets: Readonly<Record<Outcome, string>>;
  /** Other ways to write a bet, all in lower case. */
  readonly betAliases: Readonly<Record<Outcome, readonly string[]>>;
  readonly intro: IntroWords;
  readonly pack: PackWords;
  readonly shoe: ShoeWords;
  readonly stakes: StakeWords;
  readonly coup: CoupWords;
  readonly ask: AskWords;
  readonly why: WhyWords;
  readonly leaving: LeavingWords;
}

interface IntroWords {
  readonly playMoney: string;
  readonly game: string;
  readonly callsPunto: (word: string) => string;
  readonly pays: (bet: string, usual: string, others: readonly string[]) => string;
  readonly odds: (num: number, den: number, percent: number | null) => string;
  /** The odds for some totals of banca. */
  readonly oddsWith: (odds: string, totals: readonly number[]) => string;
  /** The limits of a stake on a hand, and of the bets that have others. */
  readonly limits: (
    min: string,
    max: string,
    others: readonly (readonly [bet: string, min: string, max: string])[],
    chips: string,
  ) => string;
  readonly keys: string;
  /** What a place is called; `term` is the regulation's own word. */
  readonly seat: (term: string) => string;
  readonly seed: (seed: string) => string;
  readonly auto: string;
}

interface PackWords {
  readonly prepared: (decks: number, cards: number) => string;
  readonly cutBy: (who: string | null, at: number) => string;
  readonly burnt: (card: string, unseen: number, below: number) => string;
  readonly stopCard: string;
  readonly over: string;
}

interface ShoeWords {
  readonly youTake: string;
  readonly declined: (names: string) => string;
  readonly croupierDeals: string;
}

interface StakeWords {
  readonly bots: string;
  /** Before the stakes of others, where not all of them are bots. */
  readonly others: string;
  readonly none: string;
  readonly limits: string;
  /** What whoever holds the shoe must stake in order to deal. */
  readonly duty: (least: string, on: Side | null) => string;
  readonly mayPass: string;
  readonly low: (chips: string, least: string, more: string) => string;
  readonly bought: (amount: string, chips: string) => string;
  /** What is said to a line that is no stake. */
  readonly hints: Readonly<Record<Unclear, (line: string) => string>>;
  readonly nothingToDouble: string;
}

interface CoupWords {
  readonly heading: (no: number) => string;
  readonly cardsLeft: (n: number) => string;
  readonly deals: (who: string) => string;
  readonly youDeal: string;
  /** What a call means, for those who do not speak the croupier's language. */
  readonly gloss: Readonly<Record<Occasion, string>>;
  readonly turnedBy: (who: string) => string;
  readonly turnedByYou: string;
  readonly natural: string;
  readonly why: string;
  readonly wins: Readonly<Record<Outcome, string>>;
  readonly lost: (bet: string, stake: string) => string;
  readonly won: (bet: string, stake: string, won: string) => string;
  readonly wonLess: (bet: string, stake: string, won: string, deducted: string) => string;
  readonly stays: (bet: string, stake: string) => string;
  readonly satOut: string;
  readonly chips: (chips: string, onTheTable: string | null) => string;
  readonly annulled: string;
  readonly results: string;
  /** One letter a result, for the line of results. */
  readonly beads: Readonly<Record<Outcome, string>>;
}

export interface AskWords {
  readonly cut: (min: number, max: number) => string;
  readonly aboutCut: (min: number, max: number) => string;
  readonly shoe: string;
  readonly shoeDuty: (least: string, on: Side | null) => string;
  readonly takeIt: string;
  readonly stake: (onEnter: string) => string;
  readonly sitOut: string;
  readonly deal: string;
  readonly uncover: Readonly<Record<'punto' | 'banca', string>>;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly yesOrNo: string;
  readonly number: (min: number, max: number) => string;
  readonly onlyEnter: string;
  readonly commands: Readonly<Record<'help' | 'why' | 'quit' | 'pass' | 'chips' | 'double', readonly string[]>>;
  readonly help: string;
}

interface WhyWords {
  readonly nothing: string;
  readonly heading: (coup: number) => string;
  readonly cards: (hand: string, who: string) => string;
  readonly decided: Readonly<Record<'draw' | 'stand', (hand: string, total: number) => string>>;
  readonly outcome: Readonly<Record<Outcome, (punto: number, banca: number) => string>>;
  /** Before the rules that were cited beside the one that decided. */
  readonly beside: string;
  readonly calls: string;
  readonly reading: (reading: string, strength: string) => string;
}

interface LeavingWords {
  readonly playedOut: string;
  readonly goodbye: (came: string, leave: string, change: string, coups: number) => string;
  readonly playMoney: string;
  readonly saved: (file: string) => string;
}
