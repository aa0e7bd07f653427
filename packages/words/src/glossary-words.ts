import type { CheminDeFerEvent, DosPanosEvent, PuntoBancaEvent } from '@sabot/engine';
import type { PersonAct } from './act-words.ts';

/** Acts whose name says all there is to know. */
type PlainAct =
  | 'AskRules'
  | 'Sit'
  | 'Stand'
  | 'Leave'
  | 'BuyChips'
  | 'JoinWaitingList'
  | 'LeaveWaitingList'
  | 'AskChange'
  | 'StepAway'
  | 'ComeBack'
  | 'MixPack'
  | 'CutPack'
  | 'DeclineCut'
  | 'RequestCheck'
  | 'ReportIncident'
  | 'ResumePlay';

/** What comes of a choice, before it is made. `amount` is what it binds one to, where it is known. */
type MeaningWords = Readonly<Record<Exclude<PersonAct, PlainAct>, (amount: string | null) => string>>;

type Occasion = Extract<CheminDeFerEvent | DosPanosEvent | PuntoBancaEvent, { readonly type: 'Called' }>['occasion'];

/** Words of the law that are no everyday words. */
type Term =
  | 'banco'
  | 'seguido'
  | 'mesa'
  | 'ultimo'
  | 'caballo'
  | 'line'
  | 'cagnotte'
  | 'garage'
  | 'cuadro'
  | 'mano'
  | 'talla'
  | 'saludar'
  | 'abatir'
  | 'natural'
  | 'stop'
  | 'basket'
  | 'stakes';

export interface Gloss {
  /** The word as it stands at the table. */
  readonly word: string;
  readonly means: string;
}

export interface GlossaryWords {
  readonly terms: Readonly<Record<Term, Gloss>>;
  /** What the croupier's calls mean; they are called in Spanish whatever one reads. */
  readonly calls: Readonly<Record<Occasion, string>>;
  /** What players say: «carta», «no», or that they show their hand. */
  readonly spoken: string;
  readonly meanings: MeaningWords;
}
