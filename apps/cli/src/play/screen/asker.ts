import { type AnyScene, INDENT } from '../scene.ts';
import { isOneOf } from '../stake-words.ts';
import { type LineInput, OVERTAKEN } from './line-input.ts';
import type { Voice } from './voice.ts';

/** An answer; that the person leaves; or that it is too late for one. */
export type Answered<T> = { readonly answer: T } | 'leave' | 'overtaken';
export type Understood<T> = { readonly answer: T } | { readonly hint: string };

/** What came of a question: done, refused and to be asked again, too late, or that the person leaves. */
export type Outcome = 'done' | 'again' | 'overtaken' | 'leave';

/** The seconds somebody has left to answer; null: nobody counts them. */
type TimeLeft = () => number | null;

export interface AskerParts {
  readonly scene: AnyScene;
  readonly input: LineInput;
  readonly teller: Voice;
  readonly timeLeft: TimeLeft;
}

/** Asks the person at the keyboard; `?`, `why` and `q` are understood everywhere. */
export class Asker {
  readonly #parts: AskerParts;

  constructor(parts: AskerParts) {
    this.#parts = parts;
  }

  #prompt(question: string): string {
    const { scene, timeLeft } = this.#parts;
    const { paint, plain } = scene;
    const left = timeLeft();
    const clock = left === null ? '' : plain ? ` (${left} s)` : ` ${paint.dim(`${left} s`)}`;
    return `${INDENT}${paint.you(question)}${clock}${plain ? ':' : paint.you(' ›')} `;
  }

  /** `about` is what `?` says. */
  async ask<T>(
    question: string,
    read: (line: string) => Understood<T>,
    about: () => readonly string[],
  ): Promise<Answered<T>> {
    const { scene, input, teller } = this.#parts;
    const { commands } = scene.words.table.ask;
    for (;;) {
      // The seconds go by in place; a screen reader is told them once.
      const ticking = scene.plain ? undefined : setInterval(() => input.redraw(this.#prompt(question)), 1000);
      const line = await input.ask(() => this.#prompt(question)).finally(() => clearInterval(ticking));
      if (line === OVERTAKEN) return 'overtaken';
      if (line === null || isOneOf(line, commands.quit)) return 'leave';
      if (isOneOf(line, commands.help)) teller.say(about());
      else if (isOneOf(line, commands.why)) teller.say(teller.why());
      else {
        const understood = read(line.trim());
        if ('answer' in understood) return understood;
        teller.note(understood.hint);
      }
    }
  }
}
