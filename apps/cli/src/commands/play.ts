import { unlinkSync, writeFileSync } from 'node:fs';
import { isPlayerName } from '@sabot/engine';
import { BadCall, BadFile } from '../bad-call.ts';
import { DEFAULT_RULESET, puntoBancaNamed } from '../choose-ruleset.ts';
import { isInteractive, wantsColour } from '../io.ts';
import { secureChance, seededChance } from '../play/chance.ts';
import { companyOf } from '../play/company.ts';
import { Game } from '../play/game.ts';
import { LineInput } from '../play/line-input.ts';
import { LiveTable } from '../play/live-table.ts';
import { INDENT, type Scene } from '../play/scene.ts';
import { atMost, type Call, type Command, type Exit, print } from './command.ts';

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

const given = ({ options }: Call, name: string): string | null => {
  const value = options[name];
  return typeof value === 'string' ? value : null;
};

function sceneOf(call: Call, table: LiveTable, name: string | null): Scene {
  const { words, language, paint, money, io } = call;
  return {
    table,
    you: name ?? words.table.yourName,
    alias: name ?? words.table.you,
    language,
    words,
    paint,
    money,
    plain: !wantsColour(io),
  };
}

export const play: Command = {
  name: 'play',
  options: { name: 'string', coups: 'string', auto: 'boolean', seed: 'string', save: 'string', quick: 'boolean' },
  async run(call): Promise<Exit> {
    atMost('play', call, 1);
    const entry = puntoBancaNamed(call.args[0] ?? DEFAULT_RULESET);
    const [name, seed, file] = [given(call, 'name'), given(call, 'seed'), given(call, 'save')];
    if (name !== null && !isPlayerName(name)) throw new BadCall((bad) => bad.unfitName(name));
    const coups = coupsIn(call);
    if (file !== null) tryToSave(file);
    const { io, words, options } = call;
    const chance = seed === null ? secureChance : seededChance(seed);
    const table = new LiveTable(entry, chance);
    const scene = sceneOf(call, table, name);
    const auto = options.auto === true;
    const input = new LineInput(io, !auto);
    const pauses = isInteractive(io) && options.quick !== true;
    const standIn = auto ? ({ name: scene.you, temper: 'follower' } as const) : null;
    try {
      const game = new Game(io, input, { scene, bots: companyOf(scene.you), standIn, chance, coups, pauses });
      const { intro } = words.table;
      await game.play([...(seed === null ? [] : [intro.seed(seed)]), ...(auto ? [intro.auto] : [])]);
    } finally {
      input.close();
    }
    if (file !== null) {
      save(file, table.history());
      print(call, INDENT + words.table.leaving.saved(file));
    }
    return 0;
  },
};
