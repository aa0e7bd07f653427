import type { CHEMIN_DE_FER_REFUSALS, CIRCULO_REFUSALS, DOS_PANOS_REFUSALS, Refusal, RefusalCode } from '@sabot/engine';
import type { Money } from '../money.ts';

/** What only the games with a banker refuse; the words for it stand apart. */
export type CheminDeFerRefusal = keyof typeof CIRCULO_REFUSALS | keyof typeof CHEMIN_DE_FER_REFUSALS;
export type DosPanosRefusal = keyof typeof DOS_PANOS_REFUSALS;

/** Every code that the engine declares: the compiler asks for the missing sentence. */
export type { RefusalCode };

export type Facts = Refusal['facts'];
/** A sentence with the facts filled in; which of them are money depends on the code. */
export type RefusalSentence = (facts: Facts, money: Money) => string;

export interface RefusalWords {
  readonly codes: Readonly<Record<RefusalCode, RefusalSentence>>;
  /** For a code that is newer than these words. */
  readonly other: (code: string) => string;
}
