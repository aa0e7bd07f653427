import {
  ADMISSIONS,
  type HostedSheet,
  type OpenTableRequest,
  SPECTATORS,
  TABLE_PACES,
  type TermsAnswer,
} from '@sabot/protocol';
import { refusalIn, separatorsIn } from '@sabot/words';
import { renderUnicodeCompact } from 'uqr';
import { BadCall } from '../call/bad-call.ts';
import { rulesetNamed } from '../call/choose-ruleset.ts';
import { nearest } from '../call/nearest.ts';
import { houseAt } from '../house/find-house.ts';
import type { House } from '../house/house.ts';
import { OwnTables } from '../house/own-table.ts';
import { sitAt } from '../play/seat/sit-at.ts';
import { entering } from '../play/seat/sit-down.ts';
import { amountIn } from '../play/stake-words.ts';
import { padEnd } from '../terminal/paint.ts';
import { type Call, type Command, type Exit, print, printJson, required, textOf } from './command.ts';

type Settings = OpenTableRequest['settings'];
type Kind = TermsAnswer['kinds'][string];
const SWITCH: Readonly<Record<string, boolean>> = { on: true, off: false };
const MOST_BOTS = 12;

/** `minimum=20`: amounts as people write them, everything else as the act has it. */
function settingIn(call: Call, word: string, kinds: TermsAnswer['kinds']): readonly [string, Settings[string]] {
  const [, name, text] = /^(\w+)=(.+)$/u.exec(word) ?? [];
  if (name === undefined || text === undefined) throw new BadCall((bad) => bad.ownTable.notASetting(word));
  const known = Object.keys(kinds);
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) throw new BadCall((bad) => bad.ownTable.unknownSetting(name, nearest(name, known), known));
  const value = choiceIn(call, kind, text);
  if (value === null) throw new BadCall((bad) => bad.ownTable.unfitSetting(name, kind, text));
  return [name, value];
}

function choiceIn({ language }: Call, kind: Kind, text: string): Settings[string] | null {
  if (kind === 'amount') return amountIn(text, separatorsIn(language));
  if (kind === 'number') return /^\d{1,6}$/.test(text) ? Number(text) : null;
  if (kind === 'flag') return Object.hasOwn(SWITCH, text) ? (SWITCH[text] ?? null) : null;
  return kind.includes(text) ? text : null;
}

/** One of these words, or the usual. */
function wordIn<Word extends string>(call: Call, option: string, words: readonly Word[]): Word | undefined {
  const given = textOf(call, option);
  const found = words.find((one) => one === given);
  if (given !== null && found === undefined)
    throw new BadCall((bad) => bad.setting.unfit(`--${option}`, words.join(' | '), given));
  return found;
}

function botsIn(call: Call): OpenTableRequest['bots'] | undefined {
  const given = textOf(call, 'bots');
  if (given === null) return undefined;
  const count = Number(given);
  if (!/^\d+$/.test(given) || count > MOST_BOTS)
    throw new BadCall((bad) => bad.setting.unfit('--bots', `0 … ${MOST_BOTS}`, given));
  return { count, stay: true };
}

/** What is chosen besides the terms of the law. */
function companyIn(call: Call): Partial<OpenTableRequest> {
  const chosen = {
    pace: wordIn(call, 'pace', TABLE_PACES),
    admission: wordIn(call, 'admission', ADMISSIONS),
    spectators: wordIn(call, 'spectators', SPECTATORS),
    bots: botsIn(call),
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}

/** The terms as they were typed, if the law allows a table on them. */
async function lawful(call: Call, own: OwnTables, ruleset: string): Promise<Settings> {
  const { kinds } = await own.check(ruleset, {});
  const settings = Object.fromEntries(call.args.slice(1).map((word) => settingIn(call, word, kinds)));
  const { refusal } = await own.check(ruleset, settings);
  if (refusal === null) return settings;
  const { dictionary } = call.words;
  const game = rulesetNamed(ruleset, call).ruleset.game.id;
  throw new BadCall((bad) => bad.ownTable.unlawful(refusalIn(dictionary, refusal, { money: call.money, game })));
}

/** How others come: the link, its code, the same as a picture, and what they type in a terminal. */
async function announce(call: Call, own: OwnTables, house: House, sheet: HostedSheet): Promise<void> {
  const { words, paint, io } = call;
  const { ownTable } = words;
  const { table, ruleset, code, links } = sheet;
  const [link] = links;
  if (code === null || link === undefined) return;
  const { reach } = await own.rules();
  const rows = [
    [ownTable.link, paint.bold(link)],
    [ownTable.code, code],
    [ownTable.terminal, `npx sabot play --table ${link}`],
    [ownTable.watch, `npx sabot watch ${house.address} ${table}`],
  ] as const;
  const width = Math.max(...rows.map(([name]) => name.length)) + 3;
  print(
    call,
    ownTable.opened(table, ruleset),
    '',
    ...rows.map(([name, what]) => `  ${padEnd(paint.dim(name), width)}${what}`),
  );
  if (reach.isThisMachineOnly) print(call, '', `  ${ownTable.onlyHere}`);
  // Light squares are written, dark ones left: so it is read on the dark ground that it is given here.
  if (io.stdout.isTTY)
    print(call, '', ...renderUnicodeCompact(link, { ecc: 'L', border: 2 }).split('\n').map(paint.onDark));
}

/** Opens a table of one's own at a house, and sits down there where that is asked. */
export const open: Command = {
  name: 'open',
  options: {
    ca: 'string',
    url: 'string',
    data: 'string',
    name: 'string',
    pace: 'string',
    bots: 'string',
    admission: 'string',
    spectators: 'string',
    sit: 'boolean',
    quick: 'boolean',
    json: 'boolean',
  },
  async run(call): Promise<Exit> {
    const { id } = rulesetNamed(required('open', call, 0, 'RULESET'), call);
    const company = companyIn(call);
    const house = await houseAt(call);
    if (house === null) throw new BadCall((bad) => bad.ownTable.noHouse);
    await entering(call, { house, name: textOf(call, 'name') }, async (input, session) => {
      const own = new OwnTables(house, session.cookie, call.words);
      const settings = await lawful(call, own, id);
      const sheet = await own.open({ ruleset: id, settings, ...company });
      if (call.options.json) printJson(call, sheet);
      else await announce(call, own, house, sheet);
      if (call.options.sit) await sitAt(call, { house, table: sheet.table }, input, session);
    });
    return 0;
  },
};
