import { createHash } from 'node:crypto';
import type { Envelope } from './envelope.ts';

const LAYOUT = 'sabot-event-1';

/** The bytes an event is known by; docs/event-store.md has the layout for those who check it without us. */
export function canonicalBytes(event: Omit<Envelope, 'hash'>): Buffer {
  return Buffer.concat([
    text(LAYOUT),
    Buffer.from(event.prev, 'hex'),
    text(event.stream),
    number(event.version),
    text(event.commandId),
    text(event.actor),
    long(event.at),
    text(event.ruleset),
    number(event.edition),
    text(event.type),
    text(event.data),
  ]);
}

export function hashOf(event: Omit<Envelope, 'hash'>): string {
  return createHash('sha256').update(canonicalBytes(event)).digest('hex');
}

/** Guards a snapshot against a flipped byte. */
export function snapshotSum(shape: string, version: number, state: string): string {
  return createHash('sha256').update(text(shape)).update(number(version)).update(text(state)).digest('hex');
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  return Buffer.concat([number(bytes.length), bytes]);
}
