import type { NonEmpty } from '@sabot/engine';

/** A regulation's own words. In calls and templates {total}, {hand} stand for what is announced. */
interface TermWords {
  readonly hands: { readonly punto: string; readonly banca: string };
  readonly bets: { readonly punto: string; readonly banca: string; readonly tie: string };
  readonly coup: string;
  readonly shoe: string;
  readonly basket: string;
  readonly stopCard: string;
  readonly seat: string;
  readonly croupier: string;
  /** Who rules on what the text does not foresee. */
  readonly inspector: string;
  /** Who may admit standing players or impose multiples of the minimum. */
  readonly director: string;
  readonly calls: {
    readonly closing: NonEmpty<string>;
    readonly puntoStands: string;
    readonly puntoDraws: string;
    readonly bancaStands: string;
    readonly bancaDraws: string;
  };
}

type TermKey = {
  [Key in keyof TermWords]: TermWords[Key] extends string ? Key : `${Key}.${keyof TermWords[Key] & string}`;
}[keyof TermWords];

/** Announcements the texts require or leave open without giving words for them. */
interface OurWords {
  readonly puntoTotal: string;
  readonly bancaTotal: string;
  readonly wins: string;
  readonly tie: string;
  readonly stakes: string;
  readonly lastCoup: string;
  readonly annulled: string;
}

export interface Terms extends TermWords {
  /** The text says “iguales reglas” for the bank: its calls are the punto's, turned. */
  readonly adapted: readonly TermKey[];
  /** Not in what survives of the text: Asturias' words. */
  readonly borrowed: readonly TermKey[];
  readonly ours: OurWords;
}
