/**
 * A file of a backup: docs/event-store.md has it byte by byte. Compressed with zstd it holds a heading, whole appends in the order
 * of their numbers, what the vault held after the last of them, and an end with the sum of all.
 */
export const FORM = 'sabot-backup-1';
export const NO_SUM = Buffer.alloc(32);

/** What a part of the file begins with. */
export const MARK = { append: 0x61, secret: 0x73, end: 0x65 } as const;

const NAME = /^sabot-(\d{12})\.backup$/;

/** A file is called after the first append that may be in it: of two who continue at once only one can have the name. */
export const fileName = (first: number): string => `sabot-${String(first).padStart(12, '0')}.backup`;
export const isFileName = (name: string): boolean => NAME.test(name);

const number = (value: number): Buffer => {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
/** Numbers of appends from before they were counted are below 1. */
export const signed = (value: number): Buffer => {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigInt64BE(BigInt(value));
  return bytes;
};
export const sized = (bytes: Buffer): Buffer => Buffer.concat([number(bytes.length), bytes]);
export const text = (value: string): Buffer => sized(Buffer.from(value, 'utf8'));
