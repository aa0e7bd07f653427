import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import { entered } from '../kit/entered.ts';
import { firstTableOf } from '../kit/first-table.ts';
import { ChaosHouse, type HousePlace } from './house.ts';
import { Ledger } from './ledger.ts';
import { Line } from './line.ts';
import { Person } from './person.ts';

/** Who plays where: enough people for an auction, and for both paños. */
const SEATS: Readonly<Record<string, number>> = {
  [firstTableOf(ONE_OF_EACH_GAME.puntoBanca)]: 3,
  [firstTableOf(ONE_OF_EACH_GAME.cheminDeFer)]: 4,
  [firstTableOf(ONE_OF_EACH_GAME.dosPanos)]: 5,
};
const RULESETS = Object.values(ONE_OF_EACH_GAME);
const FLAGS = ['--bots', 'off', '--pace', '0.05', '--tables', RULESETS.join(',')];
/** Ids of commands leave room for those of a run that was broken off. */
const IDS_APART = 100_000;

interface Kept {
  readonly cookies: Readonly<Record<string, string>>;
  readonly runs: number;
}

/** A house with people at three games, on one store, through all its faults. */
export class Campaign {
  readonly folder: string;
  readonly place: HousePlace;
  readonly ledger: Ledger;
  readonly people: Person[] = [];
  readonly seed: number;
  house!: ChaosHouse;
  door!: Line;
  opened = 0;

  constructor(folder: string, place: string, seed: number) {
    this.folder = folder;
    this.seed = seed;
    mkdirSync(folder, { recursive: true });
    this.place = { place, flags: FLAGS, clockFile: join(folder, 'clock') };
    this.ledger = new Ledger(join(folder, 'told.jsonl'));
  }

  get address(): string {
    return `http://127.0.0.1:${this.door.port}`;
  }

  get acknowledged(): number {
    return this.people.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  }

  /** Commands that were answered otherwise the second time, since somebody last asked. */
  answeredAnew(): readonly string[] {
    return this.people.flatMap(({ answeredAnew }) => answeredAnew.splice(0));
  }

  async begin(): Promise<void> {
    this.door = await Line.open();
    await this.open();
    const file = join(this.folder, 'people.json');
    const kept: Kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { cookies: {}, runs: 0 };
    const cookies: Record<string, string> = { ...kept.cookies };
    let no = 0;
    for (const [table, count] of Object.entries(SEATS)) {
      for (let i = 0; i < count; i++) {
        no += 1;
        const name = `person-${no}`;
        cookies[name] ??= await entered(this.address, name);
        const from = kept.runs * IDS_APART;
        this.people.push(new Person(name, table, cookies[name], from, this.ledger, this.seed + no));
      }
    }
    writeFileSync(`${file}.new`, JSON.stringify({ cookies, runs: kept.runs + 1 } satisfies Kept));
    renameSync(`${file}.new`, file);
    for (const person of this.people) person.play(this.address);
  }

  /** Opens the house, however often that takes while its database comes back; never longer than a minute. */
  async open(): Promise<void> {
    const until = Date.now() + 60_000;
    for (;;) {
      const house = await ChaosHouse.open(this.place);
      if (house instanceof ChaosHouse) {
        this.house = house;
        this.opened += 1;
        this.door.leadTo(house.port);
        return;
      }
      if (Date.now() > until) throw new Error(`the house does not open: ${house.said.slice(-5).join(' | ')}`);
      await pause(300);
    }
  }

  /** Wishes that bring a table to where a fault should meet it. */
  wish(table: string, acts: readonly string[]): void {
    for (const person of this.people) if (person.table === table) person.wish = acts;
  }

  /** People are being served again: several new acknowledgements, within a time. */
  async goesOn(ms = 60_000): Promise<boolean> {
    const before = this.acknowledged;
    for (const until = Date.now() + ms; Date.now() < until; await pause(50)) {
      if (this.acknowledged >= before + 3) return true;
      if (this.house.exit !== undefined) await this.open();
    }
    return false;
  }

  /** Waits for a moment at a table, as one of the people there sees it. */
  async until(isSo: (view: Record<string, unknown>) => boolean, table: string, ms: number): Promise<boolean> {
    const [watcher] = this.people.filter((person) => person.table === table);
    for (const until = Date.now() + ms; Date.now() < until; await pause(10)) {
      const view = watcher?.last?.view as Record<string, unknown> | undefined;
      if (view !== undefined && isSo(view)) return true;
    }
    return false;
  }

  /** Everybody goes home and the house closes; how it ended. */
  async finish(): Promise<number | null | 'late'> {
    for (const person of this.people) person.stop();
    const code = await this.house.end(20_000);
    await this.door.close();
    return code;
  }
}
