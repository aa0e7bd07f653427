import { type CoupEvent, type GameEvent, isCoupEvent, isShoeEvent, type ShoeEvent } from '@sabot/engine';

/** The event, where it is one of the shoe's. */
export const shoeEvent = (event: GameEvent): ShoeEvent | null => (isShoeEvent(event) ? event : null);

/** The event, where it tells how a coup ended. */
export const coupEvent = (event: GameEvent): CoupEvent | null => (isCoupEvent(event) ? event : null);

/** The act by which the pack is cut, and who `by` is when no player does it. */
export const CUT = 'CutPack';
export const BY_CROUPIER = 'croupier';
/** The act by which a player shuffles, where the cards pass from hand to hand before the croupier shuffles last. */
export const MIX = 'MixPack';
