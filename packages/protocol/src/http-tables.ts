import { z } from 'zod';
import { ADMISSIONS, RELATIONS, SEES, SPECTATORS } from './http-hosted.ts';
import { cents, isTyped } from './http-parts.ts';
import { groundRef, tableName, version } from './names.ts';
import type { GameName, Games } from './outbound.ts';

/** How a coup ended: all that roads and counts need. */
export const coupResult = z.object({
  coup: z.int(),
  /** At a table with two paños each has a result of its own, in which its hand is punto. */
  pano: z.enum(['pano-1', 'pano-2']).optional(),
  winner: z.enum(['banca', 'punto', 'tie', 'annulled']),
  punto: z.int().nullable(),
  banca: z.int().nullable(),
  puntoPair: z.boolean(),
  bancaPair: z.boolean(),
  natural: z.boolean(),
});

/** GET /api/tables/:table/results: the shoe in play. */
export const shoeResults = z.object({ talla: z.int(), results: z.array(coupResult) });

/** GET /api/tables/:table/order: who comes before whom, for the bank and for a banco; empty where there is no such order. */
export const orderAhead = z.array(
  z.object({
    of: z.enum(['mano', 'banco']),
    ranks: z.array(
      z.object({
        player: z.string(),
        why: groundRef,
        /** They stand in the order, but let it pass by this once. */
        passedOver: z.literal(true).optional(),
      }),
    ),
  }),
);

/** One line of GET /api/tables */
export const lobbyTable = z.object({
  table: tableName,
  ruleset: z.string(),
  game: z.string(),
  /** How the bank is played, where a game knows several ways. */
  modality: z.string().nullable(),
  phase: z.string(),
  seats: z.int(),
  freeSeats: z.array(z.int()),
  people: z.int(),
  bots: z.int(),
  minimum: cents,
  /** Nothing where only the bank that is in play bounds a stake. */
  maximum: cents,
  unit: cents,
  talla: z.int(),
  coups: z.int(),
  cardsLeft: z.int(),
  /** How many coups are left, where the last ones have been announced. */
  lastCoups: z.int().optional(),
  /** What the table waits for, and until when, in milliseconds since 1970. */
  clock: z.object({ name: z.string(), until: z.number().nullable() }).nullable(),
  results: z.array(coupResult),
  /** Only of a table that somebody has opened. Of one that lets people in by asking, or nobody look on, little else is told. */
  hosted: z
    .object({
      host: z.string().nullable(),
      admission: z.enum(ADMISSIONS),
      spectators: z.enum(SPECTATORS),
      isPaused: z.boolean(),
      /** What one is there. */
      you: z.enum(RELATIONS),
      sees: z.enum(SEES),
    })
    .optional(),
});

/** GET /api/tables/:table/coups?before=&limit=&mine=1, newest first; cards as this viewer may know them. */
export const coupHistory = z.object({
  coups: z.array(
    z.object({
      talla: z.int(),
      coup: z.int(),
      at: z.number(),
      /** They had a stake in it. */
      mine: z.boolean(),
      events: z.array(z.object({ no: version, event: z.custom<Games[GameName]['event']>(isTyped) })),
      /** Of a coup with very many events only the first and the last are told: so many between them are not. */
      leftOut: z.int().optional(),
    }),
  ),
  more: z.boolean(),
  /** What to ask for next, as `before`; null: there is no more. A page may be short, or empty, and have more after it. */
  next: z.int().nullable(),
});

/** GET /api/tables/:table/coups */
export const coupsQuery = z.object({
  before: z.coerce.number().int().min(1).optional().describe('Only coups before the one of this number'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  mine: z.enum(['0', '1']).default('0').describe('1: only those one had a stake in'),
});

/** GET /api/tables/:table/history.sabot; without a talla, the one in play. */
export const historyQuery = z.object({
  talla: z.coerce.number().int().min(1).optional().describe('Without it, the talla in play'),
});

/** GET /api/tables/:table/record: all of it, or that of the last tallas only. */
export const recordQuery = z.object({
  tallas: z.coerce.number().int().min(1).max(1000).optional().describe('Only that of the last so many tallas'),
});

/** One line of GET /api/tables/:table/record: what was committed to, closed, revealed or abandoned. */
export const recordLine = z.looseObject({ deed: z.string(), talla: z.int().optional(), commitment: z.string() });

/** GET /api/tables/:table/proofs/:talla: all that is needed to check a shoe. */
export const proofSheet = z.looseObject({
  table: z.string(),
  talla: z.int(),
  commitment: z.string(),
  secret: z.string(),
});

export type CoupResultMessage = z.infer<typeof coupResult>;
export type ShoeResults = z.infer<typeof shoeResults>;
export type OrderAheadMessage = z.infer<typeof orderAhead>;
export type LobbyTable = z.infer<typeof lobbyTable>;
export type CoupHistory = z.infer<typeof coupHistory>;
