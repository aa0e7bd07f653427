import { z } from 'zod';
import { bound } from './bounds.ts';
import { cents } from './http-parts.ts';
import { code, commandId, facts, groundRef, tableName } from './names.ts';

/** Who may come to a table that somebody has opened: everybody, whoever has its link, or whoever its host lets in. */
export const ADMISSIONS = ['everybody', 'link', 'asking'] as const;
/** What those who have no place there see: nothing, the table as it is, or each coup once it is over. */
export const SPECTATORS = ['none', 'now', 'one-coup-late'] as const;
/** What somebody is at such a table: its host, let in, asking, sent away by the host, or none of these. */
export const RELATIONS = ['host', 'admitted', 'asking', 'removed', 'nobody'] as const;
/** What somebody sees of it: whoever has a place there sees it now. */
export const SEES = ['now', 'one-coup-late', 'nothing'] as const;
/** How fast its clocks go, beside the pace of the house. */
export const TABLE_PACES = ['brisk', 'usual', 'calm'] as const;

const setting = z.union([z.string().max(40), z.number(), z.boolean()]);
/** What differs from the regulation's own terms; limits in cents. */
const settings = z.record(z.string().max(40), setting).refine((given) => Object.keys(given).length <= 40);
const rulesetId = z.string().min(1).max(80);

/** How many bots; `stay` false: only while people are missing, one fewer for each person who comes. */
export const botsWanted = z.strictObject({ count: z.int().min(0).max(12), stay: z.boolean().default(true) });

/** POST /api/tables/check: terms as they are being typed; nothing is opened. */
export const termsRequest = z.strictObject({ ruleset: rulesetId, settings: settings.default({}) });

const refusal = z.object({ code, grounds: z.array(groundRef), facts });

/** Whether a table may be opened on these terms, and within what. */
export const termsAnswer = z.object({
  /** Null: they are lawful. Else why not, by which rule. */
  refusal: refusal.nullable(),
  /** The whole terms: those given, and the regulation's own for the rest. */
  settings: z.record(z.string(), setting),
  /** What may be chosen, in the order of the game: an amount in cents, a number, yes or no, or one of these words. */
  kinds: z.record(z.string(), z.union([z.enum(['amount', 'number', 'flag']), z.array(z.string())])),
  /** Within what, and by which rule, on these terms; where they are refused, on the regulation's own. */
  fields: z.record(z.string(), bound),
});

/** POST /api/tables: opens a table of one's own. */
export const openTableRequest = z.strictObject({
  commandId,
  /** A director opens it for the house: it has no host. */
  as: z.literal('director').optional(),
  ruleset: rulesetId,
  settings: settings.default({}),
  pace: z.enum(TABLE_PACES).default('usual'),
  bots: botsWanted.default({ count: 0, stay: true }),
  admission: z.enum(ADMISSIONS).default('link'),
  spectators: z.enum(SPECTATORS).default('now'),
});

/** What all at a table are told of its evening; in the message of the table as `hosted`. */
export const hostedNotice = z.object({
  /** Null: the house itself has opened it. */
  host: z.string().nullable(),
  /** The host follows the table right now. */
  isHostHere: z.boolean(),
  /** Who is asked to be the host, since the host has left or hands the table on. */
  offered: z.string().nullable(),
  /** The host has stopped the clocks: who, and when. */
  paused: z.object({ by: z.string(), since: z.number() }).nullable(),
  /** It closes as soon as the coup is over and everybody has their chips. */
  isClosing: z.boolean(),
  admission: z.enum(ADMISSIONS),
  spectators: z.enum(SPECTATORS),
  pace: z.enum(TABLE_PACES),
  bots: z.object({ count: z.int(), stay: z.boolean() }),
  /** Who asks to come in. */
  asking: z.array(z.string()),
  /** Nobody talks: neither chat nor gestures. */
  isQuiet: z.boolean(),
  /** Who goes as soon as the law lets them go. */
  leaving: z.array(z.string()),
});

/** GET /api/tables/:table/hosted: a table that somebody has opened, as whoever asks may know it. */
export const hostedSheet = z.object({
  table: tableName,
  ruleset: z.string(),
  game: z.string(),
  settings: z.record(z.string(), z.unknown()),
  opened: z.number(),
  /** When it was closed; its records stay. */
  closed: z.number().nullable(),
  /** What one is here: its host, let in, asking, sent away by the host, or none of these. */
  you: z.enum(RELATIONS),
  /** What one sees of it without a place there. */
  sees: z.enum(SEES),
  /** Null once it is closed. */
  notice: hostedNotice.nullable(),
  seats: z.int(),
  freeSeats: z.array(z.int()),
  /** Who has a place here, bots included; and who of them is a bot. */
  people: z.array(z.object({ name: z.string(), seat: z.int().nullable(), isHere: z.boolean() })),
  bots: z.array(z.string()),
  /** For the host: the code, and the links that carry it. */
  code: z.string().nullable(),
  links: z.array(z.string()),
});

const text = z.string().min(1).max(100);
/** POST /api/invitations and /api/join: a code as it is typed, or as the link has it after `/join#`. */
export const codeRequest = z.strictObject({ code: z.string().min(1).max(60) });

/** POST /api/invitations: what a link leads to; for whoever has it, before they enter with a name. */
export const invitationSheet = z.object({
  ruleset: z.string(),
  game: z.string(),
  host: z.string().nullable(),
  isHostHere: z.boolean(),
  admission: z.enum(ADMISSIONS),
  minimum: cents,
  unit: cents,
  seats: z.int(),
  freeSeats: z.int(),
  people: z.array(z.string()),
  isPaused: z.boolean(),
});

/** POST /api/join and /api/tables/:table/ask: let in, or the host is asked. */
export const joinEntry = z.object({ table: tableName, entry: z.enum(['admitted', 'asking']) });

/** Said once for each thing; `as` where a director does it instead of the host. */
const said = { commandId, as: z.literal('director').optional() };

/** POST /api/tables/:table/host: what its host does, or whoever is asked to be it. */
export const hostAct = z.discriminatedUnion('act', [
  z.strictObject({ ...said, act: z.literal('pause') }),
  z.strictObject({ ...said, act: z.literal('go-on') }),
  /** Between coups, with all their chips; they cannot come back by the link. */
  z.strictObject({ ...said, act: z.literal('remove'), name: text }),
  z.strictObject({ ...said, act: z.literal('admit'), name: text }),
  z.strictObject({ ...said, act: z.literal('turn-away'), name: text }),
  z.strictObject({ ...said, act: z.literal('set-admission'), admission: z.enum(ADMISSIONS) }),
  z.strictObject({ ...said, act: z.literal('set-spectators'), spectators: z.enum(SPECTATORS) }),
  z.strictObject({ ...said, act: z.literal('set-quiet'), isQuiet: z.boolean() }),
  z.strictObject({ ...said, act: z.literal('set-bots'), bots: botsWanted }),
  z.strictObject({ ...said, act: z.literal('renew-link') }),
  /** Asks somebody who has a place there; they are the host once they take it. */
  z.strictObject({ ...said, act: z.literal('hand-on'), to: text }),
  /** For whoever is asked. */
  z.strictObject({ ...said, act: z.literal('take-over') }),
  z.strictObject({ ...said, act: z.literal('decline') }),
  z.strictObject({ ...said, act: z.literal('close') }),
]);

export type Admission = (typeof ADMISSIONS)[number];
export type Spectators = (typeof SPECTATORS)[number];
export type TablePace = (typeof TABLE_PACES)[number];
export type BotsWanted = z.infer<typeof botsWanted>;
export type TermsAnswer = z.infer<typeof termsAnswer>;
export type OpenTableRequest = z.infer<typeof openTableRequest>;
export type HostedNotice = z.infer<typeof hostedNotice>;
export type HostedSheet = z.infer<typeof hostedSheet>;
export type InvitationSheet = z.infer<typeof invitationSheet>;
export type JoinEntry = z.infer<typeof joinEntry>;
export type HostAct = z.infer<typeof hostAct>;
