import type { Outcome, WitnessedEvent } from '@sabot/engine';
import type { Io } from '../io.ts';
import { wrap } from '../layout.ts';
import { headingTold } from './heading.ts';
import type { LineInput } from './line-input.ts';
import { Narrator } from './narrator.ts';
import { type Refused, refusalText } from './refusal-text.ts';
import { INDENT, type Scene, type Told, WIDTH } from './scene.ts';
import { whyLines } from './why.ts';

/** How long the eye rests, in milliseconds. */
const PAUSES: Readonly<Record<Told['weight'], number>> = { call: 650, cards: 550, note: 0 };

export interface TellerParts {
  readonly io: Io;
  readonly input: LineInput;
  readonly scene: Scene;
  /** The results of the shoe before you came. */
  readonly earlier: readonly Outcome[];
  /** Whether there is time for the eye to rest. */
  readonly hasTime: () => boolean;
}

/** Puts on the screen what happens, in its time. */
export class Teller {
  readonly #parts: TellerParts;
  readonly #narrator: Narrator;
  #opening: readonly WitnessedEvent[] = [];
  #headed: number | null = null;
  #pauses: boolean;

  constructor(parts: TellerParts, pauses: boolean) {
    this.#parts = parts;
    this.#narrator = new Narrator(parts.scene, parts.earlier);
    this.#pauses = pauses;
  }

  say(lines: readonly string[]): void {
    if (lines.length > 0) this.#parts.io.stdout.write(`${lines.join('\n')}\n`);
  }

  note(text: string): void {
    this.say(wrap(text, WIDTH - INDENT.length).map((line) => INDENT + line));
  }

  /** A line beside the game. */
  aside(text: string): void {
    const { paint } = this.#parts.scene;
    this.say(wrap(text, WIDTH - INDENT.length).map((line) => INDENT + paint.dim(line)));
  }

  refuse(refusal: Refused): void {
    const { words, money, paint } = this.#parts.scene;
    const [sentence = '', rule] = refusalText(refusal, words, money);
    this.say([INDENT + sentence, ...(rule === undefined ? [] : [paint.dim(`${INDENT}  ${rule}`)])]);
  }

  why(): readonly string[] {
    return whyLines(this.#narrator.recent, this.#parts.scene);
  }

  hurry(): void {
    this.#pauses = false;
  }

  /** Tells what happened; the opening of the next coup waits until its stakes are asked for, or closed. */
  async tell(events: readonly WitnessedEvent[]): Promise<void> {
    const next = events.findIndex(({ type }) => type === 'StakesOpened');
    if (next >= 0) {
      await this.#narrate(events.slice(0, next));
      this.#opening = events.slice(next);
    } else if (this.#opening.length > 0) this.#opening = [...this.#opening, ...events];
    else await this.#narrate(events);
    if (this.#opening.some(({ type }) => type === 'StakesClosed')) await this.tellOpening();
  }

  /** What was held back of the opening; `heads` where its heading must not be missing. */
  async tellOpening({ heads = false } = {}): Promise<void> {
    const opening = this.#opening;
    this.#opening = [];
    const { scene } = this.#parts;
    const isHeaded = opening.some(({ type }) => type === 'StakesOpened');
    // Whoever came after the stakes were opened still wants to know which coup it is.
    if (heads && !isHeaded && this.#headed !== scene.table.view.coups)
      this.say(headingTold(scene).map(({ text }) => text));
    if (heads) this.#headed = scene.table.view.coups;
    await this.#narrate(opening);
  }

  async #narrate(events: readonly WitnessedEvent[]): Promise<void> {
    const { input, hasTime } = this.#parts;
    for (const { text, weight } of this.#narrator.tell(events)) {
      this.say([text]);
      if (this.#pauses && PAUSES[weight] > 0 && hasTime()) await input.pause(PAUSES[weight]);
    }
  }
}
