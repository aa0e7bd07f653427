import type { Ruleset } from '@sabot/engine';
import type { Step } from './decide.ts';
import type { Missed, ToldEvent } from './past.ts';
import type { Scene } from './scene.ts';

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
  readonly #missed: Missed;
  readonly #shared = new Map<string | null, string>();
  readonly #whole = new Map<string | null, string>();

  constructor(scene: Scene, missed: Missed) {
    this.#scene = scene;
    this.#missed = missed;
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
    const eyes = viewer !== null && this.#missed.saw(viewer) ? viewer : this.#scene.eyesOf(viewer);
    let text = this.#shared.get(eyes);
    if (text === undefined) {
      const opening = this.#scene.opening(this.#scene.eyesOf(eyes));
      text = `${opening},"events":[${this.#missed.text(eyes)}]${this.#scene.ending()}`;
      this.#shared.set(eyes, text);
    }
    return text;
  }
}
