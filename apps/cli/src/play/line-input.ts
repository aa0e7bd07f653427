import { createInterface, type Interface } from 'node:readline';
import { type Io, isInteractive } from '../io.ts';
import { PromptScreen } from './prompt-screen.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a person types, line by line, until they leave: with Ctrl-C, Ctrl-D, or at the end of a file. */
export class LineInput {
  readonly #io: Io;
  readonly #typed: boolean;
  readonly #reader: Interface | null;
  readonly #screen: PromptScreen;
  readonly #lines: string[] = [];
  readonly #end = (): void => this.#finish();
  #waiting: ((line: string | null) => void) | null = null;
  #sleeping: (() => void) | null = null;
  #ended = false;

  /** Without `reads` nothing is asked, and only a signal ends it. */
  constructor(io: Io, reads: boolean) {
    this.#io = io;
    this.#typed = isInteractive(io);
    this.#screen = new PromptScreen(io.stdout);
    for (const signal of SIGNALS) process.on(signal, this.#end);
    if (!reads) {
      this.#reader = null;
      return;
    }
    const output = this.#typed ? { output: this.#screen } : {};
    this.#reader = createInterface({ input: io.stdin, ...output, terminal: this.#typed });
    this.#reader.on('line', (line) => this.#take(line));
    this.#reader.on('SIGINT', this.#end);
    this.#reader.on('close', this.#end);
  }

  /** Nobody is there any more, and nothing they typed is left. */
  get isOver(): boolean {
    return this.#ended && this.#lines.length === 0;
  }

  /** The answer, or null when there will be none. */
  ask(prompt: string): Promise<string | null> {
    if (this.isOver) return Promise.resolve(null);
    if (this.#typed) {
      this.#forgetKeys();
      this.#screen.isOpen = true;
      this.#reader?.setPrompt(prompt);
      this.#reader?.prompt();
    } else this.#io.stdout.write(`${prompt.trimEnd()}\n`);
    const next = this.#lines.shift();
    if (next !== undefined) return Promise.resolve(next);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
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
    for (const signal of SIGNALS) process.off(signal, this.#end);
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
