import { z } from 'zod';
import { commandId, tableName, version } from './names.ts';

/** The first message of a connection. `have` says, table by table, which version the client knows already. */
export const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  have: z.record(tableName, version).optional(),
});
export const watch = z.strictObject({ type: z.literal('watch'), table: tableName });
export const leave = z.strictObject({ type: z.literal('leave'), table: tableName });
/** A person does something: the name of one of the acts offered, and its fields. */
export const act = z.strictObject({
  type: z.literal('act'),
  table: tableName,
  commandId,
  act: z.string().min(1).max(40),
  fields: z.record(z.string().max(40), z.unknown()).default({}),
});

/** Whatever a client may say. */
export const inbound = z.discriminatedUnion('type', [hello, watch, leave, act]);
export type Inbound = z.infer<typeof inbound>;
export type ActMessage = z.infer<typeof act>;
