import type { PuntoBancaEvent, Refusal } from '@sabot/engine';
import type { Io } from '../io.ts';
import type { LineInput } from './line-input.ts';
import { Narrator } from './narrator.ts';
import { refusalText } from './refusal-text.ts';
import { INDENT, type Scene, type Told } from './scene.ts';
import { whyLines } from './why.ts';

/** How long the eye rests, in milliseconds. */
const PAUSES: Readonly<Record<Told['weight'], number>> = { call: 650, cards: 550, note: 0 };

/** Puts on the screen what happens, in its time. */
export class Teller {
  readonly #io: Io;
  readonly #input: LineInput;
  readonly #scene: Scene;
  readonly #narrator: Narrator;
  #opening: readonly PuntoBancaEvent[] = [];
  #pauses: boolean;

  constructor(io: Io, input: LineInput, scene: Scene, pauses: boolean) {
    this.#io = io;
    this.#input = input;
    this.#scene = scene;
    this.#narrator = new Narrator(scene);
    this.#pauses = pauses;
  }

  say(lines: readonly string[]): void {
    this.#io.stdout.write(`${lines.join('\n')}\n`);
  }

  note(line: string): void {
    this.say([INDENT + line]);
  }

  refuse(refusal: Refusal): void {
    const { words, money, paint } = this.#scene;
    const [sentence = '', rule] = refusalText(refusal, words, money);
    this.say([INDENT + sentence, ...(rule === undefined ? [] : [paint.dim(`${INDENT}  ${rule}`)])]);
  }

  why(): readonly string[] {
    return whyLines(this.#narrator.recent, this.#scene);
  }

  hurry(): void {
    this.#pauses = false;
  }

  /** Tells what happened; the opening of the next coup waits until its stakes are asked for. */
  async tell(events: readonly PuntoBancaEvent[]): Promise<void> {
    const next = events.findIndex(({ type }) => type === 'StakesOpened');
    if (next >= 0) this.#opening = events.slice(next);
    await this.#narrate(next < 0 ? events : events.slice(0, next));
  }

  async tellOpening(): Promise<void> {
    await this.#narrate(this.#opening);
    this.#opening = [];
  }

  async #narrate(events: readonly PuntoBancaEvent[]): Promise<void> {
    for (const { text, weight } of this.#narrator.tell(events)) {
      this.say([text]);
      if (this.#pauses && PAUSES[weight] > 0) await this.#input.pause(PAUSES[weight]);
    }
  }
}
