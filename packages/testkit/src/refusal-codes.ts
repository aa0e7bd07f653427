import { cheminDeFer, dosPanos, puntoBanca } from '@sabot/engine';

/** Every code a game declares, by the game's id, for whoever must have a sentence for each. */
export const REFUSAL_CODES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [puntoBanca, cheminDeFer, dosPanos].map(({ id, refusals }) => [id, Object.keys(refusals)]),
);
