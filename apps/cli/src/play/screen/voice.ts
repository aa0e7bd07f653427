import type { Io } from '../../terminal/io.ts';
import { wrap } from '../../terminal/layout.ts';
import { type AnyScene, INDENT, type Told, WIDTH } from '../scene.ts';
import type { LineInput } from './line-input.ts';
import { type Refused, refusalText } from './refusal-text.ts';

/** How long the eye rests, in milliseconds. */
const PAUSES: Readonly<Record<Told['weight'], number>> = { call: 650, cards: 550, note: 0 };

export interface VoiceParts {
  readonly io: Io;
  readonly input: LineInput;
  readonly scene: AnyScene;
  /** Whether there is time for the eye to rest. */
  readonly hasTime: () => boolean;
}

/** Puts lines on the screen, in their time; each game has one that knows what to tell. */
export abstract class Voice {
  readonly #parts: VoiceParts;
  #pauses: boolean;

  constructor(parts: VoiceParts, pauses: boolean) {
    this.#parts = parts;
    this.#pauses = pauses;
  }

  /** The rules behind what was told last. */
  abstract why(): readonly string[];

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
    const { scene } = this.#parts;
    const [sentence = '', rule] = refusalText(refusal, scene);
    this.note(sentence);
    if (rule !== undefined) this.say([scene.paint.dim(`${INDENT}  ${rule}`)]);
  }

  hurry(): void {
    this.#pauses = false;
  }

  protected async narrate(lines: readonly Told[]): Promise<void> {
    const { input, hasTime } = this.#parts;
    for (const { text, weight } of lines) {
      this.say([text]);
      if (this.#pauses && PAUSES[weight] > 0 && hasTime()) await input.pause(PAUSES[weight]);
    }
  }
}
