import { z } from 'zod';
import { cents } from './http-parts.ts';
import { tableName, version } from './names.ts';

/** POST /api/guests */
export const guestRequest = z.strictObject({ name: z.string().min(1).max(100) });

/** What a guest has asked to be held to; null: nothing. Stricter takes effect at once, looser after a day. */
export const limits = z.strictObject({
  /** The most that may be lost in a day, in cents. */
  lossLimit: cents.min(0).nullable(),
  /** How often they are told how long they have played and what came of it, in minutes. */
  realityMinutes: z
    .int()
    .min(1)
    .max(24 * 60)
    .nullable(),
});

/** GET and PUT /api/me/limits */
export const limitsState = z.object({
  now: limits,
  /** What was asked for and comes into force later. */
  later: z.object({ limits, from: z.number() }).nullable(),
  lostToday: cents,
});

/** GET /api/me; null for somebody who has not entered. */
export const guest = z.object({
  name: z.string(),
  chips: cents,
  /** What stands before them and on the cloth, table by table. */
  tables: z.array(z.object({ table: tableName, chips: cents, staked: cents })),
  money: z.literal('play'),
});

/** DELETE /api/me/sessions */
export const sessionsQuery = z.object({
  here: z
    .enum(['0', '1'])
    .default('0')
    .describe('1: also the session that asks. Without one nobody can come back to this name'),
});

/** GET /api/me/statement: the wallet's postings, newest first. */
export const statement = z.object({
  lines: z.array(z.object({ no: version, at: z.number(), from: z.string(), to: z.string(), amount: cents })),
  more: z.boolean(),
});

/** GET /api/me/statement */
export const statementQuery = z.object({
  before: z.coerce.number().int().min(1).optional().describe('Only lines before the one of this number'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export type Limits = z.infer<typeof limits>;
export type LimitsState = z.infer<typeof limitsState>;
export type Guest = z.infer<typeof guest>;
export type Statement = z.infer<typeof statement>;
