import { z } from 'zod';
import { AUTHORISED_TERMS } from './authorised-terms.ts';
import { STAFF_ROLES } from './http-staff.ts';
import { commandId, groundRef, tableName } from './names.ts';

const figure = z.int().min(0).max(1e12);
const authorisedTerm = z.union([
  /** An amount in cents or a number: from the least to the most; null: as much as the text lets it. */
  z.strictObject({ least: figure, most: figure.nullable() }),
  z.strictObject({
    options: z
      .array(z.union([z.string().max(40), z.boolean()]))
      .min(1)
      .max(10),
  }),
]);
const terms = z.partialRecord(z.enum(AUTHORISED_TERMS), authorisedTerm);
const moment = z.int().min(0).max(8.64e15);
const text = z.string().trim().min(1).max(200);

/** POST /api/staff/authorisations: what the authority lets tables of a ruleset be opened on, from when till when. */
export const authorisationRequest = z.strictObject({
  commandId,
  ruleset: z.string().min(1).max(80),
  /** The document: its number, or how it is found. */
  reference: text,
  from: moment,
  /** Null: until it is withdrawn. */
  until: moment.nullable().default(null),
  terms,
});
/** POST /api/staff/authorisations/:id/withdraw */
export const withdrawRequest = z.strictObject({ commandId, reason: text });
export const authorisationParams = z.object({ id: z.coerce.number().int().min(1) });

/** GET /api/staff/authorisations: all that were ever given, the newest first. */
export const authorisations = z.array(
  z.object({
    id: z.int(),
    ruleset: z.string(),
    reference: z.string(),
    from: z.number(),
    until: z.number().nullable(),
    terms,
    by: z.string(),
    at: z.number(),
    withdrawn: z.object({ by: z.string(), at: z.number(), reason: z.string() }).nullable(),
    isInForce: z.boolean(),
  }),
);

/** GET /api/staff/journal: what those who work here have done; a day, a table or a person at a time. */
export const journalRequest = z.strictObject({
  table: tableName.optional(),
  name: z.string().min(1).max(100).optional(),
  from: z.coerce.number().int().min(0).max(8.64e15).optional(),
  until: z.coerce.number().int().min(0).max(8.64e15).optional(),
});
export const journal = z.object({
  /** The newest first. */
  entries: z.array(
    z.object({
      at: z.number(),
      /** Null: it was done for the house, not at a table. */
      table: tableName.nullable(),
      name: z.string(),
      role: z.enum(STAFF_ROLES).nullable(),
      act: z.string(),
      fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      /** The rules it rests on, where the law has a say. */
      grounds: z.array(groundRef),
    }),
  ),
  /** There is more than is told at once: ask for less. */
  isCut: z.boolean(),
});

export type AuthorisedTerms = z.infer<typeof terms>;
export type AuthorisationRequest = z.infer<typeof authorisationRequest>;
export type Authorisations = z.infer<typeof authorisations>;
export type Authorisation = Authorisations[number];
export type Journal = z.infer<typeof journal>;
export type JournalEntry = Journal['entries'][number];
