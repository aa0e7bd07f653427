/** Not of the language, but of every environment it runs in; the engine asks for no other. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const utf8 = new TextEncoder();
const FIRST_SIZE = 16 * 1024;
/** Up to here a copy byte by byte is done before a call would be. */
const SHORT = 8;
const LARGEST_BY_DIGITS = 999_999_999;
const LAST_ASCII = 0x7f;
const ZERO = '0'.charCodeAt(0);

/** A piece of text that is written again and again: its bytes. */
export type Piece = Uint8Array;
export const piece = (text: string): Piece => utf8.encode(text);

/** A growing page of UTF-8 text. */
export class TextPage {
  #bytes = new Uint8Array(FIRST_SIZE);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  put(text: Piece): void {
    const { length } = text;
    const start = this.#length;
    const end = start + length;
    if (end > this.#bytes.length) this.#grow(end);
    const bytes = this.#bytes;
    if (length > SHORT) bytes.set(text, start);
    else for (let i = 0; i < length; i++) bytes[start + i] = text[i] as number;
    this.#length = end;
  }

  /** Text that is written once. */
  putText(text: string): void {
    const start = this.#length;
    const end = start + text.length;
    if (end > this.#bytes.length) this.#grow(end);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > LAST_ASCII) {
        this.put(piece(text));
        return;
      }
      this.#bytes[start + i] = code;
    }
    this.#length = end;
  }

  putNumber(value: number): void {
    if (!(value >= 0 && value <= LARGEST_BY_DIGITS) || value !== (value | 0)) {
      this.putText(String(value));
      return;
    }
    const start = this.#length;
    const end = start + digitsOf(value);
    if (end > this.#bytes.length) this.#grow(end);
    const bytes = this.#bytes;
    let left = value | 0;
    for (let at = end - 1; at >= start; at--) {
      const tenth = (left / 10) | 0;
      bytes[at] = ZERO + left - 10 * tenth;
      left = tenth;
    }
    this.#length = end;
  }

  /** What stands on the page. The bytes are the page's own: store or send them before it is written on again. */
  get text(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }

  #grow(least: number): void {
    const larger = new Uint8Array(Math.max(least, 2 * this.#bytes.length));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

function digitsOf(value: number): number {
  if (value < 1000) return value < 10 ? 1 : value < 100 ? 2 : 3;
  if (value < 1_000_000) return value < 10_000 ? 4 : value < 100_000 ? 5 : 6;
  return value < 10_000_000 ? 7 : value < 100_000_000 ? 8 : 9;
}
