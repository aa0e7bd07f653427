import { z } from 'zod';
import { code } from './names.ts';

export * from './http-guests.ts';
export * from './http-law.ts';
export * from './http-tables.ts';

/** Whatever was refused: a code for programs, one line for people. */
export const refusedRequest = z.object({ code, line: z.string() });

/** GET /healthz */
export const health = z.object({ ok: z.boolean(), tables: z.int() });

export type RefusedRequest = z.infer<typeof refusedRequest>;
