import { type GroundRef, refOf } from '@sabot/engine';

/** What several rulings rest on, each ground named once. */
export const refsOf = (
  rulings: readonly { readonly grounds: readonly Parameters<typeof refOf>[0][] }[],
): readonly GroundRef[] => [...new Set(rulings.flatMap(({ grounds }) => grounds.map(refOf)))];
