import type { Envelope, Head } from '../envelope.ts';
import type { NewSnapshot } from '../store.ts';

/** Fields of a damaged row may be anything; what is not bytes hashes to nothing we know. */
export type Row = Record<string, unknown>;

export const hexOf = (bytes: unknown): string =>
  bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : '';

export function envelopeOf(row: Row): Envelope {
  return {
    stream: String(row.stream),
    version: Number(row.version),
    commit: Number(row.commit_no),
    commandId: String(row.command_id),
    actor: String(row.actor),
    at: Number(row.at),
    ruleset: String(row.ruleset),
    edition: Number(row.edition),
    act: row.act === null ? null : String(row.act),
    type: String(row.type),
    data: String(row.data),
    prev: hexOf(row.prev),
    hash: hexOf(row.hash),
  };
}

export const snapshotOf = (row: Row): NewSnapshot & { readonly sum: string } => ({
  stream: String(row.stream),
  shape: String(row.shape),
  version: Number(row.version),
  state: String(row.state),
  sum: String(row.sum),
});

export function headOf(row: Row): Head {
  return { stream: String(row.name), version: Number(row.version), hash: hexOf(row.hash) };
}
