import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../fuzz/chance.ts';
import type { ClusterCampaign, ClusterNode } from './cluster-campaign.ts';

/** What can be done to the database of a cluster. */
export interface ClusterDatabase {
  freeze(ms: number): Promise<void>;
  restart(how: 'SIGQUIT' | 'SIGINT'): Promise<void>;
  /** The machine of whoever takes writes is gone, and the other takes over; null: there is no other. */
  readonly failOver: ((standbyLags: number) => Promise<void>) | null;
}

export interface ClusterScene {
  readonly campaign: ClusterCampaign;
  readonly chance: Chance;
  readonly database: ClusterDatabase;
  /** So long a node sleeps, in milliseconds. */
  readonly sleep: number;
}

interface Happened {
  readonly fault: string;
  readonly wrong: string | null;
  /** After so many milliseconds the other nodes had all tables. */
  readonly tookOver?: number;
}
type Fault = (scene: ClusterScene) => Promise<Happened>;

/** While the database answers, the tables of a node are taken within this. */
const TAKEN_MS = 5000;

const anyNode = ({ campaign, chance }: ClusterScene): ClusterNode =>
  campaign.nodes[chance.below(campaign.nodes.length)]!;

/** The others have its tables in time. */
async function taken({ campaign }: ClusterScene, node: ClusterNode, fault: string): Promise<Happened> {
  const others = campaign.nodes.filter((one) => one !== node);
  const took = await campaign.allTablesAt(others, 2 * TAKEN_MS);
  if (took === null) return { fault, wrong: 'the others did not take its tables' };
  return {
    fault,
    wrong: took > TAKEN_MS ? `its tables were taken after ${Math.round(took)} ms` : null,
    tookOver: took,
  };
}

const killNode: Fault = async (scene) => {
  const node = anyNode(scene);
  await pause(scene.chance.below(400));
  await node.house.kill();
  scene.campaign.lead();
  const happened = await taken(scene, node, 'node killed');
  await scene.campaign.open(node);
  return happened;
};

/** It wakes as an owner that does not know that it is none any more. */
const putToSleep: Fault = async (scene) => {
  const node = anyNode(scene);
  await pause(scene.chance.below(400));
  node.house.freeze();
  const since = performance.now();
  scene.campaign.lead(node);
  const happened = await taken(scene, node, 'node asleep, awake again as a twin');
  await pause(Math.max(0, scene.sleep - (performance.now() - since)));
  node.house.thaw();
  scene.campaign.lead();
  return happened;
};

const stopNode: Fault = async ({ campaign, ...scene }) => {
  const node = anyNode({ campaign, ...scene });
  const ended = node.house.end(20_000);
  campaign.lead(node);
  const code = await ended;
  await campaign.open(node);
  return { fault: 'node stopped and started', wrong: code === 0 ? null : `it ended with ${code}` };
};

const cutLinks: Fault = async (scene) => {
  const { link } = anyNode(scene);
  link.cutNewOnes(() => 0);
  link.cut();
  await pause(500 + scene.chance.below(4000));
  link.cutNewOnes(null);
  return { fault: 'links between nodes cut', wrong: null };
};

const cutDatabase: Fault = async (scene) => {
  const { databases } = anyNode(scene);
  for (const line of databases) {
    line.cutNewOnes(() => scene.chance.below(20));
    line.cut();
  }
  await pause(scene.chance.isOneIn(2) ? 100 : 6000);
  for (const line of databases) line.cutNewOnes(null);
  return { fault: 'a node cut off from the database', wrong: null };
};

const slowDatabase: Fault = async (scene) => {
  const lines = scene.campaign.nodes.flatMap(({ databases }) => databases);
  for (const line of lines) line.slowBy(20 + scene.chance.below(150));
  await pause(2000 + scene.chance.below(2000));
  for (const line of lines) line.slowBy(0);
  return { fault: 'database slow', wrong: null };
};

const moveClock: Fault = async (scene) => {
  const hours = (scene.chance.below(97) - 48) / 2;
  writeFileSync(anyNode(scene).clockFile, String(Math.round(hours * 3_600_000)));
  await pause(250);
  return { fault: 'clock of a node moved, up to a day', wrong: null };
};

const cutPeople: Fault = async (scene) => {
  anyNode(scene).door.cut();
  return { fault: 'connections of people cut', wrong: null };
};

const freezeDatabase: Fault = async ({ chance, database }) => {
  await database.freeze(200 + chance.below(4000));
  return { fault: 'database frozen', wrong: null };
};

const restartDatabase: Fault = async ({ chance, database }) => {
  await database.restart(chance.isOneIn(2) ? 'SIGQUIT' : 'SIGINT');
  return { fault: 'database killed or restarted', wrong: null };
};

/** The standby is held up first: what it does not have yet must not have been acknowledged. */
export const failOver: Fault = async ({ chance, database }) => {
  await database.failOver?.(300 + chance.below(1200));
  return { fault: 'failover by Patroni', wrong: null };
};

const ALL: readonly (readonly [number, Fault])[] = [
  [24, killNode],
  [20, putToSleep],
  [10, stopNode],
  [10, cutLinks],
  [10, cutDatabase],
  [6, slowDatabase],
  [6, moveClock],
  [4, cutPeople],
  [6, freezeDatabase],
  [4, restartDatabase],
];

/** The next fault, drawn by weight. */
export function nextClusterFault({ chance }: ClusterScene): Fault {
  let at = chance.below(ALL.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, fault] of ALL) {
    if (at < weight) return fault;
    at -= weight;
  }
  return killNode;
}
