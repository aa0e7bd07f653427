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

/** What people call an option that goes by another name here. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  shoes: 'coups',
  tallas: 'coups',
  hands: 'coups',
  rounds: 'coups',
  language: 'lang',
};

/** The option that was probably meant: one spelt nearly so, or one that means the same. */
function meant(raw: string, name: string, names: readonly string[]): string | null {
  const other = Object.hasOwn(ALSO_CALLED, name) ? `--${ALSO_CALLED[name]}` : '';
  return names.includes(other) ? other : nearest(raw, names);
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
    if (type === undefined) throw new BadCall((bad) => bad.unknownOption(raw, meant(raw, name, names)));
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
