import type { Clock } from '../ports/clock.ts';
import { QUIET_MS } from '../table/quiet.ts';
import type { BroadcastQueue } from './broadcast-queue.ts';
import { type Base, Encoder, type Frame } from './encoder.ts';
import { RecentEvents, type WitnessedText } from './recent-events.ts';
import type { Scene } from './scene.ts';

/** Is handed each message; a subscriber to whole views who does not read it costs nothing. */
export type Receive = (frame: Frame) => void;
/** After a change the whole table, or what has changed; nothing where another node tells it. */
export type Views = 'whole' | 'deltas' | 'none';

export interface Subscription {
  /** Null looks on. */
  readonly viewer: string | null;
  readonly views: Views;
  /** The version one has already; null: none. */
  readonly have: number | null;
}

interface Subscriber extends Subscription {
  readonly receive: Receive;
  /** The last they were told. */
  scene: Scene;
  /** What the next delta starts from; null for who is sent whole views. */
  base: Base | null;
}

/** Who follows a table, and what each of them was last sent. */
export class Subscribers {
  readonly #byViewer = new Map<string | null, Set<Subscriber>>();
  readonly #recent = new RecentEvents();
  /** Who is here and told elsewhere, and on how many sockets. */
  readonly #toldElsewhere = new Map<string | null, number>();
  #encoder: Encoder | null = null;
  #byDeltas = 0;

  /** From now on every change is told; first the whole table, with the events since the version one has, if still at hand. */
  add(scene: Scene, subscription: Subscription, receive: Receive): () => void {
    const { viewer, views, have } = subscription;
    if (views === 'none') return this.#addPresent(viewer);
    const encoder = this.#at(scene);
    const base = views === 'deltas' ? encoder.baseOf(viewer, have) : null;
    const subscriber: Subscriber = { ...subscription, receive, scene, base };
    const theirs = this.#byViewer.get(viewer) ?? new Set();
    this.#byViewer.set(viewer, theirs.add(subscriber));
    if (views === 'deltas') this.#byDeltas += 1;
    receive(encoder.whole(viewer, have));
    return () => {
      if (theirs.delete(subscriber) && views === 'deltas') this.#byDeltas -= 1;
      if (theirs.size === 0 && this.#byViewer.get(viewer) === theirs) this.#byViewer.delete(viewer);
    };
  }

  #addPresent(viewer: string | null): () => void {
    const present = this.#toldElsewhere;
    const count = (by: number): void => void present.set(viewer, (present.get(viewer) ?? 0) + by);
    count(1);
    return () => {
      count(-1);
      if (present.get(viewer) === 0) present.delete(viewer);
    };
  }

  /** How many it is told. */
  get size(): number {
    let size = 0;
    for (const subscribers of this.#byViewer.values()) size += subscribers.size;
    return size;
  }

  /** The guests and bots among them. */
  get names(): readonly string[] {
    const names = new Set([...this.#byViewer.keys(), ...this.#toldElsewhere.keys()]);
    return [...names].filter((viewer) => viewer !== null);
  }

  has(viewer: string): boolean {
    return this.#byViewer.has(viewer) || this.#toldElsewhere.has(viewer);
  }

  /** Keeps what has happened until everybody is told. */
  note(events: readonly WitnessedText[]): void {
    for (const event of events) this.#recent.note(event, this.#byDeltas > 0);
  }

  /** Tells everybody how the table stands, with what each has missed. */
  sendAll(scene: Scene): void {
    for (const viewer of this.#byViewer.keys()) this.#send(scene, viewer, () => true);
  }

  /** Tells those who do not know the latest events yet. */
  catchUp(scene: Scene): void {
    const { version } = scene;
    for (const viewer of this.#byViewer.keys()) this.#send(scene, viewer, (one) => one.scene.version !== version);
  }

  /** Tells one person before the others: they want to see what came of what they did. */
  sendTo(scene: Scene, viewer: string): void {
    this.#send(scene, viewer, () => true);
  }

  #send(scene: Scene, viewer: string | null, isMeant: (subscriber: Subscriber) => boolean): void {
    for (const subscriber of this.#byViewer.get(viewer) ?? []) {
      if (isMeant(subscriber) && subscriber.scene !== scene) subscriber.receive(this.#next(scene, subscriber));
    }
  }

  /** What takes a subscriber from the last they were sent to how the table stands now. */
  #next(scene: Scene, subscriber: Subscriber): Frame {
    const { viewer, base } = subscriber;
    const encoder = this.#at(scene);
    const have = subscriber.scene.version;
    subscriber.scene = scene;
    const delta = base === null ? null : encoder.delta(viewer, base);
    if (base !== null) subscriber.base = delta === null ? encoder.baseOf(viewer, have) : delta.base;
    return delta?.frame ?? encoder.whole(viewer, have);
  }

  /** One for each moment: what is written for one is there for the next. */
  #at(scene: Scene): Encoder {
    if (this.#encoder?.scene !== scene) this.#encoder = new Encoder(scene, this.#recent);
    return this.#encoder;
  }
}

export interface BroadcastParts {
  readonly subscribers: Subscribers;
  readonly clock: Clock;
  readonly pace: number;
  readonly queue: BroadcastQueue;
  readonly scene: () => Scene;
}

/** When the subscribers of a table are told: at once, or throttled, together with what comes meanwhile. */
export class Broadcast {
  readonly #parts: BroadcastParts;
  /** Cancels the throttled broadcast that is due. */
  #due: (() => void) | null = null;

  constructor(parts: BroadcastParts) {
    this.#parts = parts;
  }

  /** Everybody, now. */
  now(): void {
    const { subscribers, scene } = this.#parts;
    this.cancel();
    subscribers.sendAll(scene());
  }

  /** More than chips: everybody sees it now; under load whoever did it, and the rest in the turn of their table. */
  next(mover: string | null): void {
    const { subscribers, queue, scene } = this.#parts;
    if (queue.isBusy) {
      this.#forget();
      if (mover !== null) subscribers.sendTo(scene(), mover);
      queue.addUrgent(this.#catchUp);
    } else this.now();
  }

  /** Chips move often and mean little to others: whoever moved them sees it at once, the rest with what comes meanwhile. */
  soon(mover: string | null): void {
    const { subscribers, clock, pace, queue, scene } = this.#parts;
    if (mover !== null) subscribers.sendTo(scene(), mover);
    this.#due ??= clock.after(Math.round(QUIET_MS * pace), () => {
      this.#due = null;
      queue.add(this.#catchUp);
    });
  }

  /** Tells what is owed, and nothing more. */
  end(): void {
    if (this.cancel()) this.#catchUp();
  }

  /** True: more than chips was still to be told. */
  cancel(): boolean {
    this.#forget();
    return this.#parts.queue.cancel(this.#catchUp);
  }

  #forget(): void {
    this.#due?.();
    this.#due = null;
  }

  readonly #catchUp = (): void => {
    const { subscribers, scene } = this.#parts;
    subscribers.catchUp(scene());
  };
}
