import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What OWASP asks of argon2id, and more: 19 MiB would do. */
const COST = { memory: 32 * 1024, passes: 2, parallelism: 1 } as const;
const BYTES = 32;
const hash = promisify(argon2);

const tagOf = (password: string, nonce: Buffer, { memory, passes, parallelism }: typeof COST): Promise<Buffer> =>
  hash('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce,
    tagLength: BYTES,
    memory,
    passes,
    parallelism,
  });

/** What is kept of a password: its cost, salt and tag. */
export async function sealPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, COST);
  const { memory, passes, parallelism } = COST;
  return ['argon2id', memory, passes, parallelism, nonce.toString('hex'), tag.toString('hex')].join('$');
}

/** Takes as long for somebody who is not known as for somebody who is. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = (kept ?? '').split('$');
  const cost =
    kept === null ? COST : { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const tried = await tagOf(password, Buffer.from(nonce ?? '00'.repeat(16), 'hex'), cost as typeof COST);
  const known = Buffer.from(tag ?? '', 'hex');
  return kept !== null && known.length === tried.length && timingSafeEqual(known, tried);
}
