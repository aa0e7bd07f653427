import { EVENTS_KEPT } from '@sabot/protocol';
import { type ShoeStory, shoeAfter, tellerOf } from '@sabot/story';
import { type Receive, Subscribers, type Subscription } from '../broadcast/broadcast.ts';
import { Memo } from '../broadcast/memo.ts';
import type { WitnessedText } from '../broadcast/recent-events.ts';
import type { Scene } from '../broadcast/scene.ts';
import { beginsCoup, endsCoup } from '../history/talla-line.ts';
import type { Batch } from '../table/decide.ts';
import type { Standing } from '../table/standing.ts';
import type { TableRunner } from '../table/table-runner.ts';

/** The table before a coup that was under way when the house opened. */
export interface Interrupted {
  readonly version: number;
  readonly state: unknown;
}

/** Play stands still, and no coup is under way. */
const IDLE: readonly string[] = ['PlaySuspended', 'TallaEnded', 'TableClosed'];

/** What those know of a table who are told of each coup once it is over. */
export interface LateSight {
  readonly scene: Scene;
  readonly summary: Scene['summary'];
  readonly results: { readonly talla: number; readonly results: readonly unknown[] };
}

/**
 * Everybody who sees a table one coup late, told by one clock: what belongs to a coup, from its first stake or the announcing of its bank,
 * is told in the moment it ends; what happens between coups at once. Nothing that is told here rests on anything later.
 */
export class LateAudience {
  readonly #table: TableRunner;
  readonly #subscribers = new Subscribers();
  /** Who has seen more of the coup under way than is told here. */
  readonly #waiting = new Map<object, () => void>();
  readonly #stop: () => void;
  readonly #memo = new Memo();
  #revision = 0;
  /** The table before the coup under way; null: none is. */
  #before: { readonly scene: Scene; readonly results: ShoeStory | null } | null = null;
  #live: { readonly of: Scene; readonly scene: Scene } | null = null;
  #withheld: WitnessedText[] = [];
  #deferred: (() => void)[] = [];

  constructor(table: TableRunner, interrupted: Interrupted | null) {
    this.#table = table;
    if (interrupted !== null) {
      const { version, state } = interrupted;
      this.#before = { scene: this.#frozen({ version, state }), results: null };
    }
    this.#stop = table.onBatch((batch, before, seen) => this.#read(batch, before, seen));
  }

  /** The table as it may be known now. */
  get scene(): Scene {
    if (this.#before !== null) return this.#before.scene;
    const of = this.#table.scene;
    if (this.#live?.of !== of) {
      const scene = of.at({ revision: ++this.#revision, memo: this.#memo, alone: null });
      this.#live = { of, scene };
    }
    return this.#live.scene;
  }

  get sight(): LateSight {
    const { scene } = this;
    const results = this.#before === null ? this.#table.results : this.#before.results;
    return {
      scene,
      summary: scene.summary,
      results: results ?? { talla: scene.summary.talla, results: [] },
    };
  }

  get isCoupUnderWay(): boolean {
    return this.#before !== null;
  }

  /** `seen` is the version they have been told already, by a seat they had: nothing is told before it is reached. */
  follow(subscription: Subscription, receive: Receive, seen = 0): () => void {
    let stop: () => void = () => void this.#waiting.delete(key);
    const key = {};
    const begin = (): void => {
      stop = this.#subscribers.add(this.scene, subscription, receive);
    };
    if (this.scene.version < seen) this.#waiting.set(key, begin);
    else begin();
    return () => stop();
  }

  /** Counts something only once those who see the table late may know of it. */
  defer(count: () => void): void {
    if (this.#before === null) count();
    else this.#deferred.push(count);
  }

  /** Something other than an event is otherwise at the table. */
  retell(): void {
    if (this.#before === null) this.#tell();
  }

  end(): void {
    this.#stop();
    for (const count of this.#deferred) count();
    this.#deferred = [];
    this.#waiting.clear();
  }

  #read({ steps }: Batch, before: Standing, seen: readonly WitnessedText[]): void {
    let isUnderWay = this.#before !== null;
    let free = isUnderWay ? -1 : 0;
    for (const [i, { event }] of steps.entries()) {
      if (beginsCoup(event)) isUnderWay = true;
      else if (endsCoup(event) || IDLE.includes(event.type)) isUnderWay = false;
      if (!isUnderWay) free = i + 1;
    }
    this.#withheld.push(...seen);
    if (free < 0) {
      // So many are told at most; who has missed more is told the table alone.
      if (this.#withheld.length > 2 * EVENTS_KEPT) this.#withheld.splice(0, EVENTS_KEPT);
      return;
    }
    const told = this.#withheld.splice(0, this.#withheld.length - (steps.length - free));
    this.#before = isUnderWay ? this.#at(free, steps, before) : null;
    this.#subscribers.note(told);
    if (told.length > 0 || !isUnderWay) this.#tell();
    const deferred = this.#deferred;
    this.#deferred = [];
    // All of it belongs to the coup that has ended, also where the next one began with the same act.
    for (const count of deferred) count();
  }

  /** The table after so many steps of a batch. */
  #at(free: number, steps: Batch['steps'], before: Standing): { scene: Scene; results: ShoeStory } {
    const teller = tellerOf(this.#table.scene.ruleset.game.id);
    const told = steps.slice(0, free);
    const { state, version, shoe } = before;
    const scene = this.#frozen({ state: told.at(-1)?.after ?? state, version: version + free, shoe });
    return { scene, results: told.reduce((story, { event }) => shoeAfter(teller, story, event), before.results) };
  }

  #frozen(moment: { readonly state: unknown; readonly version: number; readonly shoe?: Standing['shoe'] }): Scene {
    const { scene } = this.#table;
    const summary = scene.ruleset.game.summary(moment.state);
    const revision = ++this.#revision;
    return scene.at({ ...moment, summary, revision, memo: this.#memo, waits: [], alone: null });
  }

  #tell(): void {
    this.#subscribers.sendAll(this.scene);
    for (const begin of this.#waiting.values()) begin();
    this.#waiting.clear();
  }
}
