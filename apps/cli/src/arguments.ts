import { parseArgs } from 'node:util';
import { BadCall } from './bad-call.ts';
import { nearest } from './nearest.ts';

export const GLOBAL_OPTIONS = { help: 'boolean', version: 'boolean', json: 'boolean', lang: 'string' } as const;
export type OptionTypes = Readonly<Record<string, 'boolean' | 'string'>>;

export interface Given {
  readonly name: string;
  readonly raw: string;
  readonly value: string | undefined;
  readonly inline: boolean;
}
export interface Split {
  readonly words: readonly string[];
  readonly options: readonly Given[];
}

/** Tells words from options; which options are fit is asked once the command is known. */
export function split(argv: readonly string[], known: OptionTypes): Split {
  const options = Object.fromEntries(Object.entries(known).map(([name, type]) => [name, { type }]));
  const { tokens } = parseArgs({
    args: [...argv],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return {
    words: tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
    options: tokens.flatMap((token) =>
      token.kind === 'option'
        ? [{ name: token.name, raw: token.rawName, value: token.value, inline: token.inlineValue === true }]
        : [],
    ),
  };
}

export type Options = Readonly<Record<string, string | true>>;

/** The options as given, if every one is known here, and has a value just where it needs one. */
export function checkedOptions(
  given: readonly Given[],
  known: OptionTypes,
  command: string | null,
  elsewhere: OptionTypes,
): Options {
  const checked: Record<string, string | true> = {};
  const names = Object.keys(known).map((name) => `--${name}`);
  for (const { name, raw, value, inline } of given) {
    const type = Object.hasOwn(known, name) ? known[name] : undefined;
    if (type === undefined && command !== null && Object.hasOwn(elsewhere, name)) {
      throw new BadCall((bad) => bad.optionNotHere(raw, command));
    }
    if (type === undefined) throw new BadCall((bad) => bad.unknownOption(raw, nearest(raw, names)));
    if (type === 'boolean') {
      if (inline) throw new BadCall((bad) => bad.optionTakesNoValue(raw));
      checked[name] = true;
    } else {
      const missing = value === undefined || value === '' || (!inline && value.startsWith('--'));
      if (missing) throw new BadCall((bad) => bad.optionNeedsValue(raw));
      checked[name] = value;
    }
  }
  return checked;
}
