import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import type { Chance } from '../fuzz/chance.ts';
import { firstTableOf } from '../kit/first-table.ts';
import type { Campaign } from './campaign.ts';
import { ChaosHouse } from './house.ts';
import type { Line } from './line.ts';

/** What is done to the database server, where there is one. */
export interface Database {
  readonly line: Line;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  restart(how: 'SIGQUIT' | 'SIGINT'): Promise<void>;
}

export interface Scene {
  readonly campaign: Campaign;
  readonly chance: Chance;
  /** Null: SQLite. */
  readonly database: Database | null;
}

/** What happened: the name under which it is counted, and what was wrong about it, if anything was. */
interface Happened {
  readonly fault: string;
  readonly wrong: string | null;
}
type Fault = (scene: Scene) => Promise<Happened>;

const CHEMIN_DE_FER = firstTableOf(ONE_OF_EACH_GAME.cheminDeFer);
const DOS_PANOS = firstTableOf(ONE_OF_EACH_GAME.dosPanos);
const PUNTO_BANCA = firstTableOf(ONE_OF_EACH_GAME.puntoBanca);
/** Nobody waits longer for a moment to come; then it is a kill like any other, and counted so. */
const PATIENCE_MS = 9000;

interface Coup {
  readonly step?: string;
  readonly turn?: string;
  readonly said?: Readonly<Record<string, unknown>>;
}
const isAuction = ({ phase }: Record<string, unknown>): boolean => phase === 'auction';
const isBetween = ({ coup }: Record<string, unknown>): boolean => {
  const { step, turn, said } = (coup ?? {}) as Coup;
  return step === 'speak' && turn === 'pano-2' && said?.['pano-1'] !== undefined;
};
const isCoup = ({ phase }: Record<string, unknown>): boolean => phase === 'coup';

async function killed({ campaign, chance }: Scene, fault: string, most: number): Promise<Happened> {
  await pause(chance.below(most));
  await campaign.house.kill();
  await campaign.open();
  return { fault, wrong: null };
}

/** Kills the house at a moment of a table, with commands under way. */
const killAt =
  (name: string, table: string, isSo: (view: Record<string, unknown>) => boolean, wishes: readonly string[]): Fault =>
  async (scene) => {
    scene.campaign.wish(table, wishes);
    const isThere = await scene.campaign.until(isSo, table, PATIENCE_MS);
    scene.campaign.wish(table, []);
    return killed(scene, isThere ? name : 'kill at any moment', isThere ? 60 : 300);
  };

const kill: Fault = (scene) => killed(scene, 'kill at any moment', 400);

const cutPeople: Fault = async ({ campaign, chance }) => {
  await pause(chance.below(200));
  const times = 1 + chance.below(4);
  for (let i = 0; i < times; i++) {
    campaign.door.cut();
    await pause(chance.below(120));
  }
  return { fault: 'connections of people cut', wrong: null };
};

const moveClock: Fault = async ({ campaign, chance }) => {
  const hours = (chance.below(97) - 48) / 2;
  writeFileSync(campaign.place.clockFile, String(Math.round(hours * 3_600_000)));
  await pause(250);
  return { fault: 'clock moved, up to a day', wrong: null };
};

const secondHouse: Fault = async ({ campaign }) => {
  const second = await ChaosHouse.open(campaign.place);
  if (second instanceof ChaosHouse) {
    await second.kill();
    return { fault: 'second house', wrong: 'a second house opened on the same store' };
  }
  const lines = second.said.filter((line) => !line.startsWith('{'));
  const isTold = second.exit !== 0 && lines.length === 1;
  return { fault: 'second house', wrong: isTold ? null : `exit ${second.exit}: ${lines.join(' | ').slice(0, 400)}` };
};

const freezeHouse: Fault = async ({ campaign, chance }) => {
  campaign.house.freeze();
  await pause(300 + chance.below(2500));
  campaign.house.thaw();
  return { fault: 'house frozen', wrong: null };
};

/** The disk is full: the house must stop with a line and lose nothing; there is room again, and it opens. */
const fillDisk: Fault = async ({ campaign }) => {
  if (!campaign.house.limitFiles(16 * 1024)) return { fault: 'disk full', wrong: 'prlimit is missing here' };
  const isGone = await campaign.house.goneWithin(25_000);
  if (!isGone) {
    campaign.house.limitFiles(null);
    await campaign.house.kill();
  }
  const { exit, said } = campaign.house;
  await campaign.open();
  const wrong =
    isGone && exit !== 0 ? null : isGone ? `it ended with ${exit}` : `it went on without a disk: ${said.at(-1)}`;
  return { fault: 'disk full', wrong };
};

const stop: Fault = async ({ campaign }) => {
  const began = performance.now();
  const code = await campaign.house.end(12_000);
  const took = Math.round(performance.now() - began);
  const said = campaign.house.said.slice(-2).join(' | ').slice(0, 400);
  const wrong = code === 0 ? null : `a stop gave ${code} after ${took} ms: ${said}`;
  await campaign.open();
  return { fault: 'stopped and started', wrong };
};

const withDatabase =
  (todo: (scene: Scene, database: Database) => Promise<Happened>): Fault =>
  async (scene) => {
    if (scene.database === null) throw new Error('there is no database server');
    return todo(scene, scene.database);
  };

const freezeDatabase = withDatabase(async ({ chance }, database) => {
  database.signal('SIGSTOP');
  await pause(200 + chance.below(4000));
  database.signal('SIGCONT');
  return { fault: 'database frozen', wrong: null };
});

const restartDatabase = withDatabase(async ({ chance }, database) => {
  await database.restart(chance.isOneIn(2) ? 'SIGQUIT' : 'SIGINT');
  return { fault: 'database restarted', wrong: null };
});

const cutDatabase = withDatabase(async ({ chance }, database) => {
  const times = 1 + chance.below(8);
  for (let i = 0; i < times; i++) {
    database.line.cut();
    await pause(chance.below(60));
  }
  return { fault: 'connections to the database cut', wrong: null };
});

/** Cut while they are being set up, again and again for a while. */
const cutNewToDatabase = withDatabase(async ({ chance }, database) => {
  database.line.cutNewOnes(() => 3 + chance.below(21));
  database.line.cut();
  await pause(1500);
  database.line.cutNewOnes(null);
  return { fault: 'connections to the database cut while set up', wrong: null };
});

const killInFreeze = withDatabase(async (scene, database) => {
  database.signal('SIGSTOP');
  await pause(scene.chance.below(500));
  await scene.campaign.house.kill();
  database.signal('SIGCONT');
  await scene.campaign.open();
  return { fault: 'kill while the database is frozen', wrong: null };
});

const DECLINE = ['PassCards', 'DeclineCut', 'DeclineBank', 'Bid'];
const BOTH: readonly (readonly [number, Fault])[] = [
  [12, killAt('kill in an auction', CHEMIN_DE_FER, isAuction, DECLINE)],
  [6, killAt('kill in an auction', DOS_PANOS, isAuction, ['Bid'])],
  [14, killAt('kill between the paños', DOS_PANOS, isBetween, [])],
  [12, killAt('kill in a coup', PUNTO_BANCA, isCoup, [])],
  [10, kill],
  [14, cutPeople],
  [8, moveClock],
  [5, secondHouse],
  [5, freezeHouse],
  [4, stop],
];
const OF_SQLITE: readonly (readonly [number, Fault])[] = [...BOTH, [10, fillDisk]];
const OF_POSTGRES: readonly (readonly [number, Fault])[] = [
  ...BOTH,
  [10, freezeDatabase],
  [10, restartDatabase],
  [10, cutDatabase],
  [6, cutNewToDatabase],
  [4, killInFreeze],
];

/** The next fault, drawn by weight. */
export function nextFault({ chance, database }: Scene): Fault {
  const all = database === null ? OF_SQLITE : OF_POSTGRES;
  let at = chance.below(all.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, fault] of all) {
    if (at < weight) return fault;
    at -= weight;
  }
  return kill;
}
