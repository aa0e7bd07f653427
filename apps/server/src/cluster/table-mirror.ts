import type { Ruleset } from '@sabot/engine';
import type { KeptNote } from '@sabot/event-store';
import type { Alone, Aside } from '@sabot/protocol';
import { Broadcast, type Receive, Subscribers, type Subscription } from '../broadcast/broadcast.ts';
import type { BroadcastQueue } from '../broadcast/broadcast-queue.ts';
import { Memo } from '../broadcast/memo.ts';
import { witnessed } from '../broadcast/recent-events.ts';
import { Scene } from '../broadcast/scene.ts';
import type { Clock } from '../ports/clock.ts';
import type { Shuffler } from '../ports/shuffler.ts';
import type { Store } from '../ports/store.ts';
import type { Step } from '../table/decide.ts';
import { foldTable, SNAPSHOT_EVERY } from '../table/kept-table.ts';
import type { ToldWait } from '../table/lapse-clock.ts';
import { Observers } from '../table/observers.ts';
import { isQuiet } from '../table/quiet.ts';
import { readRecordOn, readTableOn } from '../table/read-on.ts';
import { SealedShoe } from '../table/shoe/sealed-shoe.ts';
import { Turns } from '../table/turns.ts';
import { readNote, waitsFrom } from './table-note.ts';

export interface MirrorParts {
  readonly table: string;
  readonly ruleset: Ruleset;
  readonly store: Store;
  readonly shuffler: Shuffler;
  readonly clock: Clock;
  readonly pace: number;
  readonly queue: BroadcastQueue;
  readonly isBot: (player: string) => boolean;
}

type Folded = Awaited<ReturnType<typeof foldTable>>;
interface Beside {
  readonly waits: readonly ToldWait[];
  readonly alone: Alone | null;
  readonly aside: Aside | null;
}
const NOTHING: Beside = { waits: [], alone: null, aside: null };

/**
 * A table that another node has, as it is told here: folded from the same events by the same engine, with the clocks as its owner says
 * them. Nothing is decided here, no clock runs here, and the secret of the shoe is not known here.
 */
export class TableMirror {
  readonly #parts: MirrorParts;
  readonly #subscribers = new Subscribers();
  readonly #broadcast: Broadcast;
  readonly #memo = new Memo();
  readonly #turns = new Turns();
  readonly #reached = new Observers();
  readonly #gone = new Observers();
  /** Calls when the table is no longer told from here: whoever comes back is led anew. */
  readonly onGone = this.#gone.add;
  #at: Folded;
  #shoe: SealedShoe;
  #beside: Beside = NOTHING;
  #text = '';
  #scene: Scene | null = null;
  #revision = 0;

  private constructor(parts: MirrorParts, at: Folded) {
    this.#parts = parts;
    this.#at = at;
    this.#shoe = this.#shoeOf(at);
    const { clock, pace, queue } = parts;
    this.#broadcast = new Broadcast({
      subscribers: this.#subscribers,
      clock,
      pace,
      queue,
      scene: () => this.scene,
    });
  }

  static async open(parts: MirrorParts): Promise<TableMirror> {
    const { table, ruleset, store } = parts;
    return new TableMirror(parts, await foldTable(table, ruleset, store));
  }

  get scene(): Scene {
    if (this.#scene === null) {
      const { table, ruleset, isBot } = this.#parts;
      const { state, version, recordVersion } = this.#at;
      const [memo, revision, shoe, summary] = [this.#memo, ++this.#revision, this.#shoe, ruleset.game.summary(state)];
      const at = { state, summary, version, recordVersion, revision, shoe };
      this.#scene = new Scene({ table, ruleset, memo, isBot, ...at, ...this.#beside });
    }
    return this.#scene;
  }

  /** How many it is told here. */
  get viewers(): number {
    return this.#subscribers.size;
  }

  follow(subscription: Subscription, receive: Receive): () => void {
    return this.#subscribers.add(this.scene, subscription, receive);
  }

  /** Resolves once this version is told here; soon at the latest, for its owner may have died in between. */
  async reached(version: number, within: number): Promise<void> {
    if (this.#at.version >= version) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        cancel();
        stop();
        resolve();
      };
      const cancel = this.#parts.clock.after(within, done);
      const stop = this.#reached.add(() => this.#at.version >= version && done());
    });
  }

  /** The owner has said something: the events it speaks of are read, and those who look on here are told. */
  take(note: KeptNote): Promise<void> {
    return this.#turns.take(async () => {
      if (note.text === this.#text) return;
      const said = readNote(note.text);
      const before = this.#at;
      const { steps, movers, hasLines } = await this.#readTo(said);
      this.#text = note.text;
      const { waits } = this.#beside;
      // A note that is older than what was read here says nothing of it.
      const isOfNow = said.version === this.#at.version && said.recordVersion === this.#at.recordVersion;
      const { alone, aside } = said;
      this.#beside = isOfNow
        ? { waits: waitsFrom(said, this.#parts.clock.now(), note.age, waits), alone, aside }
        : NOTHING;
      this.#scene = null;
      this.#tell(before, steps, movers, hasLines);
    });
  }

  end(): void {
    this.#broadcast.end();
    this.#gone.tell();
  }

  #tell(before: Folded, steps: readonly Step[], movers: ReadonlySet<string | null>, hasLines: boolean): void {
    const { ruleset } = this.#parts;
    const from = before.version + 1;
    this.#subscribers.note(steps.map((step, i) => witnessed(ruleset, step, from + i)));
    const was = ruleset.game.summary(before.state);
    if (steps.length === 0) this.#broadcast.now();
    else if (!hasLines && isQuiet(was, this.scene.summary)) for (const mover of movers) this.#broadcast.soon(mover);
    else for (const mover of movers) this.#broadcast.next(mover);
    this.#reached.tell();
  }

  /** Reads up to where its owner has told. What is long past is folded anew, without telling each event. */
  async #readTo(to: { readonly version: number; readonly recordVersion: number }): Promise<{
    readonly steps: readonly Step[];
    readonly movers: ReadonlySet<string | null>;
    readonly hasLines: boolean;
  }> {
    const { table, ruleset, store } = this.#parts;
    const { version, recordVersion } = this.#at;
    const nothing = { steps: [], movers: new Set<string | null>(), hasLines: to.recordVersion > recordVersion };
    if (to.version - version > SNAPSHOT_EVERY) {
      this.#at = await foldTable(table, ruleset, store);
      this.#shoe = this.#shoeOf(this.#at);
      return nothing;
    }
    const read = await readTableOn(table, ruleset, store, this.#at, to.version);
    const { record, recordVersion: recordAt } = await readRecordOn(table, store, this.#at, to.recordVersion);
    this.#at = { ...this.#at, state: read.state, version: read.version, record, recordVersion: recordAt };
    if (recordAt !== recordVersion) this.#shoe = this.#shoeOf(this.#at);
    return { ...nothing, steps: read.steps, movers: new Set(read.actors.map(moverIn)) };
  }

  #shoeOf({ record }: Folded): SealedShoe {
    const { table, shuffler, isBot } = this.#parts;
    return new SealedShoe({ table, shuffler, isBot, ...record, secret: null });
  }
}

/** The guest or bot whose act it was, by the name in the envelope; null: the house's. */
function moverIn(actor: string): string | null {
  const [kind, ...name] = actor.split(':');
  return kind === 'player' || kind === 'bot' ? name.join(':') : null;
}
