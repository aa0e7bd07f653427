import { z } from 'zod';

/** A table's name in addresses and messages. */
export const tableName = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,79}$/);
/** Made by the client, once for each thing a person does; whoever repeats it gets the first answer. */
export const commandId = z.string().regex(/^[A-Za-z0-9_-]{1,48}$/);
/** How many events a table has seen. */
export const version = z.int().min(0);
/** Counts what a table has looked like since the house opened; a version may have several, while players shuffle. */
export const revision = z.int().min(0);
/** `RULE` or `RULE~READING`: where an answer rests. */
export const groundRef = z.string().min(1).max(100);
/** Codes are for programs; the words for people stand in the client's own language files. */
export const code = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const facts = z.record(z.string(), z.union([z.string(), z.number()]));
