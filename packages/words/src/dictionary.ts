import type { ActWords, BasisWords, BetWords, FieldWords, OutcomeWords, ScoreWords } from './act-words.ts';
import type { GamesWords } from './game-words.ts';
import type { GlossaryWords } from './glossary-words.ts';
import type { NoticeWords } from './notice-words.ts';
import type { ProofWords } from './proof-words.ts';
import type { RefusalWords } from './refusal-words.ts';
import type { StandingWords } from './standing-words.ts';

/** Everything that page and terminal say alike. A language that lacks a sentence does not compile. */
export interface Dictionary {
  readonly refusals: RefusalWords;
  /** What is said only of one game: events, incidents, phases. */
  readonly games: GamesWords;
  /** The hands by themselves, as labels in lower case. */
  readonly hands: Readonly<Record<'punto' | 'pano-1' | 'pano-2' | 'banca', string>>;
  /** What each act is called on its button, where one of the players has the bank. */
  readonly acts: ActWords;
  readonly fields: FieldWords;
  /** What the words of the law, the calls and the choices mean. */
  readonly glossary: GlossaryWords;
  readonly bets: BetWords;
  readonly outcomes: OutcomeWords;
  readonly scores: ScoreWords;
  readonly bases: BasisWords;
  readonly notices: NoticeWords;
  readonly proof: ProofWords;
  /** What the law says of a table as it stands. */
  readonly standing: StandingWords;
  /** Where a stake lies, for the middle of a sentence; null: nowhere in particular. `name` knows the bets that came with a regulation. */
  readonly onBet: (bet: string | null, name?: (bet: string) => string | undefined) => string;
}
