import { z } from 'zod';
import { code, groundRef } from './names.ts';

export * from './http-desk.ts';
export * from './http-evening.ts';
export * from './http-floor.ts';
export * from './http-guests.ts';
export * from './http-hosted.ts';
export * from './http-law.ts';
export * from './http-odds.ts';
export * from './http-replay.ts';
export * from './http-staff.ts';
export * from './http-tables.ts';

/** Whatever was refused: a code for programs, one line for people, and the rules where it is the law that refuses. */
export const refusedRequest = z.object({ code, line: z.string(), grounds: z.array(groundRef).optional() });

/** GET /livez, and /healthz as it was called before. */
export const health = z.object({ ok: z.boolean(), tables: z.int() });

/** GET /readyz; `why` is `closing`, or `store-` and the code of the store. */
export const readiness = z.object({ ok: z.boolean(), why: z.string().nullable() });

/** GET /api/house: what holds at every table of the house. */
export const houseRules = z.object({
  /** Whether a table in which the rules decide everything shows the exact odds of its next coup. */
  liveOdds: z.boolean(),
  /** How many tables a guest may have open, and all guests together; null: nobody opens tables here. */
  ownTables: z.object({ each: z.int(), all: z.int() }).nullable(),
  reach: z.object({
    /** Only this machine reaches the house: links seat nobody else. */
    isThisMachineOnly: z.boolean(),
    /** The addresses that links carry. */
    addresses: z.array(z.string()),
  }),
});

export type HouseRules = z.infer<typeof houseRules>;
export type RefusedRequest = z.infer<typeof refusedRequest>;
