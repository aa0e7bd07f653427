import { z } from 'zod';

export const cents = z.int();
export const bilingual = z.object({ es: z.string(), en: z.string() });
/** Events are the engine's own; here it is only checked that they say what they are. */
export const isTyped = (value: unknown): boolean => typeof (value as { type?: unknown } | null)?.type === 'string';
