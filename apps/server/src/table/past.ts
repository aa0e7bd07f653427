/** An event as it is told: to most, and to those who saw more of it. */
export interface ToldEvent {
  readonly no: number;
  readonly text: string;
  readonly own: ReadonlyMap<string, string> | null;
}

/** What somebody has missed, as a list without its brackets. */
export interface Missed {
  saw(viewer: string): boolean;
  text(eyes: string | null): string;
}

export const NOTHING_MISSED: Missed = { saw: () => false, text: () => '' };

/** How many past events are kept at hand for those who come back: some four coups. */
export const KEPT = 120;
/** So many more may lie there before the oldest are cleared away. */
const SLACK = 10;

/**
 * The last events of a table. They lie side by side in one piece of memory: as texts they would live for some seconds each, and
 * a collector that has tens of thousands of them to copy and to clear stops the house for it.
 */
export class Past {
  #bytes = Buffer.alloc(0);
  /** Where each event begins, and the end of the last; behind each lies a comma. */
  readonly #starts: number[] = [0];
  #first = 1;
  readonly #own = new Map<number, ReadonlyMap<string, string>>();

  note({ no, text, own }: ToldEvent): void {
    if (no !== this.#first + this.#count) this.#begin(no);
    if (this.#count >= KEPT + SLACK) this.#drop(this.#count - KEPT + 1);
    const end = this.#make(Buffer.byteLength(text) + 1);
    const written = end + this.#bytes.write(text, end);
    this.#bytes[written] = COMMA;
    this.#starts.push(written + 1);
    if (own !== null) this.#own.set(no, own);
  }

  /** The events after one version and up to another; none where some of them are not at hand: the view tells all the same. */
  since(have: number, version: number): Missed {
    const numbers = (): number[] => Array.from({ length: version - have }, (_, i) => have + 1 + i);
    return {
      saw: (viewer) =>
        this.#own.size > 0 &&
        this.#has(have, version) &&
        numbers().some((no) => this.#own.get(no)?.has(viewer) === true),
      text: (eyes) => {
        if (!this.#has(have, version)) return '';
        if (eyes === null || this.#own.size === 0) return this.#read(have + 1, version);
        return numbers()
          .map((no) => this.#own.get(no)?.get(eyes) ?? this.#read(no, no))
          .join();
      },
    };
  }

  get #count(): number {
    return this.#starts.length - 1;
  }

  #has(have: number, version: number): boolean {
    const isOrdered = have < version && version - have <= KEPT;
    return isOrdered && have + 1 >= this.#first && version < this.#first + this.#count;
  }

  #read(from: number, to: number): string {
    const [start, end] = [this.#starts[from - this.#first] as number, this.#starts[to - this.#first + 1] as number];
    return this.#bytes.toString('utf8', start, end - 1);
  }

  /** Somebody else has written meanwhile: what lies here does not lead up to what comes. */
  #begin(no: number): void {
    this.#starts.length = 1;
    this.#own.clear();
    this.#first = no;
  }

  #drop(count: number): void {
    const start = this.#starts[count] as number;
    this.#bytes.copyWithin(0, start, this.#starts[this.#count]);
    this.#starts.splice(0, count);
    for (let i = 0; i < this.#starts.length; i += 1) this.#starts[i] = (this.#starts[i] as number) - start;
    for (let no = this.#first; no < this.#first + count; no += 1) this.#own.delete(no);
    this.#first += count;
  }

  /** Room behind the last event; where it begins. */
  #make(length: number): number {
    const end = this.#starts[this.#count] as number;
    if (end + length > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.ceil((end + length) / PIECE) * PIECE);
      this.#bytes.copy(larger, 0, 0, end);
      this.#bytes = larger;
    }
    return end;
  }
}

const COMMA = 0x2c;
/** It grows by so much, which is mostly enough: a piece that was too small is one more to be cleared away. */
const PIECE = 48 * 1024;
