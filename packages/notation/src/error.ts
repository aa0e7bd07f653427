import { visible } from './characters.ts';
import type { Position } from './read/syntax.ts';
import { inBoth, type Message, type Say } from './words/words.ts';

/** What is wrong with a file, and where. Its `message` is English. */
export class NotationError extends Error {
  readonly line: number;
  readonly column: number;
  readonly messageEs: string;

  constructor(at: Position, what: Say | Message) {
    const { message, messageEs } = typeof what === 'function' ? inBoth(what) : what;
    super(message);
    this.name = 'NotationError';
    this.messageEs = messageEs;
    this.line = at.line;
    this.column = at.column;
  }
}

/** A history that can be read and cannot be true. */
export class ImpossibleHistory extends NotationError {
  override readonly name = 'ImpossibleHistory';
}

export interface Problem extends Position, Message {}

export const problem = ({ line, column }: Position, say: Say): Problem => ({ line, column, ...inBoth(say) });

/** Why a game could not go on. Of data that it cannot even read it knows no word of its own. */
export const whyNot =
  (error: unknown): Say =>
  (say) =>
    say.doesNotFit(error instanceof Error && !(error instanceof TypeError) ? error.message : null);

/** One line a person or an editor can follow: `file:line:column message`. */
export const formatError = (
  { line, column, message, messageEs }: Problem,
  file = '-',
  language: 'en' | 'es' = 'en',
): string => visible(`${file}:${line}:${column} ${language === 'es' ? messageEs : message}`);
