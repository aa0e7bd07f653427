import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Kept, SHOES_A_PIECE } from '@sabot/odds/simulation';
import { BadFile } from '../../call/bad-call.ts';
import { readText } from '../../call/read-text.ts';
import { jsonOf } from '../../commands/command.ts';
import type { Io } from '../../terminal/io.ts';
import type { Whole } from './pieces-in-order.ts';
import type { Strategies } from './simulator.ts';

/** Which simulation it is: the same in every figure, the same result. */
export interface Plan {
  readonly ruleset: string;
  readonly edition: number;
  readonly decks: number;
  readonly seed: number;
  readonly wanted: number;
  /** Absent where the rules decide everything. */
  readonly strategies?: Strategies;
}
const FORMAT = 'sabot-simulation-1';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wholeIn(value: unknown, kept: Kept): Whole | null {
  if (!isRecord(value)) return null;
  const { pieces, coups, cells } = value;
  if (!isCount(pieces) || !isCount(coups) || !Array.isArray(cells)) return null;
  const counted = cells.slice(0, kept.endings).reduce((sum, one) => sum + one, 0);
  if (cells.length !== kept.cells || !cells.every(isCount) || counted !== coups) return null;
  if (value.shoesAPiece !== SHOES_A_PIECE) return null;
  return { pieces, played: { shoes: pieces * SHOES_A_PIECE, coups, cells: Float64Array.from(cells) } };
}

const isStrategies = (value: unknown): value is Strategies =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');

function planIn(value: unknown): Plan | null {
  if (!isRecord(value) || value.format !== FORMAT) return null;
  const { ruleset, edition, decks, seed, wanted, strategies } = value;
  if (typeof ruleset !== 'string' || ![edition, decks, seed, wanted].every(isCount)) return null;
  if (strategies !== undefined && !isStrategies(strategies)) return null;
  return { ruleset, edition, decks, seed, wanted, ...(strategies && { strategies }) } as Plan;
}

/** What was kept of a simulation, whether it was stopped or had come to its end. */
export interface KeptSimulation {
  readonly plan: Plan;
  /** How far it came, as a game that keeps so much. */
  whole(kept: Kept): Whole;
}

export async function readSimulation(file: string, io: Io): Promise<KeptSimulation> {
  const text = await readText(file, io);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadFile((bad) => bad.notJson(file));
  }
  const unfit = new BadFile((bad) => bad.odds.notASimulation(file));
  const plan = planIn(value);
  if (plan === null) throw unfit;
  return {
    plan,
    whole: (kept) => {
      const whole = isRecord(value) ? wholeIn(value.state, kept) : null;
      if (whole === null) throw unfit;
      return whole;
    },
  };
}

const unwritable = (file: string, error: unknown): BadFile => {
  const { code = '' } = error as NodeJS.ErrnoException;
  return new BadFile((bad) => (code === 'EISDIR' ? bad.isDirectory(file) : bad.unwritable(file, code)));
};

const beside = (file: string): string => `${file}.part`;

/** Better to learn now than after an hour. Only the file that was gone on from is written over. */
export function tryToKeep(file: string, resumed: string | null): void {
  const isSame = resumed !== null && resolve(file) === resolve(resumed);
  if (!isSame && existsSync(file)) throw new BadFile((bad) => bad.alreadyThere(file));
  try {
    writeFileSync(beside(file), '');
    rmSync(beside(file));
  } catch (error) {
    throw unwritable(file, error);
  }
}

/** At once or not at all: a file half written could not go on. */
export function keep(file: string, plan: Plan, whole: Whole, result: object | null): void {
  const { pieces, played } = whole;
  const state = { pieces, shoesAPiece: SHOES_A_PIECE, coups: played.coups, cells: [...played.cells] };
  try {
    writeFileSync(beside(file), `${jsonOf({ format: FORMAT, ...plan, result, state })}\n`);
    renameSync(beside(file), file);
  } catch (error) {
    throw unwritable(file, error);
  }
}
