import { createInterface, type Interface } from 'node:readline';
import { type Io, isInteractive } from '../../terminal/io.ts';
import { PromptScreen } from './prompt-screen.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** The question is no longer one: what it asked for was done otherwise. */
export const OVERTAKEN = Symbol('overtaken');
export type Line = string | null | typeof OVERTAKEN;

/** What a person types, line by line, until they leave: with Ctrl-C, Ctrl-D, or at the end of a file. */
export class LineInput {
  readonly #io: Io;
  readonly #typed: boolean;
  readonly #reader: Interface | null;
  readonly #screen: PromptScreen;
  readonly #lines: string[] = [];
  readonly #end = (): void => {
    if (this.#typed) this.#leave();
    this.#finish();
  };
  readonly #signal = (): void => {
    if (this.#signalled) this.#insist();
    this.#signalled = true;
    this.#leave();
    this.#finish();
  };
  /** Resolves when the person wants to leave; the end of a file only means that nothing more will be answered. */
  readonly left: Promise<void>;
  /** Resolves when the person asks to leave a second time. */
  readonly insisted: Promise<void>;
  #leave: () => void = () => undefined;
  #insist: () => void = () => undefined;
  #waiting: ((line: Line) => void) | null = null;
  #sleeping: (() => void) | null = null;
  #ended = false;
  #signalled = false;

  /** Without `reads` nothing is asked, and only a signal ends it. */
  constructor(io: Io, reads: boolean) {
    this.#io = io;
    this.#typed = isInteractive(io);
    this.#screen = new PromptScreen(io.stdout);
    this.left = new Promise((resolve) => {
      this.#leave = resolve;
    });
    this.insisted = new Promise((resolve) => {
      this.#insist = resolve;
    });
    for (const signal of SIGNALS) process.on(signal, this.#signal);
    if (!reads) {
      this.#reader = null;
      return;
    }
    const output = this.#typed ? { output: this.#screen } : {};
    this.#reader = createInterface({ input: io.stdin, ...output, terminal: this.#typed });
    this.#reader.on('line', (line) => this.#take(line));
    this.#reader.on('SIGINT', this.#signal);
    this.#reader.on('close', this.#end);
  }

  /** Nobody is there any more, and nothing they typed is left. */
  get isOver(): boolean {
    return this.#ended && this.#lines.length === 0;
  }

  /** The answer; null when there will be none. `prompt` is asked again whenever it is to be drawn. */
  ask(prompt: () => string): Promise<Line> {
    if (this.isOver) return Promise.resolve(null);
    if (this.#typed) {
      this.#forgetKeys();
      this.#screen.isOpen = true;
      this.#reader?.setPrompt(prompt());
      this.#reader?.prompt();
    } else this.#io.stdout.write(`${prompt().trimEnd()}\n`);
    const next = this.#lines.shift();
    if (next !== undefined) return Promise.resolve(next);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** Draws the prompt again, with what was typed so far. */
  redraw(prompt: string): void {
    if (this.#waiting === null || !this.#typed) return;
    this.#reader?.setPrompt(prompt);
    this.#reader?.prompt(true);
  }

  /** Says something while a question may be open, and leaves the question standing below it. */
  interject(line: string): void {
    const isOpen = this.#waiting !== null && this.#typed;
    this.#io.stdout.write(isOpen ? `\r\u001b[K${line}\n` : `${line}\n`);
    if (isOpen) this.#reader?.prompt(true);
  }

  /** Takes the question back. */
  overtake(): void {
    if (this.#waiting === null) return;
    if (this.#typed) this.#io.stdout.write('\n');
    this.#screen.isOpen = false;
    this.#waiting(OVERTAKEN);
    this.#waiting = null;
  }

  /** A moment to look, cut short when the person leaves. */
  pause(ms: number): Promise<void> {
    if (this.#ended) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#sleeping = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  close(): void {
    for (const signal of SIGNALS) process.off(signal, this.#signal);
    this.#ended = true;
    this.#reader?.close();
  }

  /** What was begun while nobody asked is no beginning of an answer: to the end of the line, then to its start. */
  #forgetKeys(): void {
    this.#reader?.write(null, { ctrl: true, name: 'e' });
    this.#reader?.write(null, { ctrl: true, name: 'u' });
  }

  #take(line: string): void {
    this.#screen.isOpen = false;
    if (this.#waiting !== null) {
      this.#waiting(line);
      this.#waiting = null;
      // What is typed at a terminal while nobody asks answers no later question.
    } else if (!this.#typed) this.#lines.push(line);
  }

  #finish(): void {
    this.#ended = true;
    this.#sleeping?.();
    this.#waiting?.(null);
    this.#waiting = null;
  }
}
