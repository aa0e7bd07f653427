import { readFileSync, statSync } from 'node:fs';
import { BadCall, BadFile } from '../call/bad-call.ts';
import type { Io } from '../terminal/io.ts';

/** One node among several that have a house open together. */
export interface NodeSettings {
  readonly name: string;
  /** Where the other nodes reach this one; null: where it listens. */
  readonly url: string | null;
  /** What all of them know, and nobody else. */
  readonly secret: string;
}

/** Nobody but the house reads the file of a secret. */
const OTHERS = 0o077;
const LEAST = 32;

/** The secret of the nodes, from a file; else from the environment. */
export function nodeSecretFrom(file: string | null, { env }: Pick<Io, 'env'>): string {
  const where = file ?? 'SABOT_NODE_SECRET';
  const secret = (file === null ? (env.SABOT_NODE_SECRET ?? '') : textIn(file)).trim();
  if (secret === '') throw new BadCall((bad) => bad.nodeNeedsSecret);
  if (secret.length < LEAST) throw new BadCall((bad) => bad.shortSecret(where, LEAST));
  return secret;
}

function textIn(file: string): string {
  try {
    if (process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0)
      throw new BadFile((bad) => bad.openToOthers(file));
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof BadCall) throw error;
    throw new BadFile((bad) => bad.unreadable(file, (error as NodeJS.ErrnoException).code ?? ''));
  }
}
