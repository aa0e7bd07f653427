import type { StaffRole } from '@sabot/engine';
import { z } from 'zod';
import { cents, isTyped } from './http-parts.ts';
import { groundRef, tableName } from './names.ts';

/** The people who work at a house. */
export const STAFF_ROLES = ['croupier', 'inspector', 'director'] as const satisfies readonly StaffRole[];
const role = z.enum(STAFF_ROLES);
const name = z.string().min(1).max(100);
const password = z.string().min(10).max(200);

/** POST /api/staff/join: the code of an invitation, and how one wants to be known. */
export const joinRequest = z.strictObject({ code: z.string().min(1).max(100), name, password });
/** POST /api/staff/sessions */
export const signInRequest = z.strictObject({ name, password: z.string().min(1).max(200) });
/** POST /api/staff/invitations */
export const invitationRequest = z.strictObject({ roles: z.array(role).min(1).max(3) });
export const invitation = z.object({ code: z.string() });
/** POST /api/staff/shifts; without a table one is on duty at all of them. */
export const shiftRequest = z.strictObject({
  role,
  table: tableName.nullable().default(null),
  relieves: name.nullable().default(null),
  /** When one is to be relieved. */
  until: z.int().min(0).max(8.64e15).nullable().default(null),
});
export const shiftEnd = z.strictObject({ role });
/** DELETE /api/staff/people/:name */
export const staffParams = z.object({ name });
/** POST /api/staff/alarms/cleared */
export const alarmRequest = z.strictObject({ alarm: z.string().min(1).max(200) });

/** Base64 for addresses, as browsers write what belongs to a passkey. */
const base64 = z
  .string()
  .min(1)
  .max(8192)
  .regex(/^[A-Za-z0-9_-]+$/);
const credential = { id: base64, rawId: base64, type: z.literal('public-key') };
/** What a browser needs to make a passkey or to show one: `PublicKeyCredential` reads it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
/** POST /api/staff/passkeys/options: the password again, so that nobody at somebody else’s screen makes one. */
export const passkeyOptionsRequest = z.strictObject({ password: z.string().min(1).max(200) });
/** A passkey that a browser has made, as `toJSON()` of it says; the house looks at no more than this. */
export const passkeyMade = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64, attestationObject: base64 }),
});
/** POST /api/staff/passkeys, with what its owner calls it. */
export const passkeyRequest = z.strictObject({
  label: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^[^\p{C}]+$/u),
  credential: passkeyMade,
});
/** A passkey that is shown: `toJSON()` of it. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: base64.nullish().transform((value) => value ?? null),
  }),
});
/** POST /api/staff/passkeys/sessions */
export const passkeySignIn = z.strictObject({ credential: passkeyAnswer });
/** GET /api/staff/passkeys: one’s own. */
export const passkeys = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    /** The host it counts for. */
    host: z.string(),
    since: z.number(),
    used: z.number().nullable(),
  }),
);
/** DELETE /api/staff/passkeys/:id */
export const passkeyParams = z.object({ id: base64 });

export const shift = z.object({
  name: z.string(),
  role,
  table: tableName.nullable(),
  since: z.number(),
  relieved: z.string().nullable(),
  until: z.number().nullable(),
});

/** GET /api/staff/me; null for somebody who does not work here. */
export const staffMember = z.object({ name: z.string(), roles: z.array(role), shifts: z.array(shift) });

/** GET /api/staff/people: for the director. */
export const staffPeople = z.object({
  people: z.array(staffMember.omit({ shifts: true }).extend({ since: z.number() })),
  shifts: z.array(shift),
  invitations: z.array(z.object({ roles: z.array(role), by: z.string(), until: z.number().nullable() })),
});

/** GET /api/staff/rights: who may ever do what. */
export const rights = z.array(z.object({ act: z.string(), kinds: z.array(z.string()) }));

const effect = z.custom<{ readonly do: string }>((value) => typeof (value as { do?: unknown } | null)?.do === 'string');
/** A case that the text leaves to a person: to whom, between what, by which rules, and until when. */
export const referred = z.object({
  to: z.enum(['inspector', 'director']),
  choices: z.array(z.array(effect)),
  grounds: z.array(groundRef),
  from: z.number().nullable(),
  until: z.number().nullable(),
  /** Somebody whom the text names is on duty. */
  isAttended: z.boolean(),
});

export const alarm = z.object({
  id: z.string(),
  kind: z.enum([
    'referred',
    'unattended',
    'paused',
    'stopped',
    'claim',
    'at-its-limit',
    'lost-console',
    'relief-due',
    'unauthorised',
  ]),
  /** Its cause is over; it stays until somebody clears it. */
  isOver: z.boolean(),
  clearedBy: z.string().nullable(),
});

const result = z.string();
/** GET /api/staff/pit: every table at a glance. */
export const pit = z.array(
  z.object({
    table: tableName,
    ruleset: z.string(),
    game: z.string(),
    phase: z.string(),
    people: z.int(),
    bots: z.int(),
    seats: z.int(),
    talla: z.int(),
    coups: z.int(),
    results: z.array(result),
    bank: cents.nullable(),
    cagnotte: cents.nullable(),
    clock: z.object({ name: z.string(), until: z.number().nullable() }).nullable(),
    isPaused: z.boolean(),
    isByHand: z.boolean(),
    /** Who deals here, and who rules. */
    croupiers: z.array(z.string()),
    inspectors: z.array(z.string()),
    /** Both, with when they came and when they are to be relieved. */
    duties: z.array(shift.pick({ name: true, role: true, since: true, until: true, relieved: true })),
    /** Who has ordered the table to close; null: nobody. */
    closing: z.string().nullable(),
    referred: referred.nullable(),
    alarms: z.array(alarm),
  }),
);

/** POST /api/staff/tables/:table/preview */
export const previewRequest = z.strictObject({
  as: role,
  act: z.string().min(1).max(40),
  fields: z.record(z.string().max(40), z.unknown()).default({}),
});
/** The hands as they lie before everybody’s eyes, and whom the table waits for; `?` is a card that would be turned up, and is not yet known. */
const tableShown = z.object({
  hands: z.array(z.object({ hand: z.string(), cards: z.array(z.string()), total: z.int().nullable() })),
  awaits: z.array(
    z.object({
      by: z.array(z.object({ kind: z.string(), id: z.string().optional() })),
      acts: z.array(z.string()),
    }),
  ),
});
/** What the act would do; nothing was done. Or why it would be refused. */
export const previewed = z.union([
  z.object({
    ok: z.literal(true),
    events: z.array(z.custom<{ readonly type: string }>(isTyped)),
    /** False: what follows turns on cards that nobody has seen. */
    isCertain: z.boolean(),
    money: z.array(z.object({ account: z.string(), before: cents, after: cents })),
    before: tableShown,
    /** Null: it turns on cards that nobody has seen. */
    after: tableShown.nullable(),
  }),
  z.object({
    ok: z.literal(false),
    refusal: z.object({
      code: z.string(),
      grounds: z.array(groundRef),
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  }),
]);

export type { StaffRole } from '@sabot/engine';
export type StaffMember = z.infer<typeof staffMember>;
export type PasskeyMade = z.infer<typeof passkeyMade>;
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
export type PasskeySheet = z.infer<typeof passkeys>[number];
export type StaffPeople = z.infer<typeof staffPeople>;
export type StaffShift = z.infer<typeof shift>;
export type Pit = z.infer<typeof pit>;
export type PitTable = Pit[number];

export type ReferredCase = z.infer<typeof referred>;
export type PreviewedAct = z.infer<typeof previewed>;
export type TableShown = z.infer<typeof tableShown>;
export type RightsTable = z.infer<typeof rights>;
