import type { CirculoTold } from '../../words/circulo-words.ts';
import { Voice, type VoiceParts } from '../voice.ts';
import { CirculoNarrator } from './circulo-narrator.ts';
import type { CirculoScene } from './circulo-scene.ts';
import { circuloWhy } from './circulo-why.ts';

/** Puts on the screen what happens where one of the players has the bank. */
export class CirculoTeller extends Voice {
  readonly #scene: CirculoScene;
  readonly #narrator: CirculoNarrator;

  constructor(parts: VoiceParts & { readonly scene: CirculoScene }, pauses: boolean) {
    super(parts, pauses);
    this.#scene = parts.scene;
    this.#narrator = new CirculoNarrator(parts.scene);
  }

  why(): readonly string[] {
    return circuloWhy(this.#narrator.recent, this.#scene);
  }

  tell(events: readonly CirculoTold[]): Promise<void> {
    return this.narrate(this.#narrator.tell(events));
  }

  /** What you should see before you are asked, by the clock that runs. */
  async before(clock: string): Promise<void> {
    const told = [
      ...(['banco', 'mesa', 'stakes'].includes(clock) ? this.#narrator.heading() : []),
      ...(clock === 'stakes' ? this.#narrator.lying() : []),
      ...(['speak', 'speak-warned', 'banker'].includes(clock) ? this.#narrator.yourCards() : []),
    ];
    await this.narrate(told);
  }
}
