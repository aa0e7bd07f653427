import type { Options, OptionTypes } from '../arguments.ts';
import { BadCall } from '../bad-call.ts';
import type { Io } from '../io.ts';
import type { Language } from '../language.ts';
import type { Money } from '../money.ts';
import type { Paint } from '../paint.ts';
import type { CommandName, Words } from '../words/words.ts';

/** One call of one command, with everything it may want to know. */
export interface Call {
  readonly args: readonly string[];
  readonly options: Options;
  readonly io: Io;
  readonly language: Language;
  readonly words: Words;
  readonly paint: Paint;
  readonly money: Money;
}

/** 0 fine, 1 a scenario failed or a history differs, 2 a bad call. */
export type Exit = 0 | 1 | 2;

export interface Command {
  readonly name: CommandName;
  /** Besides `--lang` and `--help`, which all have. */
  readonly options: OptionTypes;
  run(call: Call): Exit | Promise<Exit>;
}

export const print = ({ io }: Call, ...lines: readonly string[]): void => {
  io.stdout.write(`${lines.join('\n')}\n`);
};
export const complain = ({ io }: Call, line: string): void => {
  io.stderr.write(`${line}\n`);
};
export const printJson = (call: Call, value: unknown): void => print(call, JSON.stringify(value, null, 2));

/** Refuses words beyond those the command has a use for. */
export function atMost(command: CommandName, { args }: Call, count: number): void {
  const extra = args[count];
  if (extra !== undefined) throw new BadCall((bad) => bad.tooMany(command, extra));
}

export function required(command: CommandName, { args }: Call, index: number, what: string): string {
  const given = args[index];
  if (given === undefined) throw new BadCall((bad) => bad.missing(command, what));
  return given;
}
