import type { Movable, SealSteps } from '../sealing/sealing-on.ts';
import { StoreError } from '../store-error.ts';
import { ThreadLink } from '../thread-link.ts';
import type { SealedReading } from './sealed-blocks.ts';
import type { Setting } from './thread.ts';

const THREAD = new URL('./thread.ts', import.meta.url);

/** A thread beside the house, begun when it is needed first: many a store is opened and closed without. */
export class Beside {
  readonly #setting: Setting;
  readonly #name: string;
  #link: ThreadLink | undefined;
  #opened: Promise<unknown> | undefined;
  #isOver = false;

  constructor(setting: Setting, name: string) {
    this.#setting = setting;
    this.#name = name;
  }

  readonly blocks: SealedReading = {
    events: (...values) => this.#call('events', ...values),
    appends: (...values) => this.#call('appends', ...values),
    answer: (...values) => this.#call('answer', ...values),
    audit: () => this.#call('audit'),
  };

  readonly steps: Omit<SealSteps, 'sealedTo' | 'sweep'> = {
    sealBlock: (request) => this.#call('sealBlock', request),
    forget: (...values) => this.#call('forget', ...values),
    movable: (...values) => this.#call<Movable | null>('movable', ...values),
    moved: (...values) => this.#call('moved', ...values),
    readFrom: (folder) => this.#call('readFrom', folder),
  };

  async close(): Promise<void> {
    this.#isOver = true;
    await this.#link?.close();
  }

  async #call<T>(method: string, ...values: readonly unknown[]): Promise<T> {
    if (this.#isOver) throw new StoreError('closed', `${this.#name}: the event store is closed.`);
    this.#link ??= new ThreadLink(THREAD, this.#setting, this.#name);
    this.#opened ??= this.#link.call('open');
    await this.#opened;
    return this.#link.call(method, ...values);
  }
}
