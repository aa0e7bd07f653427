import { z } from 'zod';
import { isTyped } from './http-parts.ts';
import { code, facts, groundRef } from './names.ts';
import type { GameName, Games } from './outbound.ts';

/** A card of a coup: whose it is, how it lies, and who has seen it so far. */
export const lyingCard = z.object({
  no: z.int(),
  hand: z.string(),
  /** As whoever asks knows it when all is over; `??`: they never learn it. */
  card: z.string(),
  face: z.enum(['down', 'up']),
  seenBy: z.array(z.string()),
});

/** One step of play that is shown again. */
export const replayStep = z.object({
  /** As whoever asks witnessed it; null: nothing happened. */
  event: z.custom<Games[GameName]['event']>(isTyped).nullable(),
  /** What has changed in the view; left out: nothing. */
  change: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).optional(),
  /** The cards of the coup; left out: as before. */
  cards: z.array(lyingCard).optional(),
  /** The line of a scenario it begins with. */
  line: z.string().optional(),
  /** Where the line of a scenario shows that something is refused. */
  refusal: z.object({ code, grounds: z.array(groundRef), facts }).optional(),
});

/** Play to be seen again on the felt: the table before it, as whoever asks saw it, and every step from there. */
export const replay = z.object({
  ruleset: z.string(),
  game: z.string(),
  view: z.custom<Games[GameName]['view']>((value) => typeof value === 'object' && value !== null),
  bots: z.array(z.string()),
  /** The cards of the shoe that everybody had seen before it; null: the house does not say. */
  gone: z.array(z.string()).nullable(),
  steps: z.array(replayStep),
  /** Of a coup with very many events only the first and the last are told: so many between them are not. */
  leftOut: z.int().optional(),
});

/** GET /api/tables/:table/coups/:coup */
export const coupReplay = replay.extend({ table: z.string(), talla: z.int(), coup: z.int(), at: z.number() });

export type LyingCard = z.infer<typeof lyingCard>;
export type ReplayStep = z.infer<typeof replayStep>;
export type Replay = z.infer<typeof replay>;
export type CoupReplay = z.infer<typeof coupReplay>;
