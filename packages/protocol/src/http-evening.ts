import { z } from 'zod';
import { cents } from './http-parts.ts';
import { tableName } from './names.ts';

const moment = { talla: z.int(), coup: z.int() };

/** One shoe of an evening. */
const eveningTalla = z.object({
  talla: z.int(),
  isOver: z.boolean(),
  coups: z.int(),
  ends: z.object({ punto: z.int(), banca: z.int(), tie: z.int(), annulled: z.int() }),
  /** When its first and its last coup ended, in milliseconds since 1970; null: there was none. */
  firstAt: z.number().nullable(),
  lastAt: z.number().nullable(),
});

const eveningPerson = z.object({
  name: z.string(),
  isBot: z.boolean(),
  net: cents,
  coups: z.int(),
  best: z.object({ ...moment, net: cents }).nullable(),
});

const eveningBank = z.object({
  talla: z.int(),
  banker: z.string(),
  awarded: cents.nullable(),
  /** What it had won or lost in all after each of its coups. */
  line: z.array(z.object({ coup: z.int(), sum: cents })),
  end: z.enum(['lost', 'passed', 'refused', 'unanswered', 'talla', 'left', 'returned']).nullable(),
});

/** GET /api/tables/:table/evening: some tallas of a table, as everybody saw them. */
export const eveningSheet = z.object({
  table: tableName,
  ruleset: z.string(),
  game: z.string(),
  tallas: z.array(eveningTalla),
  /** The winners first. */
  people: z.array(eveningPerson),
  banks: z.array(eveningBank),
  /** Its place among the banks. */
  longestBank: z.int().nullable(),
  boldestBanco: z
    .object({ ...moment, as: z.enum(['banco', 'mesa']), players: z.array(z.string()), amount: cents, net: cents })
    .nullable(),
  biggestWin: z.object({ ...moment, name: z.string(), net: cents }).nullable(),
  /** What was deducted from winnings. */
  deducted: cents,
  /** Whoever asks had a part in it, and may keep a link to it. */
  mine: z.boolean(),
});

/** GET /api/tables/:table/evening */
export const eveningQuery = z.object({
  from: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe('The first talla; without it, as many as belong to one evening'),
  to: z.coerce.number().int().min(1).optional().describe('The last talla; without it, the one in play'),
});

/** POST /api/tables/:table/evenings: keep a link to these tallas. */
export const keepEvening = z.strictObject({ from: z.int().min(1), to: z.int().min(1) });
/** Its link is /evening/CODE. */
export const eveningCode = z.string().regex(/^[A-Za-z0-9_-]{24}$/);
export const evening = z.object({
  code: eveningCode,
  /** Whether everybody with the link may look, or only those who played. */
  isShared: z.boolean(),
  /** Whoever asks may change that. */
  isOwn: z.boolean(),
});
/** GET /api/evenings/:code */
export const keptEvening = z.object({ ...eveningSheet.shape, kept: evening });
/** PUT /api/evenings/:code */
export const shareEvening = z.strictObject({ isShared: z.boolean() });

export type EveningSheet = z.infer<typeof eveningSheet>;
export type EveningLink = z.infer<typeof evening>;
export type KeptEvening = z.infer<typeof keptEvening>;
