import { createHash, randomBytes } from 'node:crypto';
import { readChecked } from '@sabot/event-store';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import { Turns } from '../table/turns.ts';

/** Some tallas of a table that somebody keeps a link to. */
export interface EveningKept {
  readonly table: string;
  readonly ruleset: string;
  readonly from: number;
  readonly to: number;
  /** Whose link it is. */
  readonly by: string;
}
export interface EveningFound extends EveningKept {
  readonly isShared: boolean;
}

/** The store names a link by its hash: whoever reads the store cannot open it. */
const streamOf = (code: string): string => `evening:${createHash('sha256').update(code).digest('hex')}`;
/** 144 bits: nobody finds one by trying. */
const freshCode = (): string => randomBytes(18).toString('base64url');

/** The links to evenings. Each has a stream of its own, and nothing of them is held in memory. */
export class KeptEvenings {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #turns = new Turns();

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The code of a new link, private until it is shared; null: it could not be kept. */
  async keep(kept: EveningKept): Promise<string | null> {
    const code = freshCode();
    return (await this.#append(code, 0, kept.by, 'EveningKept', kept)) ? code : null;
  }

  async find(code: string): Promise<EveningFound | null> {
    return (await this.#read(code))?.evening ?? null;
  }

  /** Lets everybody with the link look, or only those who played; false: it could not be kept. */
  share(code: string, isShared: boolean): Promise<boolean> {
    return this.#turns.take(async () => {
      const found = await this.#read(code);
      if (found === null) return false;
      const { evening, version } = found;
      if (evening.isShared === isShared) return true;
      return this.#append(code, version, evening.by, isShared ? 'EveningShared' : 'EveningMadePrivate', {});
    });
  }

  async #read(code: string): Promise<{ readonly evening: EveningFound; readonly version: number } | null> {
    let [kept, isShared, last]: [EveningKept | null, boolean, number] = [null, false, 0];
    for await (const { type, data, version } of readChecked(this.#store, streamOf(code))) {
      kept ??= JSON.parse(data) as EveningKept;
      [isShared, last] = [type === 'EveningShared', version];
    }
    return kept === null ? null : { evening: { ...kept, isShared }, version: last };
  }

  async #append(code: string, expected: number, by: string, type: string, data: object): Promise<boolean> {
    const write = {
      stream: streamOf(code),
      expected,
      ruleset: '',
      edition: 0,
      events: [{ type, data: JSON.stringify(data) }],
    };
    const commandId = `evening:${randomBytes(12).toString('hex')}`;
    const appended = await this.#store.append({
      commandId,
      actor: `player:${by}`,
      at: this.#clock.now(),
      writes: [write],
    });
    return appended.ok;
  }
}
