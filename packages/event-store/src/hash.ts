import { createHash, hash } from 'node:crypto';
import type { Envelope } from './envelope.ts';

/** The form before acts were kept, and the one since: what was written under the first stays under it. */
const [FIRST, SECOND] = ['sabot-event-1', 'sabot-event-2'] as const;
/** The first field, `prev`, seven texts' lengths, two numbers, a commit and a time: what an event takes beside its texts. */
const FIXED = 4 + SECOND.length + 32 + 7 * 4 + 2 * 4 + 2 * 8;
/** No character of a JavaScript string takes more bytes of UTF-8. */
const WIDEST = 3;

/** The bytes an event is known by; docs/event-store.md has the layout for those who check it without us. */
export function canonicalBytes(event: Omit<Envelope, 'hash'>): Buffer {
  const { prev, stream, version, commit, commandId, actor, at, ruleset, edition, type, data } = event;
  const act = event.act ?? '';
  const texts = stream.length + commandId.length + actor.length + ruleset.length + act.length;
  const letters = texts + type.length + data.length;
  const isCounted = commit > 0;
  const bytes = Buffer.allocUnsafe(FIXED + WIDEST * letters);
  const text = (value: string, offset: number): number => {
    const written = bytes.write(value, offset + 4, 'utf8');
    bytes.writeUInt32BE(written, offset);
    return offset + 4 + written;
  };
  let end = text(isCounted ? SECOND : FIRST, 0);
  end += bytes.write(prev, end, 32, 'hex');
  end = text(stream, end);
  end = bytes.writeUInt32BE(version, end);
  if (isCounted) end = bytes.writeBigUInt64BE(BigInt(commit), end);
  end = text(commandId, end);
  end = text(actor, end);
  end = bytes.writeBigUInt64BE(BigInt(at), end);
  end = text(ruleset, end);
  end = bytes.writeUInt32BE(edition, end);
  if (isCounted) end = text(act, end);
  end = text(type, end);
  end = text(data, end);
  return bytes.subarray(0, end);
}

export const hashOf = (event: Omit<Envelope, 'hash'>): string => hash('sha256', canonicalBytes(event), 'hex');

/** Guards a snapshot against a flipped byte. */
export function snapshotSum(shape: string, version: number, state: string): string {
  return createHash('sha256').update(text(shape)).update(number(version)).update(text(state)).digest('hex');
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  return Buffer.concat([number(bytes.length), bytes]);
}
