import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const b64 = (data: Buffer): string => data.toString('base64url');

/** CBOR of small maps, as an authenticator writes what it made. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as never)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

export interface Said {
  readonly challenge: string;
  readonly origin: string;
  readonly rpID: string;
  /** What it says of presence and verification. */
  readonly flags?: number;
}

/** An authenticator in software: makes one key, and shows it as often as it is asked. */
export class Authenticator {
  readonly id = randomBytes(32);
  handle = '';
  counter = 0;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x as string, 'base64url')],
        [-3, Buffer.from(y as string, 'base64url')],
      ]),
    );
  }

  #data(rpID: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), count]);
  }

  make({ challenge, origin, rpID, flags = PRESENT_AND_VERIFIED }: Said, handle: string) {
    this.handle = handle;
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([
      this.#data(rpID, flags | WITH_KEY),
      Buffer.alloc(16),
      length,
      this.id,
      this.#publicKey,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge, origin),
        attestationObject: b64(cbor(attestation)),
      },
    };
  }

  show({ challenge, origin, rpID, flags = PRESENT_AND_VERIFIED }: Said) {
    this.counter += 1;
    const authenticatorData = this.#data(rpID, flags);
    const clientDataJSON = this.#client('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = createSign('sha256').update(signed).sign(this.#privateKey);
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: b64(authenticatorData),
        signature: b64(signature),
        userHandle: this.handle,
      },
    };
  }

  #client(type: string, challenge: string, origin: string): string {
    return b64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }
}
