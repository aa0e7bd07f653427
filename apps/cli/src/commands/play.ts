import { unlinkSync, writeFileSync } from 'node:fs';
import { isPlayerName } from '@sabot/engine';
import { freshBytes } from '@sabot/fairness';
import type { LobbyTable } from '@sabot/protocol';
import type { Entry } from '@sabot/regulations';
import { BadCall, BadFile } from '../call/bad-call.ts';
import { DEFAULT_RULESET, rulesetNamed } from '../call/choose-ruleset.ts';
import { lobbyOf } from '../house/door.ts';
import { houseAt, houseOf } from '../house/find-house.ts';
import type { House } from '../house/house.ts';
import { invitationIn } from '../house/own-table.ts';
import { openPrivateHouse, type PrivateHouse } from '../house/private-house.ts';
import { INDENT } from '../play/scene.ts';
import { comeIn, shoeOf, sitAt } from '../play/seat/sit-at.ts';
import { entering, sitDown } from '../play/seat/sit-down.ts';
import { atMost, type Call, type Command, type Exit, print, textOf } from './command.ts';

/** How many coups a table plays by itself when nobody says. */
const COUPS_BY_ITSELF = 10;

function coupsIn({ options }: Call): number | null {
  const { coups } = options;
  if (typeof coups !== 'string') return options.auto ? COUPS_BY_ITSELF : null;
  if (!/^[1-9]\d{0,6}$/.test(coups)) throw new BadCall((bad) => bad.notANumber('--coups', coups));
  return Number(coups);
}

/** Never over what is there: it may be somebody's only copy. */
function save(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadFile((bad) => {
      if (code === 'EISDIR') return bad.isDirectory(file);
      return code === 'EEXIST' ? bad.alreadyThere(file) : bad.unwritable(file, code ?? '');
    });
  }
}

/** Better to learn now than after an evening that the file cannot be written. Leaves nothing behind. */
function tryToSave(file: string): void {
  save(file, '');
  unlinkSync(file);
}

/** What needs a house of one's own: its cards, its clock and its whole history are nobody else's. */
const OWN_OPTIONS = ['alone', 'auto', 'seed', 'save'] as const;

const isOwn = ({ options }: Call): boolean => OWN_OPTIONS.some((name) => options[name] !== undefined);

/** The house to play at: the one at the address, else one that is open on this machine; null: one of one's own. */
async function houseFor(call: Call): Promise<House | null> {
  const own = OWN_OPTIONS.find((name) => call.options[name] !== undefined);
  const elsewhere = (['url', 'table'] as const).find((name) => call.options[name] !== undefined);
  if (own === undefined) return houseAt(call);
  if (elsewhere !== undefined) throw new BadCall((bad) => bad.notTogether(`--${elsewhere}`, `--${own}`));
  return null;
}

/** The table of a ruleset with the most room; where none is asked for and the usual one is not there, any that is played here. */
function tableFor({ rulesets }: Call, lobby: readonly LobbyTable[], asked: string | undefined): LobbyTable {
  const of = (ruleset: string) => lobby.filter((table) => table.ruleset === ruleset);
  const usual = of(asked ?? DEFAULT_RULESET);
  const played = lobby.filter(({ ruleset }) => rulesets.some(({ id }) => id === ruleset));
  const candidates = usual.length > 0 || asked !== undefined ? usual : played;
  const [best] = [...candidates].sort((a, b) => b.freeSeats.length - a.freeSeats.length);
  if (best !== undefined) return best;
  const open = [...new Set(lobby.map(({ ruleset }) => ruleset))];
  throw new BadCall((bad) => bad.noTableOf(asked ?? DEFAULT_RULESET, open));
}

/** Comes to a table of somebody's by its code, at the house of the link, and sits down. */
async function playByCode(call: Call, given: string): Promise<Exit> {
  if (call.args.length > 0) throw new BadCall((bad) => bad.ownTable.tableAndRuleset);
  const { origin, code } = invitationIn(given);
  const isThere = origin !== null && textOf(call, 'url') === null && !isOwn(call);
  const there = isThere ? await houseOf(origin) : await houseFor(call);
  if (there === null) throw new BadCall((bad) => bad.ownTable.noHouse);
  await entering(call, { house: there, name: textOf(call, 'name') }, async (input, session) => {
    const table = await comeIn(call, there, code, input, session);
    if (table !== null) await sitAt(call, { house: there, table, coups: coupsIn(call) }, input, session);
  });
  return 0;
}

async function playAt(call: Call, house: House, own: PrivateHouse | null, asked: string | undefined): Promise<string> {
  const line = tableFor(call, await lobbyOf(house), asked);
  const { table, ruleset } = line;
  await sitDown(call, {
    house,
    table,
    entry: rulesetNamed(ruleset, call),
    earlier: shoeOf(line),
    name: textOf(call, 'name'),
    seed: textOf(call, 'seed'),
    coups: coupsIn(call),
    fresh: own === null ? freshBytes : () => own.freshBytes(),
    timeOf: own === null ? null : (link) => own.time(link),
  });
  return table;
}

async function playAlone(call: Call, entry: Entry): Promise<void> {
  const file = textOf(call, 'save');
  if (file !== null) tryToSave(file);
  const own = await openPrivateHouse(entry, textOf(call, 'seed'));
  try {
    const table = await playAt(call, own, own, entry.id);
    if (file === null) return;
    save(file, await own.history(table));
    print(call, INDENT + call.words.table.leaving.saved(file));
  } finally {
    await own.close();
  }
}

/** Sits down at a table: of a house that is open, or else of one for this game alone. */
export const play: Command = {
  name: 'play',
  options: {
    ca: 'string',
    name: 'string',
    url: 'string',
    table: 'string',
    data: 'string',
    alone: 'boolean',
    coups: 'string',
    auto: 'boolean',
    seed: 'string',
    save: 'string',
    quick: 'boolean',
  },
  async run(call): Promise<Exit> {
    atMost('play', call, 1);
    const [asked] = call.args;
    const entry = rulesetNamed(asked ?? DEFAULT_RULESET, call);
    const name = textOf(call, 'name');
    if (name !== null && !isPlayerName(name)) throw new BadCall((bad) => bad.unfitName(name));
    coupsIn(call);
    const code = textOf(call, 'table');
    if (code !== null) return playByCode(call, code);
    const house = await houseFor(call);
    if (house === null) await playAlone(call, entry);
    else await playAt(call, house, null, asked);
    return 0;
  },
};
