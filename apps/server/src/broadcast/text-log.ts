const COMMA = 0x2c;

/**
 * The last texts of a numbered list. They lie side by side in one piece of memory: as strings they would live for some seconds
 * each, and a collector that has tens of thousands of them to copy and to clear stops the house for it.
 */
export class TextLog {
  readonly #kept: number;
  /** It grows by so much, which is mostly enough: a piece that was too small is one more to be cleared away. */
  readonly #piece: number;
  #bytes = Buffer.alloc(0);
  /** Where each text begins, and the end of the last; behind each lies a comma. */
  readonly #starts: number[] = [0];
  #first = 1;

  constructor(kept: number, piece: number) {
    this.#kept = kept;
    this.#piece = piece;
  }

  get first(): number {
    return this.#first;
  }

  /** The number of the one that comes next. */
  get next(): number {
    return this.#first + this.#count;
  }

  add(text: string): void {
    if (this.#count >= this.#kept + SLACK) this.#drop(this.#count - this.#kept + 1);
    const end = this.#make(Buffer.byteLength(text) + 1);
    const written = end + this.#bytes.write(text, end);
    this.#bytes[written] = COMMA;
    this.#starts.push(written + 1);
  }

  /** All from one number to another, with commas between. */
  read(from: number, to: number): string {
    const [start, end] = [this.#starts[from - this.#first] as number, this.#starts[to - this.#first + 1] as number];
    return this.#bytes.toString('utf8', start, end - 1);
  }

  begin(first: number): void {
    this.#starts.length = 1;
    this.#first = first;
  }

  get #count(): number {
    return this.#starts.length - 1;
  }

  #drop(count: number): void {
    const start = this.#starts[count] as number;
    this.#bytes.copyWithin(0, start, this.#starts[this.#count]);
    this.#starts.splice(0, count);
    for (let i = 0; i < this.#starts.length; i += 1) this.#starts[i] = (this.#starts[i] as number) - start;
    this.#first += count;
  }

  /** Room behind the last text; where it begins. */
  #make(length: number): number {
    const end = this.#starts[this.#count] as number;
    if (end + length > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.ceil((end + length) / this.#piece) * this.#piece);
      this.#bytes.copy(larger, 0, 0, end);
      this.#bytes = larger;
    }
    return end;
  }
}

/** So many more may lie there before the oldest are cleared away. */
const SLACK = 10;
