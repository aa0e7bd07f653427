import type { Head } from '../envelope.ts';

/** Fields of a damaged row may be anything; what is not bytes hashes to nothing we know. */
export type Row = Record<string, unknown>;

export const hexOf = (bytes: unknown): string =>
  bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : '';

export function headOf(row: Row): Head {
  return { stream: String(row.name), version: Number(row.version), hash: hexOf(row.hash) };
}
