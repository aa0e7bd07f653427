import { visible } from '@sabot/notation';
import type { Entry } from '@sabot/regulations';
import type { Money } from '@sabot/words';
import type { Options, OptionTypes } from '../call/arguments.ts';
import { BadCall } from '../call/bad-call.ts';
import type { Io } from '../terminal/io.ts';
import type { Language } from '../terminal/language.ts';
import type { Paint } from '../terminal/paint.ts';
import type { CommandName, Words } from '../words/words.ts';

/** One call of one command, with everything it may want to know. */
export interface Call {
  /** Every regulation that may be named: the registered ones, and those that were given beside them. */
  readonly rulesets: readonly Entry[];
  readonly args: readonly string[];
  readonly options: Options;
  readonly io: Io;
  readonly language: Language;
  readonly words: Words;
  readonly paint: Paint;
  readonly money: Money;
}

/** 0 fine, 1 a scenario, history or proof failed, 2 the call or the file was wrong. */
export type Exit = 0 | 1 | 2;

export interface Command {
  readonly name: CommandName;
  /** Besides `--lang` and `--help`, which all have. */
  readonly options: OptionTypes;
  run(call: Call): Exit | Promise<Exit>;
}

/** The value of an option; null: it was not given. */
export function textOf({ options }: Pick<Call, 'options'>, name: string): string | null {
  const value = options[name];
  return typeof value === 'string' ? value : null;
}

export const print = ({ io }: Call, ...lines: readonly string[]): void => {
  io.stdout.write(`${lines.join('\n')}\n`);
};
export const complain = ({ io }: Call, line: string): void => {
  io.stderr.write(`${visible(line)}\n`);
};
/** JSON without a character that a terminal would obey: `JSON.stringify` leaves some as they are. */
export const jsonOf = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replaceAll(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
export const printJson = (call: Call, value: unknown): void => print(call, jsonOf(value, 2));

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
