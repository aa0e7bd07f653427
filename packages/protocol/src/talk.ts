import { z } from 'zod';
import { commandId, tableName } from './names.ts';
import { GESTURES, MOST_UNITS } from './talk-line.ts';

const spoken = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('line'), line: z.string().max(MOST_UNITS) }),
  z.strictObject({ is: z.literal('gesture'), gesture: z.enum(GESTURES) }),
]);

/** Somebody at a table that a person opened says a line to the others, or makes a gesture. It is no act, and is not kept. */
export const say = z.strictObject({ type: z.literal('say'), table: tableName, commandId, what: spoken });

/** What somebody at the table has said. */
export const said = z.object({
  type: z.literal('said'),
  table: tableName,
  /** Counts what was said at the table since it was opened here. */
  no: z.int(),
  by: z.string(),
  at: z.number(),
  what: spoken,
});

export type Spoken = z.infer<typeof spoken>;
export type SayMessage = z.infer<typeof say>;
export type SaidMessage = z.infer<typeof said>;
