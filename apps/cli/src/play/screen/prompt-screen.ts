import { Writable } from 'node:stream';
import type { Io } from '../../terminal/io.ts';

/** The screen as the line editor sees it: open while something is asked, so that no key is drawn into a deal. */
export class PromptScreen extends Writable {
  readonly #stdout: Io['stdout'];
  isOpen = false;

  constructor(stdout: Io['stdout']) {
    super({ decodeStrings: false });
    this.#stdout = stdout;
  }

  get columns(): number | undefined {
    return this.#stdout.columns;
  }

  override _write(chunk: string | Uint8Array, _: BufferEncoding, done: () => void): void {
    if (this.isOpen) this.#stdout.write(chunk);
    done();
  }
}
