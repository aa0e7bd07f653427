import type { Limits } from '@sabot/protocol';

/** How long somebody waits until a limit they have loosened comes into force, and over which losses are counted. */
export const A_DAY = 24 * 3600 * 1000;
const NO_LIMITS: Limits = { lossLimit: null, realityMinutes: null };

/** What a guest is held to, and what they have asked for that comes later. */
export interface KeptLimits {
  readonly now: Limits;
  readonly later: { readonly limits: Limits; readonly from: number } | null;
}
export const UNLIMITED: KeptLimits = { now: NO_LIMITS, later: null };

/** The limits in force at a time. */
export const limitsAt = (kept: KeptLimits, at: number): KeptLimits =>
  kept.later !== null && at >= kept.later.from ? { now: kept.later.limits, later: null } : kept;

const stricter = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b);

/** Whatever is stricter holds at once; the whole of it, where a part is looser, after a day. */
export function asked(kept: KeptLimits, limits: Limits, at: number): KeptLimits {
  const { now } = limitsAt(kept, at);
  const held: Limits = {
    lossLimit: stricter(now.lossLimit, limits.lossLimit),
    realityMinutes: stricter(now.realityMinutes, limits.realityMinutes),
  };
  const isHeld = held.lossLimit === limits.lossLimit && held.realityMinutes === limits.realityMinutes;
  return { now: held, later: isHeld ? null : { limits, from: at + A_DAY } };
}
