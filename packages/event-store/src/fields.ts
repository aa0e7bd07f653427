/** Between two fields stands a zero byte, which no field has (`store-on.ts`). */
const APART = '\0';

/** What may be missing is empty, or a sign and then the text. */
export const perhaps = (value: string | null): string => (value === null ? '' : `+${value}`);

export const fieldBytes = (fields: readonly (string | number)[]): Buffer => Buffer.from(fields.join(APART), 'utf8');

/** Reads fields one after the other, and throws what `damaged` makes of a fault in their form. */
export class Fields {
  readonly #damaged: (what: string) => Error;
  readonly #fields: readonly string[];
  #at = 0;

  constructor(bytes: Uint8Array, damaged: (what: string) => Error) {
    this.#damaged = damaged;
    this.#fields = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8').split(APART);
  }

  text(): string {
    const field = this.#fields[this.#at++];
    if (field === undefined) throw this.#damaged('ends too early');
    return field;
  }

  integer(): number {
    const text = this.text();
    const value = Number(text);
    if (String(value) !== text || !Number.isSafeInteger(value)) throw this.#damaged('has no number where one must be');
    return value;
  }

  number(): number {
    const value = this.integer();
    if (value < 0) throw this.#damaged('has no number where one must be');
    return value;
  }

  /** Null where a word stands instead. */
  numberOr(word: string): number | null {
    if (this.#fields[this.#at] !== word) return this.number();
    this.#at += 1;
    return null;
  }

  perhaps(): string | null {
    const text = this.text();
    if (text !== '' && !text.startsWith('+')) throw this.#damaged('cannot be read');
    return text === '' ? null : text.slice(1);
  }

  list<T>(one: () => T): T[] {
    return this.times(this.number(), one);
  }

  times<T>(length: number, one: () => T): T[] {
    // More than there are fields: a changed count must not take the memory.
    if (length > this.#fields.length) throw this.#damaged('ends too early');
    return Array.from({ length }, one);
  }

  end(): void {
    if (this.#at !== this.#fields.length) throw this.#damaged('goes on too long');
  }
}
