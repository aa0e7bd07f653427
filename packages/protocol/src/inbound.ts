import { z } from 'zod';
import { STAFF_ROLES } from './http-staff.ts';
import { commandId, tableName, version } from './names.ts';
import { say } from './talk.ts';

/**
 * The first message of a connection. `have` says, table by table, which version the client knows already; `views: 'whole'` asks
 * for the whole table after every change, for clients that apply no deltas.
 */
export const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  have: z.record(tableName, version).optional(),
  views: z.enum(['whole', 'deltas']).optional(),
});
/** Follows a table; said again it brings the whole table again, with the events since the version one has. */
export const watch = z.strictObject({ type: z.literal('watch'), table: tableName, have: version.optional() });
export const leave = z.strictObject({ type: z.literal('leave'), table: tableName });
/**
 * A person does something: the name of one of the acts offered, and its fields. `as` is said by whoever works here, and names the
 * role they are on duty in; without it a guest acts.
 */
export const act = z.strictObject({
  type: z.literal('act'),
  table: tableName,
  commandId,
  as: z.enum(STAFF_ROLES).optional(),
  act: z.string().min(1).max(40),
  fields: z.record(z.string().max(40), z.unknown()).default({}),
});

/** 32 bytes in lower-case hexadecimal. */
const hex32 = z.string().regex(/^[0-9a-f]{64}$/);
/** A seated person shuffles: they commit to entropy of their own, and show it once the pack is cut. */
export const shuffle = z.strictObject({
  type: z.literal('shuffle'),
  table: tableName,
  commandId,
  talla: z.int().min(1),
  commitment: hex32,
});
export const reveal = z.strictObject({
  type: z.literal('reveal'),
  table: tableName,
  commandId,
  talla: z.int().min(1),
  entropy: hex32,
});

/** How somebody who is alone with bots wants the table to go: whether clocks run for them, and how fast the felt is. */
export const wishes = z.strictObject({ clocks: z.enum(['run', 'wait']), felt: z.enum(['calm', 'quick']) });
export const pace = z.strictObject({ type: z.literal('pace'), table: tableName, ...wishes.shape });
/** Somebody who is alone with bots needs no more time; `version` is that of the table they look at. */
export const ready = z.strictObject({ type: z.literal('ready'), table: tableName, version });

/** Asks for a sign of life. */
export const ping = z.strictObject({ type: z.literal('ping') });

/** Whatever a client may say. */
export const inbound = z.discriminatedUnion('type', [
  hello,
  watch,
  leave,
  act,
  shuffle,
  reveal,
  pace,
  ready,
  say,
  ping,
]);
export type Inbound = z.infer<typeof inbound>;
export type Wishes = z.infer<typeof wishes>;
export type PaceMessage = z.infer<typeof pace>;
export type ReadyMessage = z.infer<typeof ready>;
export type ActMessage = z.infer<typeof act>;
export type ShuffleMessage = z.infer<typeof shuffle>;
export type RevealMessage = z.infer<typeof reveal>;
