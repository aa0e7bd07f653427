/** Not of the language, but of every environment it runs in; the engine asks for no others. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

const FIRST_SIZE = 16 * 1024;
/** What any whole number that a double holds may take, seven bits to a byte. */
const LONGEST_NUMBER = 8;
const MORE = 0x80;
const SEVEN_BITS = 0x7f;

/** A growing page of bytes. */
export class BytePage {
  #bytes = new Uint8Array(FIRST_SIZE);
  #length = 0;
  /** Where a number may begin at the latest. */
  #last = FIRST_SIZE - LONGEST_NUMBER;
  readonly #utf8 = new TextEncoder();

  get length(): number {
    return this.#length;
  }

  /** A whole number from nought up: seven bits a byte, the lowest first, the eighth says that more follow. */
  putNumber(value: number): void {
    const at = this.#length;
    if (at > this.#last) this.#grow(at + LONGEST_NUMBER);
    const bytes = this.#bytes;
    // Most take one byte, two or three.
    if (value < 1 << 7) {
      bytes[at] = value;
      this.#length = at + 1;
    } else if (value < 1 << 14) {
      bytes[at] = value | MORE;
      bytes[at + 1] = value >> 7;
      this.#length = at + 2;
    } else if (value < 1 << 21) {
      bytes[at] = value | MORE;
      bytes[at + 1] = (value >> 7) | MORE;
      bytes[at + 2] = value >> 14;
      this.#length = at + 3;
    } else {
      this.#putLong(value);
    }
  }

  #putLong(value: number): void {
    const bytes = this.#bytes;
    let at = this.#length;
    let rest = value;
    while (rest >= MORE) {
      bytes[at++] = (rest % MORE) + MORE;
      rest = Math.floor(rest / MORE);
    }
    bytes[at++] = rest;
    this.#length = at;
  }

  /** A text, after the number of its bytes. */
  putText(text: string): void {
    const encoded = this.#utf8.encode(text);
    this.putNumber(encoded.length);
    const end = this.#length + encoded.length;
    if (end > this.#bytes.length) this.#grow(end);
    this.#bytes.set(encoded, this.#length);
    this.#length = end;
  }

  /** What stands on the page. The bytes are the page's own: store or send them before it is written on again. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }

  #grow(least: number): void {
    const larger = new Uint8Array(Math.max(least, 2 * this.#bytes.length));
    larger.set(this.#bytes);
    this.#bytes = larger;
    this.#last = larger.length - LONGEST_NUMBER;
  }
}

/** Reads, from the first byte to the last, what stands on a page. */
export class PageReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  readonly #utf8 = new TextDecoder();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  number(): number {
    let value = 0;
    let worth = 1;
    for (;;) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new RangeError('the page ends in the middle of a number');
      value += (byte & SEVEN_BITS) * worth;
      if (byte < MORE) return value;
      worth *= MORE;
    }
  }

  text(): string {
    const end = this.number() + this.#at;
    if (end > this.#bytes.length) throw new RangeError('the page ends in the middle of a text');
    const text = this.#utf8.decode(this.#bytes.subarray(this.#at, end));
    this.#at = end;
    return text;
  }
}
