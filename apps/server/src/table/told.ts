import type { Ruleset } from '@sabot/engine';
import type { Step } from './decide.ts';
import type { Scene } from './scene.ts';

/** An event as it is told: to most, and to those who saw more of it. */
export interface ToldEvent {
  readonly no: number;
  readonly text: string;
  readonly own: ReadonlyMap<string, string> | null;
}

/** Writes an event down, for whoever is told of it now or comes back later. */
export function toldEvent({ game }: Ruleset, { event, text, after }: Step, no: number): ToldEvent {
  const numbered = (told: string): string => `{"no":${no},"event":${told}}`;
  const common = game.witness(after, event, null);
  if (common === event) return { no, text: numbered(text), own: null };
  const insiders = game
    .glance(after)
    .insiders.map((name) => [name, numbered(JSON.stringify(game.witness(after, event, name)))] as const);
  return { no, text: numbered(JSON.stringify(common)), own: insiders.length === 0 ? null : new Map(insiders) };
}

/** The table with what has just happened there. Whoever sees the same is sent the same bytes, but for what they may do. */
export class Telling {
  readonly #scene: Scene;
  readonly #events: readonly ToldEvent[];
  readonly #shared = new Map<string | null, string>();
  readonly #whole = new Map<string | null, string>();

  constructor(scene: Scene, events: readonly ToldEvent[]) {
    this.#scene = scene;
    this.#events = events;
  }

  textFor(viewer: string | null): string {
    let text = this.#whole.get(viewer);
    if (text === undefined) {
      text = `${this.#sharedBy(viewer)},"acts":${this.#scene.acts(viewer)}}`;
      this.#whole.set(viewer, text);
    }
    return text;
  }

  #sharedBy(viewer: string | null): string {
    const sawMore = viewer !== null && this.#events.some(({ own }) => own?.has(viewer) === true);
    const eyes = sawMore ? viewer : this.#scene.eyesOf(viewer);
    let text = this.#shared.get(eyes);
    if (text === undefined) {
      const events = this.#events.map(({ text: common, own }) => (eyes === null ? common : (own?.get(eyes) ?? common)));
      const opening = this.#scene.opening(this.#scene.eyesOf(eyes));
      text = `${opening},"events":[${events.join(',')}]${this.#scene.ending()}`;
      this.#shared.set(eyes, text);
    }
    return text;
  }
}
