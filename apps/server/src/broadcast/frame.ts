const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** One message to clients, written and framed once for all who are sent it, and only if somebody is. */
export class Frame {
  #write: (() => string) | null = null;
  #text: string | null = null;
  #bytes: Buffer | null = null;

  constructor(message: string | (() => string)) {
    if (typeof message === 'string') this.#text = message;
    else this.#write = message;
  }

  get text(): string {
    this.#text ??= this.#write?.() ?? '';
    this.#write = null;
    return this.#text;
  }

  /** As a WebSocket carries it from a server (RFC 6455, 5.2): one unmasked text frame. */
  get bytes(): Buffer {
    this.#bytes ??= framed(this.text);
    return this.#bytes;
  }
}

function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length < 0x1_00_00 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = FINAL_TEXT;
  bytes[1] = head === 2 ? length : head === 4 ? TWO_BYTES : EIGHT_BYTES;
  if (head === 4) bytes.writeUInt16BE(length, 2);
  if (head === 10) bytes.writeBigUInt64BE(BigInt(length), 2);
  bytes.write(text, head);
  return bytes;
}
