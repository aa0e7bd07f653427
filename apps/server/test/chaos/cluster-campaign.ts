import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import { entered } from '../kit/entered.ts';
import { firstTableOf } from '../kit/first-table.ts';
import { ChaosHouse } from './house.ts';
import { Ledger } from './ledger.ts';
import { Line } from './line.ts';
import { Person } from './person.ts';

const RULESETS = Object.values(ONE_OF_EACH_GAME);
const TABLES_EACH = 2;
const TABLES = RULESETS.length * TABLES_EACH;
const NAMES = ['madrid', 'oviedo', 'gijon'] as const;
const IDS_APART = 100_000;
/** A stake is only laid where several play; two paños need five. */
const SEATS: Readonly<Record<string, number>> = {
  [firstTableOf(ONE_OF_EACH_GAME.puntoBanca)]: 3,
  [firstTableOf(ONE_OF_EACH_GAME.cheminDeFer)]: 4,
  [firstTableOf(ONE_OF_EACH_GAME.dosPanos)]: 5,
};

/** One node, and every line that leads to it or away from it. */
export interface ClusterNode {
  readonly name: string;
  house: ChaosHouse;
  /** By which people come. */
  readonly door: Line;
  /** By which the other nodes come. */
  readonly link: Line;
  /** To each host of the database. */
  readonly databases: readonly Line[];
  readonly clockFile: string;
  readonly place: string;
  /** How often it was refused to write at a table it had lost, in the runs before this one. */
  refusedBefore: number;
}

export interface ClusterPlace {
  readonly folder: string;
  readonly seed: number;
  readonly hosts: readonly number[];
  /** The database through other ports. */
  readonly url: (ports: readonly number[]) => string;
}

interface Kept {
  readonly cookies: Readonly<Record<string, string>>;
  readonly runs: number;
}

const STALE = /is another node/;

/** Three nodes of one house with people at all of them, through all faults. */
export class ClusterCampaign {
  readonly nodes: ClusterNode[] = [];
  readonly people: Person[] = [];
  readonly ledger: Ledger;
  readonly #place: ClusterPlace;

  constructor(place: ClusterPlace) {
    this.#place = place;
    mkdirSync(place.folder, { recursive: true });
    this.ledger = new Ledger(join(place.folder, 'told.jsonl'));
    process.env.SABOT_NODE_SECRET = 'what the nodes under chaos know, and nobody else';
  }

  get acknowledged(): number {
    return this.people.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  }

  /** How often a node that had lost a table was refused to write there. */
  get staleRefused(): number {
    return this.nodes.reduce((sum, { house, refusedBefore }) => sum + refusedBefore + staleIn(house), 0);
  }

  answeredAnew(): readonly string[] {
    return this.people.flatMap(({ answeredAnew }) => answeredAnew.splice(0));
  }

  async begin(): Promise<void> {
    process.once('exit', () => void this.killAll());
    const { folder, hosts, url, seed } = this.#place;
    for (const name of NAMES) {
      const [door, link, ...databases] = await Promise.all(Array.from({ length: 2 + hosts.length }, () => Line.open()));
      for (const [i, line] of databases.entries()) line.leadTo(hosts[i]!);
      const node = {
        name,
        door: door!,
        link: link!,
        databases,
        clockFile: join(folder, `clock-${name}`),
        place: url(databases.map(({ port }) => port)),
        refusedBefore: 0,
      };
      this.nodes.push({ ...node, house: await this.#opened(node) });
      this.lead();
    }
    const file = join(folder, 'people.json');
    const kept: Kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { cookies: {}, runs: 0 };
    const cookies: Record<string, string> = { ...kept.cookies };
    let no = 0;
    for (const [table, count] of Object.entries(SEATS)) {
      for (let i = 0; i < count; i++) {
        no += 1;
        const name = `person-${no}`;
        cookies[name] ??= await entered(this.#addressFor(no), name);
        this.people.push(new Person(name, table, cookies[name], kept.runs * IDS_APART, this.ledger, seed + no));
      }
    }
    writeFileSync(`${file}.new`, JSON.stringify({ cookies, runs: kept.runs + 1 } satisfies Kept));
    renameSync(`${file}.new`, file);
    for (const [i, person] of this.people.entries()) person.play(this.#addressFor(i + 1));
  }

  /** As a proxy in front does: each door leads to its node, or to another where that one does not serve. */
  lead(away: ClusterNode | null = null): void {
    const serving = this.nodes.filter((node) => node !== away && node.house.exit === undefined);
    for (const [i, node] of this.nodes.entries()) {
      const target = serving.includes(node) ? node : serving[i % serving.length];
      if (target !== undefined) node.door.leadTo(target.house.port);
      if (target !== node) node.door.cut();
    }
  }

  /** Opens a node that is gone, however often that takes; never longer than a minute and a half. */
  async open(node: ClusterNode): Promise<void> {
    node.refusedBefore += staleIn(node.house);
    node.house = await this.#opened(node);
    this.lead();
  }

  async openAll(): Promise<void> {
    for (const node of this.nodes) if (node.house.exit !== undefined) await this.open(node);
  }

  async killAll(): Promise<void> {
    await Promise.all(this.nodes.map(({ house }) => house.kill()));
  }

  /** Until these have all tables between them, and how long that took; null: longer than a time. */
  async allTablesAt(nodes: readonly ClusterNode[], within: number): Promise<number | null> {
    const since = performance.now();
    for (; performance.now() - since < within; await pause(50)) {
      const counts = await Promise.all(nodes.map(({ house }) => tablesAt(house.port)));
      if (counts.reduce((sum, count) => sum + count, 0) === TABLES) return performance.now() - since;
    }
    return null;
  }

  /** People are being served again: some new acknowledgements. */
  async goesOn(ms = 90_000): Promise<boolean> {
    const before = this.acknowledged;
    for (const until = Date.now() + ms; Date.now() < until; await pause(50)) {
      if (this.acknowledged >= before + 3) return true;
      await this.openAll();
    }
    return false;
  }

  /** Everybody goes home and the nodes close, one after the other; how they ended. */
  async finish(): Promise<readonly (number | null | 'late')[]> {
    for (const person of this.people) person.stop();
    const codes: (number | null | 'late')[] = [];
    for (const { house } of this.nodes) codes.push(await house.end(20_000));
    for (const { door, link, databases } of this.nodes)
      for (const line of [door, link, ...databases]) await line.close();
    return codes;
  }

  #addressFor(no: number): string {
    return `http://127.0.0.1:${this.nodes[no % this.nodes.length]!.door.port}`;
  }

  async #opened(node: Omit<ClusterNode, 'house'>): Promise<ChaosHouse> {
    const { name, link, place, clockFile } = node;
    const ofNode = ['--node', name, '--node-url', `http://127.0.0.1:${link.port}`];
    const tables = RULESETS.map((id) => `${id}=${TABLES_EACH}`).join(',');
    const flags = ['--bots', 'off', '--pace', '0.05', '--tables', tables, ...ofNode];
    for (const until = Date.now() + 90_000; ; await pause(300)) {
      const house = await ChaosHouse.open({ place, flags, clockFile });
      if (house instanceof ChaosHouse) {
        link.leadTo(house.port);
        return house;
      }
      if (Date.now() > until) throw new Error(`${name} does not open: ${house.said.slice(-5).join(' | ')}`);
    }
  }
}

const staleIn = ({ said }: ChaosHouse): number => said.filter((line) => STALE.test(line)).length;

async function tablesAt(port: number): Promise<number> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(1000) });
    return ((await answer.json()) as { tables: number }).tables;
  } catch {
    return 0;
  }
}
