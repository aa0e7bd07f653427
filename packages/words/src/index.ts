export type {
  ActField,
  ActWords,
  BasisWords,
  BetWords,
  FieldWords,
  OutcomeWords,
  PersonAct,
  ScoreWords,
} from './act-words.ts';
export { capital } from './capital.ts';
export { DICTIONARIES } from './dictionaries.ts';
export type { Dictionary } from './dictionary.ts';
export { en } from './en.ts';
export { es } from './es.ts';
export type {
  EventSentences,
  Say,
} from './event-words.ts';
export type { GamesWords } from './game-words.ts';
export type { Gloss, GlossaryWords } from './glossary-words.ts';
export { LANGUAGES, type Language } from './language.ts';
export { list } from './list.ts';
export type { NoticeWords } from './notice-words.ts';
export { namesIn, type Person } from './person.ts';
export type { ProofWords } from './proof-words.ts';
export { refusalIn, refusalLine } from './refusal.ts';
export type {
  AnyRefusal,
  Facts,
  Money,
  RefusalSay,
  RefusalSentence,
  RefusalWords,
} from './refusal-words.ts';
export type { MissingWords, StandingWords } from './standing-words.ts';
export { momentWritten, moneyIn, numberIn, percentIn, quotedIn, type Separators, separatorsIn } from './written.ts';
