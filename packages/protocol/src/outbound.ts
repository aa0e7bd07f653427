import type {
  CheminDeFerView,
  CheminDeFerWitnessed,
  DosPanosView,
  DosPanosWitnessed,
  PuntoBancaView,
  Situation,
  WitnessedEvent,
} from '@sabot/engine';
import { z } from 'zod';
import { aside } from './aside.ts';
import { forbidden, offered } from './bounds.ts';
import { hostedNotice } from './http-hosted.ts';
import { wishes } from './inbound.ts';
import { code, commandId, facts, groundRef, revision, tableName, version } from './names.ts';
import { type SaidMessage, said } from './talk.ts';

export const welcome = z.object({
  type: z.literal('welcome'),
  protocol: z.int(),
  /** Null: nobody has entered with this connection; it may look on. */
  you: z.string().nullable(),
  /** The chips are for play and worth nothing. */
  money: z.literal('play'),
});

/**
 * Whom the table waits for. The clock counts `from` the moment by which the felt has shown what led to it `until` its
 * lapse, in milliseconds since 1970. `until` is null where no clock runs, `from` too but where a clock waits for somebody alone.
 */
export const awaited = z.object({
  by: z.array(z.object({ kind: z.string(), id: z.string().optional() })),
  acts: z.array(z.string()),
  clock: z.string(),
  lapse: z.string(),
  from: z.number().nullable(),
  until: z.number().nullable(),
});

/** The shuffle of the shoe in play, or of the one being made. */
export const shuffling = z.object({
  talla: z.int(),
  phase: z.enum(['shuffling', 'cutting', 'revealing', 'closed']),
  /** What the house has committed to. */
  commitment: z.string(),
  contributions: z.array(z.object({ player: z.string(), commitment: z.string(), revealed: z.boolean() })),
  /** Who is still waited for in this phase, and until when. */
  waitsFor: z.array(z.string()),
  until: z.number().nullable(),
});

/** Who is alone with bots, how they want the table to go, and whether they may say that they need no more time. */
export const alone = z.object({ name: z.string(), ...wishes.shape, mayHurry: z.boolean() });

/** What a viewer is told of a table, by the game that is played there. */
export interface Games {
  readonly 'punto-banca': { readonly view: PuntoBancaView; readonly event: WitnessedEvent };
  readonly 'chemin-de-fer': { readonly view: CheminDeFerView; readonly event: CheminDeFerWitnessed };
  readonly 'dos-panos': { readonly view: DosPanosView; readonly event: DosPanosWitnessed };
}
export type GameName = keyof Games;

/** What the message of every table has, whatever is played there. */
const anyTable = z.object({
  type: z.literal('table'),
  table: tableName,
  ruleset: z.string(),
  version,
  revision,
  /** Who at this table is a bot. */
  bots: z.array(z.string()),
  /** Null between two shoes. */
  shuffle: shuffling.nullable(),
  acts: z.array(offered),
  awaits: z.array(awaited),
  /** Only where one person is alone with bots. */
  alone: alone.optional(),
  /** Only where something is said beside the game. */
  aside: aside.optional(),
  /** Only at a table that somebody has opened. */
  hosted: hostedNotice.optional(),
  /** What the law says of the table as it stands, the same for everybody; only where the game has such things. */
  situation: z.custom<Situation>(isObject).optional(),
  /** Only where the table waits for something that this viewer may not do. */
  forbidden: z.array(forbidden).optional(),
});

const tableOf = <G extends GameName>(game: G) =>
  anyTable.extend({
    game: z.literal(game),
    view: z.custom<Games[G]['view']>(isObject),
    /** As this viewer may witness them. What is hidden from them still has its number. */
    events: z.array(z.object({ no: version, event: z.custom<Games[G]['event']>(isTyped) })),
  });

/** The whole table as this viewer sees it, and what has happened since the version they had; `game` says what to read in it. */
export const table = z.discriminatedUnion('game', [
  tableOf('punto-banca'),
  tableOf('chemin-de-fer'),
  tableOf('dos-panos'),
]);

const change = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** An event told by one of the last `EVENTS_KEPT`: the event so many before it, and what is otherwise in this one. */
const eventLike = z.union([z.tuple([z.int().min(1)]), z.tuple([z.int().min(1), change])]);

/** What has changed since the revision `from`; `TableReader` makes the whole message of it. */
export const tableDelta = z.object({
  type: z.literal('delta'),
  table: tableName,
  from: revision,
  to: revision,
  /** Numbered on from the version before. */
  events: z.array(z.union([z.custom<WitnessedEvent>(isTyped), eventLike])),
  /** Of the message, but for `version`, `revision`, `events` and `acts`. */
  change: z.record(z.string(), z.union([z.literal(0), change])).optional(),
  /** The names of all acts offered now; left out where they are the same. */
  acts: z.array(z.string()).optional(),
  /** What is otherwise than when the act of this name was last offered. */
  offers: z.record(z.string(), change).optional(),
});

export const answer = z.discriminatedUnion('ok', [
  z.object({ type: z.literal('answer'), table: tableName, commandId, ok: z.literal(true), version }),
  z.object({
    type: z.literal('answer'),
    table: tableName,
    commandId,
    ok: z.literal(false),
    refusal: z.object({ code, grounds: z.array(groundRef), facts }),
  }),
]);

/**
 * Something could not be understood or done; the connection goes on unless it is closed with it. With a `commandId` that command has
 * reached no table, and this is its answer.
 */
export const error = z.object({ type: z.literal('error'), code, line: z.string(), commandId: commandId.optional() });

/** A guest asked to be told, from time to time, how long they have played and what came of it. */
export const realityCheck = z.object({
  type: z.literal('reality-check'),
  since: z.number(),
  minutes: z.int(),
  /** Won (above zero) or lost since then, in cents. */
  net: z.int(),
});

/** The sign of life that was asked for. */
export const pong = z.object({ type: z.literal('pong') });

/** To whoever works here: something has changed in the pit, which `GET /api/staff/pit` tells. */
export const pitChanged = z.object({ type: z.literal('pit-changed') });

export const outbound = z.union([welcome, table, tableDelta, answer, error, realityCheck, said, pong, pitChanged]);
export type Welcome = z.infer<typeof welcome>;
export type Awaited = z.infer<typeof awaited>;
export type Alone = z.infer<typeof alone>;
type Told<G extends GameName> = z.infer<typeof anyTable> & {
  readonly game: G;
  readonly view: Games[G]['view'];
  readonly events: readonly { readonly no: number; readonly event: Games[G]['event'] }[];
};
export type PuntoBancaMessage = Told<'punto-banca'>;
export type CheminDeFerMessage = Told<'chemin-de-fer'>;
export type DosPanosMessage = Told<'dos-panos'>;
/** The message of a table; `game` tells which. */
export type TableMessage = PuntoBancaMessage | CheminDeFerMessage | DosPanosMessage;
/** The message of a table where this game is played. */
export type TableMessageOf<G extends GameName> = TableMessage & Told<G>;
export type TableDelta = z.infer<typeof tableDelta>;
export type Answer = z.infer<typeof answer>;
export type ErrorMessage = z.infer<typeof error>;
export type RealityCheck = z.infer<typeof realityCheck>;
export type Pong = z.infer<typeof pong>;
export type Shuffling = z.infer<typeof shuffling>;
export type PitChanged = z.infer<typeof pitChanged>;
export type Outbound =
  | Welcome
  | TableMessage
  | TableDelta
  | Answer
  | ErrorMessage
  | RealityCheck
  | SaidMessage
  | Pong
  | PitChanged;
export type {
  CheminDeFerEvent,
  CheminDeFerView,
  CheminDeFerWitnessed,
  DosPanosEvent,
  DosPanosView,
  DosPanosWitnessed,
  Missing,
  PuntoBancaEvent,
  PuntoBancaView,
  Situation,
  WitnessedEvent,
} from '@sabot/engine';

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
function isTyped(value: unknown): boolean {
  return isObject(value) && typeof (value as { type?: unknown }).type === 'string';
}
