import type { WitnessedEvent } from '@sabot/engine';
import type { ShoeStory } from '@sabot/story';
import type { Scene } from '../scene.ts';
import { Voice, type VoiceParts } from '../screen/voice.ts';
import { whyLines } from '../why.ts';
import { headingTold } from './heading.ts';
import { Narrator } from './narrator.ts';

export interface TellerParts extends VoiceParts {
  readonly scene: Scene;
  /** The shoe before you came. */
  readonly earlier: ShoeStory;
}

/** Puts on the screen what happens at Punto y Banca, in its time. */
export class Teller extends Voice {
  readonly #scene: Scene;
  readonly #narrator: Narrator;
  #opening: readonly WitnessedEvent[] = [];
  #headed: number | null = null;

  constructor(parts: TellerParts, pauses: boolean) {
    super(parts, pauses);
    this.#scene = parts.scene;
    this.#narrator = new Narrator(parts.scene, parts.earlier);
  }

  why(): readonly string[] {
    return whyLines(this.#narrator.recent, this.#scene);
  }

  /** Tells what happened; the opening of the next coup waits until its stakes are asked for, or closed. */
  async tell(events: readonly WitnessedEvent[]): Promise<void> {
    const next = events.findIndex(({ type }) => type === 'StakesOpened');
    if (next >= 0) {
      await this.narrate(this.#narrator.tell(events.slice(0, next)));
      this.#opening = events.slice(next);
    } else if (this.#opening.length > 0) this.#opening = [...this.#opening, ...events];
    else await this.narrate(this.#narrator.tell(events));
    if (this.#opening.some(({ type }) => type === 'StakesClosed')) await this.tellOpening();
  }

  /** What was held back of the opening; `heads` where its heading must not be missing. */
  async tellOpening({ heads = false } = {}): Promise<void> {
    const opening = this.#opening;
    this.#opening = [];
    const isHeaded = opening.some(({ type }) => type === 'StakesOpened');
    const { coups } = this.#scene.table.view;
    // Whoever came after the stakes were opened still wants to know which coup it is.
    if (heads && !isHeaded && this.#headed !== coups) this.say(headingTold(this.#scene).map(({ text }) => text));
    if (heads) this.#headed = coups;
    await this.narrate(this.#narrator.tell(opening));
  }
}
