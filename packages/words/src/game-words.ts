import type { RefusalCode } from '@sabot/engine';
import type { GameName, Games } from '@sabot/protocol';
import type { EventSentences } from './event-words.ts';
import type { RefusalSentence } from './refusal-words.ts';

type EventOf<G extends GameName> = Games[G]['event'];
type IncidentOf<G extends GameName> = Extract<EventOf<G>, { readonly type: 'IncidentReported' }>['incident'];
type StageOf<G extends GameName> = Extract<EventOf<G>, { readonly type: 'StageReached' }>['stage'];

/** What is said only of one game. */
interface WordsOf<G extends GameName> {
  /** What happens. */
  readonly events: EventSentences<EventOf<G>>;
  /** What went wrong, in a few words. */
  readonly incidents: Readonly<Record<IncidentOf<G>, string>>;
  /** How the bank finds a holder; none where nobody among the players has it. */
  readonly stages: Readonly<Record<StageOf<G>, string>>;
  /** What a table is doing. */
  readonly phases: Readonly<Record<Games[G]['view']['phase'], string>>;
  /** Codes that several games use and that mean something narrower at this one. */
  readonly refusals: Readonly<Partial<Record<RefusalCode, RefusalSentence>>>;
}

/** The words of every game. A new game, event, phase or incident asks for its word here. */
export type GamesWords = { readonly [G in GameName]: WordsOf<G> };
