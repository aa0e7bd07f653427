import { z } from 'zod';

/** POST /api/guests */
export const guestRequest = z.strictObject({ name: z.string().min(1).max(100) });
export const guest = z.object({ name: z.string(), chips: z.number(), money: z.literal('play') });

/** One line of GET /api/tables */
export const lobbyTable = z.object({
  table: z.string(),
  ruleset: z.string(),
  phase: z.string(),
  seats: z.number(),
  people: z.number(),
  bots: z.number(),
  minimum: z.number(),
  maximum: z.number(),
  coups: z.number(),
});
export type Guest = z.infer<typeof guest>;
export type LobbyTable = z.infer<typeof lobbyTable>;
