import type { CirculoTold } from '../../../words/circulo-words.ts';
import type { Told } from '../../scene.ts';
import { whyTold } from '../../screen/told-lines.ts';
import { Voice, type VoiceParts } from '../../screen/voice.ts';
import type { CirculoScene } from '../scene.ts';
import { CirculoNarrator } from './narrator.ts';
import { standstillTold, uncoveredTold } from './standing.ts';
import { circuloWhy } from './why.ts';

/** Puts on the screen what happens where one of the players has the bank. */
export class CirculoTeller extends Voice {
  readonly #scene: CirculoScene;
  readonly #narrator: CirculoNarrator;
  #lacks = '';

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

  /** Lines of the table that nothing has to happen for. */
  show(told: readonly Told[]): void {
    this.say(told.map(({ text }) => text));
  }

  /** What the table lacks, once for each change of it; the rule is said once. */
  standstill(): void {
    const { told, grounds } = standstillTold(this.#scene);
    const said = told.map(({ text }) => text).join('\n');
    if (said !== this.#lacks) this.show(this.#lacks === '' ? [...told, ...whyTold(this.#scene, grounds)] : told);
    this.#lacks = said;
  }

  /** What you should see before you are asked, by the clock that runs. */
  async before(clock: string): Promise<void> {
    const told = [
      ...(['banco', 'mesa', 'stakes'].includes(clock) ? this.#narrator.heading() : []),
      ...(clock === 'stakes' ? [...this.#narrator.lying(), ...uncoveredTold(this.#scene)] : []),
      ...(['speak', 'speak-warned', 'banker'].includes(clock) ? this.#narrator.yourCards() : []),
    ];
    await this.narrate(told);
  }
}
