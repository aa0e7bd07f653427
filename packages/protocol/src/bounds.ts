import { z } from 'zod';
import { code, facts, groundRef } from './names.ts';

const option = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Within what a field may be chosen; the engine's own bounds, their grounds by their short names. */
export const bound = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('amount'),
    min: z.number(),
    max: z.number(),
    step: z.number(),
    orNothing: z.boolean(),
    /** Of a bet: the result it is a stake on, where its name does not say it. */
    on: z.string().optional(),
    grounds: z.object({ min: groundRef, max: groundRef, step: groundRef }),
  }),
  z.object({ kind: z.literal('one-of'), options: z.array(option), ground: groundRef }),
  z.object({
    kind: z.literal('between'),
    min: z.number(),
    max: z.number(),
    grounds: z.object({ min: groundRef, max: groundRef }),
  }),
  z.object({ kind: z.literal('not'), refused: z.array(z.string()), ground: groundRef }),
]);
export type BoundMessage = z.infer<typeof bound>;

/** What binds several fields together. */
export const joint = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sum-at-most'), of: z.array(z.string()), max: z.number(), ground: groundRef }),
  z.object({
    kind: z.literal('apart-by'),
    between: z.array(z.string()).length(2),
    atLeast: z.number(),
    ground: groundRef,
  }),
  z.object({
    kind: z.enum(['only-with', 'needed-with']),
    field: z.string(),
    other: z.string(),
    values: z.array(z.string()),
    /** Of a list: how many it must have. */
    atLeast: z.number().optional(),
    /** Another field that will do instead. */
    or: z.string().optional(),
    ground: groundRef,
  }),
  z.object({
    kind: z.literal('not-with'),
    field: z.string(),
    refused: z.array(z.union([z.string(), z.number(), z.null()])),
    other: z.string(),
    values: z.array(z.string()),
    ground: groundRef,
  }),
]);
export type JointMessage = z.infer<typeof joint>;

/** Something this viewer may do now. */
export const offered = z.object({
  act: z.string(),
  fields: z.record(z.string(), bound),
  joint: z.array(joint),
  grounds: z.array(groundRef),
});
export type Offered = z.infer<typeof offered>;

/** Something the table waits for this viewer to do, and that the law forbids them now. */
export const forbidden = z.object({ act: z.string(), code, grounds: z.array(groundRef), facts });
export type Forbidden = z.infer<typeof forbidden>;
