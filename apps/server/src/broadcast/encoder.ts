import { makeChange } from '@sabot/protocol';
import { type KnownOffers, knownFrom, type OffersDelta, offersDelta } from './known-offers.ts';
import { once } from './once.ts';
import type { Missed, RecentEvents } from './recent-events.ts';
import type { Scene, Shared } from './scene.ts';

/** What a client stands on: exactly what it was sent, and nothing it says of itself. */
export interface Base {
  readonly version: number;
  readonly revision: number;
  readonly shared: Shared;
  readonly offers: KnownOffers;
  /** It was told every event after this version. */
  readonly since: number;
}

const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** One message to clients, written and framed once for all who are sent it, and only if somebody is. */
export class Frame {
  #write: (() => string) | null = null;
  #text: string | null = null;
  #bytes: Buffer | null = null;

  constructor(message: string | (() => string)) {
    if (typeof message === 'string') this.#text = message;
    else this.#write = message;
  }

  get text(): string {
    this.#text ??= this.#write?.() ?? '';
    this.#write = null;
    return this.#text;
  }

  /** As a WebSocket carries it from a server (RFC 6455, 5.2): one unmasked text frame. */
  get bytes(): Buffer {
    this.#bytes ??= framed(this.text);
    return this.#bytes;
  }
}

function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length < 0x1_00_00 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = FINAL_TEXT;
  bytes[1] = head === 2 ? length : head === 4 ? TWO_BYTES : EIGHT_BYTES;
  if (head === 4) bytes.writeUInt16BE(length, 2);
  if (head === 10) bytes.writeBigUInt64BE(BigInt(length), 2);
  bytes.write(text, head);
  return bytes;
}

/** Of one moment of a table, the messages to all who look on. Whoever stands on the same and sees the same is sent the same frame. */
export class Encoder {
  readonly #scene: Scene;
  readonly #recent: RecentEvents;
  readonly #missed = new Map<number, Missed>();
  readonly #wholes = new Map<string | null, Map<number | null, Frame>>();
  readonly #openings = new Map<string | null, string>();
  readonly #changes = new Map<Shared, Map<string | null, string>>();
  readonly #offers = new Map<KnownOffers, Map<string | null, OffersDelta>>();
  readonly #frames = new Map<string, Frame>();

  constructor(scene: Scene, recent: RecentEvents) {
    this.#scene = scene;
    this.#recent = recent;
  }

  get scene(): Scene {
    return this.#scene;
  }

  /** The whole table, with the events since the version somebody has; null: with none. */
  whole(viewer: string | null, have: number | null): Frame {
    const frames = once(this.#wholes, viewer, () => new Map<number | null, Frame>());
    return once(frames, have, () => new Frame(() => this.#wholeText(viewer, have)));
  }

  /** What somebody stands on who was just sent the whole table. */
  baseOf(viewer: string | null, have: number | null): Base {
    const { version, revision } = this.#scene;
    const since = have !== null && this.#since(have).isAtHand ? have : version;
    const shared = this.#scene.shared(this.#scene.eyesOf(viewer));
    return { version, revision, shared, offers: knownFrom(this.#scene.offers(viewer)), since };
  }

  /** What has changed for somebody; null where events are no longer at hand, and only the whole table will do. */
  delta(viewer: string | null, before: Base): { readonly frame: Frame; readonly base: Base } | null {
    const { table, version, revision } = this.#scene;
    const missed = this.#since(before.version);
    if (!missed.isAtHand) return null;
    const eyes = this.#scene.eyesOf(viewer);
    const own = this.#offersDelta(before.offers, viewer);
    const change = [this.#change(before.shared, eyes), own.forbidden].filter((part) => part !== '').join();
    const text =
      `{"type":"delta","table":${JSON.stringify(table)},"from":${before.revision},"to":${revision}` +
      `,"events":[${missed.packed(viewer, before.since)}]${change === '' ? '' : `,"change":{${change}}`}${own.text}}`;
    const frame = once(this.#frames, text, () => new Frame(text));
    const shared = this.#scene.shared(eyes);
    return { frame, base: { version, revision, shared, offers: own.known, since: before.since } };
  }

  #since(have: number): Missed {
    return once(this.#missed, have, () => this.#recent.since(have, this.#scene.version));
  }

  #wholeText(viewer: string | null, have: number | null): string {
    const { acts, forbidden } = this.#scene.offers(viewer);
    const own = `"acts":[${acts.map(({ text }) => text).join()}]${forbidden === '' ? '' : `,"forbidden":${forbidden}`}`;
    const events = have === null ? '' : this.#since(have).numbered(viewer);
    return `${this.#opening(this.#scene.eyesOf(viewer))},"events":[${events}],${own}}`;
  }

  /** A whole message up to its events. */
  #opening(eyes: string | null): string {
    return once(this.#openings, eyes, () => {
      const { table, ruleset, version, revision } = this.#scene;
      const head = { type: 'table', table, ruleset: ruleset.id, game: ruleset.game.id, version, revision };
      return JSON.stringify({ ...head, ...this.#scene.shared(eyes) }).slice(0, -1);
    });
  }

  /** The fields that have changed for all who stand on the same. */
  #change(before: Shared, eyes: string | null): string {
    const texts = once(this.#changes, before, () => new Map<string | null, string>());
    return once(texts, eyes, () => changeText(before, this.#scene.shared(eyes)));
  }

  /** Two sockets of one person stand on the same where both have followed from the same moment on. */
  #offersDelta(before: KnownOffers, viewer: string | null): OffersDelta {
    const deltas = once(this.#offers, before, () => new Map<string | null, OffersDelta>());
    return once(deltas, viewer, () => offersDelta(before, this.#scene.offers(viewer)));
  }
}

const PARTS = [
  'bots',
  'shuffle',
  'view',
  'awaits',
  'alone',
  'aside',
  'situation',
  'hosted',
] as const satisfies readonly (keyof Shared)[];

function changeText(before: Shared, after: Shared): string {
  const parts: string[] = [];
  for (const name of PARTS) {
    const change = makeChange(before[name], after[name]);
    if (change !== undefined) parts.push(`"${name}":${after[name] === undefined ? '0' : JSON.stringify(change)}`);
  }
  return parts.join();
}
