import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import { StoreError } from './store-error.ts';

/** What a sealed secret begins with; then the key's id, and nonce, text and tag in base64url. */
const FORM = 'sabot-vault-1';
const SEALED = new RegExp(`^${FORM} ([0-9a-f]{16}) ([A-Za-z0-9_-]+)$`);
const NONCE = 12;
const TAG = 16;

interface Key {
  readonly id: string;
  readonly cipher: Buffer;
  readonly nonce: Buffer;
}

function keyOf(bytes: Buffer): Key {
  const derive = (what: string): Buffer => Buffer.from(hkdfSync('sha256', bytes, '', `${FORM} ${what}`, 32));
  return {
    id: createHash('sha256').update(derive('id')).digest('hex').slice(0, 16),
    cipher: derive('cipher'),
    nonce: derive('nonce'),
  };
}

/** The id of the key a secret is sealed with; null: it lies there as it is. */
export const sealedWith = (stored: string): string | null => SEALED.exec(stored)?.[1] ?? null;

/**
 * The keys of a vault: the first seals, all of them open. AES-256-GCM; the name of a secret is sealed along with it, so that
 * none passes for another. The nonce is drawn from name and secret by a key of its own: the same secret under the same name gives
 * the same bytes, and the store can still tell whether it holds another.
 */
export class VaultKeys {
  readonly #current: Key;
  readonly #byId: ReadonlyMap<string, Key>;

  private constructor(keys: readonly [Key, ...Key[]]) {
    this.#current = keys[0];
    this.#byId = new Map(keys.map((key) => [key.id, key]));
  }

  /** Each key 32 bytes in hexadecimal or base64, apart by commas or spaces; what follows a # is a comment. Null: it is not so. */
  static from(text: string): VaultKeys | null {
    const words = text.replaceAll(/#[^\n]*/g, '').split(/[\s,]+/);
    const keys = words.filter((word) => word !== '').map(bytesIn);
    const [first, ...rest] = keys.map((bytes) => (bytes === null ? null : keyOf(bytes)));
    if (first == null || rest.includes(null)) return null;
    return new VaultKeys([first, ...rest.filter((key) => key !== null)]);
  }

  /** The id of the key that seals. */
  get id(): string {
    return this.#current.id;
  }

  seal(name: string, secret: string): string {
    const { id, cipher, nonce: nonceKey } = this.#current;
    const nonce = createHmac('sha256', nonceKey).update(name).update('\0').update(secret).digest().subarray(0, NONCE);
    const sealer = createCipheriv('aes-256-gcm', cipher, nonce, { authTagLength: TAG }).setAAD(bound(name));
    const bytes = Buffer.concat([nonce, sealer.update(secret, 'utf8'), sealer.final(), sealer.getAuthTag()]);
    return `${FORM} ${id} ${bytes.toString('base64url')}`;
  }

  /** A secret that lies there as it is comes back as it is. */
  open(name: string, stored: string): string {
    const [, id, text = ''] = SEALED.exec(stored) ?? [];
    if (id === undefined) return stored;
    const key = this.#byId.get(id);
    if (key === undefined) throw notOpened(name, id, 'which was not given');
    const bytes = Buffer.from(text, 'base64url');
    try {
      const opener = createDecipheriv('aes-256-gcm', key.cipher, bytes.subarray(0, NONCE), { authTagLength: TAG });
      opener.setAAD(bound(name)).setAuthTag(bytes.subarray(bytes.length - TAG));
      return opener.update(bytes.subarray(NONCE, bytes.length - TAG), undefined, 'utf8') + opener.final('utf8');
    } catch {
      throw notOpened(name, id, 'and was changed since');
    }
  }
}

const bound = (name: string): Buffer => Buffer.from(`${FORM}\0${name}`, 'utf8');

export const notOpened = (name: string, id: string, why: string): StoreError =>
  new StoreError('sealed', `The vault: ${name} is sealed with key ${id}, ${why}.`);

function bytesIn(word: string): Buffer | null {
  if (/^[0-9a-f]{64}$/i.test(word)) return Buffer.from(word, 'hex');
  const bytes = /^[A-Za-z0-9+/_-]{43}=?$/.test(word) ? Buffer.from(word, 'base64') : null;
  return bytes?.length === 32 ? bytes : null;
}
