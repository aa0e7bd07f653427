import { z } from 'zod';
import { aside, incidentFacts } from './aside.ts';
import { offered } from './bounds.ts';
import { cents } from './http-parts.ts';
import { referred, STAFF_ROLES } from './http-staff.ts';
import { groundRef, tableName, version } from './names.ts';

const role = z.enum(STAFF_ROLES);
/** A kind of the engine’s, or the words of which one is said. */
const fieldKind = z.union([z.string(), z.array(z.string())]);

export const floorParams = z.object({
  table: z.string().describe('The name of a table'),
  claim: z.string().describe('The id of a claim'),
});
/** POST /api/staff/tables/:table/stop and /go-on */
export const stopRequest = z.strictObject({ as: role });
/** POST /api/staff/tables/:table/claims/:claim */
export const claimAnswerRequest = z.strictObject({ as: role, reason: z.string().trim().min(1).max(300) });
/** POST /api/tables/:table/claims */
export const claimRequest = z.strictObject({ incident: z.string().min(1).max(40), facts: incidentFacts });
export const claimed = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({
    ok: z.literal(false),
    refusal: z.object({
      code: z.string(),
      grounds: z.array(groundRef),
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  }),
]);

/** What can be said of an error at a table now: which there are, the facts of each, and who and what is there to be named. */
export const reportSheet = z.object({
  table: tableName,
  ruleset: z.string(),
  game: z.string(),
  /** The bounds of a report; null where nothing can be reported now. */
  report: offered.nullable(),
  /** Everything that this game knows to go wrong. */
  incidents: z.array(z.string()),
  /** Which facts may be told with an incident. */
  facts: z.array(z.string()),
  people: z.array(z.object({ name: z.string(), seat: z.int().nullable() })),
  cards: z.array(z.object({ no: z.int(), card: z.string(), hand: z.string() })),
});

/** GET /api/staff/tables/:table: what one may do here in each of one’s roles. */
export const staffTable = reportSheet.extend({
  version,
  isByHand: z.boolean(),
  /** The roles one is on duty in at this table. */
  duties: z.array(role),
  /** What the text of this table calls them. */
  titles: z.object({ croupier: z.string().nullable(), inspector: z.string().nullable() }),
  /** What one may do, with its bounds, and the kind of each of its fields. */
  acts: z.array(z.object({ role, act: offered, fields: z.record(z.string(), fieldKind) })),
  referred: referred.nullable(),
  /** What the case is about, as it was reported; null where there is none, or where it was a word that everybody heard. */
  reported: z.object({ incident: z.string(), player: z.string().nullable(), note: z.string().nullable() }).nullable(),
  said: aside.nullable(),
  /** What lies on accounts that are no player’s: bank, deposit, cagnotte, tips, the house. */
  money: z.array(z.object({ account: z.string(), amount: cents })),
  /** Who waits for a place, in their order. */
  waiting: z.array(z.string()),
  /** What is still to be done with the pack, and whether somebody has asked for a check of it. */
  pack: z.object({ steps: z.array(z.string()), isCheckAsked: z.boolean() }),
});

export type StaffTableSheet = z.infer<typeof staffTable>;
export type ClaimAnswer = z.infer<typeof claimed>;
export type ReportSheet = z.infer<typeof reportSheet>;
