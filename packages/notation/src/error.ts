import { visible } from './characters.ts';
import type { Position } from './read/syntax.ts';

/** What is wrong with a file, and where. */
export class NotationError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(at: Position, message: string) {
    super(message);
    this.name = 'NotationError';
    this.line = at.line;
    this.column = at.column;
  }
}

/** A history that can be read and cannot be true. */
export class ImpossibleHistory extends NotationError {
  override readonly name = 'ImpossibleHistory';
}

export interface Problem extends Position {
  readonly message: string;
}

export const problem = ({ line, column }: Position, message: string): Problem => ({ line, column, message });

/** Why a game could not go on. Of data that it cannot even read it knows no word of its own. */
export const whyNot = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError)
    ? error.message
    : 'what is told does not fit the table as it stands';

/** One line a person or an editor can follow: `file:line:column message`. */
export const formatError = ({ line, column, message }: Problem, file = '-'): string =>
  visible(`${file}:${line}:${column} ${message}`);
