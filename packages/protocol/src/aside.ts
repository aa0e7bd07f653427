import { z } from 'zod';
import { STAFF_ROLES } from './http-staff.ts';

const role = z.enum(STAFF_ROLES);
/** The facts of something that went wrong, as they are reported; of cards that came out, how many. */
export const incidentFacts = z.record(
  z.string().max(40),
  z.union([z.string().max(300), z.number(), z.boolean(), z.null()]),
);

/**
 * Something that is said at a table beside the game: an error that somebody made before everybody’s eyes (`seen`), the claim of
 * a player who noticed one, and what became of it. None of it has an effect until it is reported.
 */
const notice = z.object({
  id: z.string(),
  kind: z.enum(['seen', 'claim', 'heard', 'dismissed', 'unheard', 'ruled']),
  incident: z.string(),
  facts: incidentFacts,
  /** Who erred, or who claims; null is the croupier. */
  by: z.string().nullable(),
  /** Who answered a claim, or reported and ruled. */
  answered: z.object({ name: z.string(), role }).nullable(),
  /** Why a claim was dismissed, or why nobody heard it. */
  reason: z.string().nullable(),
});

/** Who has stopped a table, or whose claim is being looked into: nobody else does anything meanwhile. */
const stopped = z.object({
  why: z.enum(['staff', 'claim']),
  by: z.string(),
  role: role.nullable(),
  since: z.number(),
});

/** A director closes the table of the house: everybody goes with their chips, and nobody comes. */
const closing = z.object({ by: z.string(), since: z.number() });

export const aside = z.object({
  stopped: stopped.nullable(),
  notices: z.array(notice),
  closing: closing.optional(),
});

export type IncidentFacts = z.infer<typeof incidentFacts>;
export type Notice = z.infer<typeof notice>;
export type Stopped = z.infer<typeof stopped>;
export type Aside = z.infer<typeof aside>;
