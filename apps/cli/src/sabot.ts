import { visible } from '@sabot/notation';
import { type Entry, REGISTRY } from '@sabot/regulations';
import { moneyIn } from '@sabot/words';
import { checkedOptions, GLOBAL_OPTIONS, type Options, type OptionTypes, split } from './call/arguments.ts';
import { BadCall, BadFile, NotOpened } from './call/bad-call.ts';
import { DEFAULT_RULESET } from './call/choose-ruleset.ts';
import { nearest } from './call/nearest.ts';
import { acts } from './commands/acts.ts';
import { archive } from './commands/archive.ts';
import { backup } from './commands/backup.ts';
import type { Command, Exit } from './commands/command.ts';
import { compare } from './commands/compare.ts';
import { effects } from './commands/effects.ts';
import { fairness } from './commands/fairness.ts';
import { heads } from './commands/heads.ts';
import { law } from './commands/law.ts';
import { odds } from './commands/odds.ts';
import { open } from './commands/open.ts';
import { play } from './commands/play.ts';
import { regulations } from './commands/regulations.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { solve } from './commands/solve.ts';
import { staff } from './commands/staff.ts';
import { vault } from './commands/vault.ts';
import { verify } from './commands/verify.ts';
import { watch } from './commands/watch.ts';
import { trustAsAsked } from './house/certificate.ts';
import { type Io, wantsColour } from './terminal/io.ts';
import { type Language, languageNamed, languageOf, WORDS } from './terminal/language.ts';
import { paintFor } from './terminal/paint.ts';
import { VERSION } from './version.ts';

export const COMMANDS: readonly Command[] = [
  play,
  open,
  regulations,
  rules,
  law,
  acts,
  compare,
  scenario,
  replay,
  fairness,
  serve,
  watch,
  staff,
  verify,
  heads,
  vault,
  archive,
  backup,
  restore,
  odds,
  effects,
  simulate,
  solve,
];

const EVERYWHERE: OptionTypes = { help: 'boolean', lang: 'string' };
const ALL_OPTIONS: OptionTypes = Object.assign({}, GLOBAL_OPTIONS, ...COMMANDS.map(({ options }) => options));

function commandNamed(name: string): Command {
  const found = COMMANDS.find((command) => command.name === name);
  if (found !== undefined) return found;
  const names = COMMANDS.map((command) => command.name);
  throw new BadCall((bad) => bad.unknownCommand(name, nearest(name, names)));
}

async function obey(argv: readonly string[], io: Io, language: Language, rulesets: readonly Entry[]): Promise<Exit> {
  const words = WORDS[language];
  const say = (text: string): Exit => {
    io.stdout.write(`${text}\n`);
    return 0;
  };
  const {
    words: [first, ...rest],
    options: given,
  } = split(argv, ALL_OPTIONS);
  const asksHelp = first === 'help';
  const name = asksHelp ? rest[0] : first;
  const command = name === undefined ? null : commandNamed(name);
  const known = command === null ? GLOBAL_OPTIONS : { ...EVERYWHERE, ...command.options };
  const options: Options = checkedOptions(given, known, command?.name ?? null, ALL_OPTIONS);
  const { lang } = options;
  if (lang !== undefined && languageNamed(lang) === null) throw new BadCall((bad) => bad.unknownLanguage(String(lang)));
  if (command === null) return say(options.version ? VERSION : words.help.all(DEFAULT_RULESET));
  if (asksHelp || options.help) return say(words.help.of[command.name](DEFAULT_RULESET));
  await trustAsAsked({ options, io });
  const paint = paintFor(wantsColour(io));
  return command.run({
    rulesets,
    args: rest,
    options,
    io,
    language,
    words,
    paint,
    money: (cents) => moneyIn(language, cents),
  });
}

/** The language a call asks for, looked up first, so that even a bad call is answered in it. */
function languageFor(argv: readonly string[], io: Io): Language {
  const asked = split(argv, ALL_OPTIONS).options.findLast(({ name }) => name === 'lang')?.value;
  return languageNamed(asked) ?? languageOf(io);
}

/** What is said when nothing more can be written on standard output. */
export const outputLost = (argv: readonly string[], io: Io, code: string): string =>
  `sabot: ${WORDS[languageFor(argv, io)].bad.outputLost(code)}`;

/**
 * The command `sabot`. Never throws: what goes wrong is one line on stderr. A regulation that is registered nowhere may be
 * given `beside` the others, and is played as they are.
 */
export async function sabot(argv: readonly string[], io: Io, beside: readonly Entry[] = []): Promise<Exit> {
  const language = languageFor(argv, io);
  const { bad } = WORDS[language];
  try {
    return await obey(argv, io, language, [...REGISTRY, ...beside]);
  } catch (error) {
    const line =
      error instanceof BadCall
        ? error.say(bad)
        : bad.unexpected(error instanceof Error ? error.message : String(error));
    const whole = error instanceof BadFile ? line : `sabot: ${line}`;
    io.stderr.write(`${visible(whole.replaceAll(/\s*\n\s*/g, ' '))}\n`);
    return error instanceof NotOpened ? 1 : 2;
  }
}
