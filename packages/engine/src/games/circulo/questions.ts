import type { Rank } from '../../cards/card.ts';
import type { Face } from '../../coup/drawn.ts';
import type { Effect } from '../../coup/effect.ts';
import type { NonEmpty } from '../../law/ground.ts';
import type { Nothing } from '../../law/question.ts';
import type { Cents, Ratio } from '../../money/cents.ts';

export const DECISIONS = ['draw', 'stand'] as const;
export type Decision = (typeof DECISIONS)[number];
/** A cell of the cuadro: T, P or O. */
export const CELLS = ['draw', 'stand', 'option'] as const;
export type Cell = (typeof CELLS)[number];
/** The value of the other hand's third card, or that it stood. */
export type Third = number | 'stood';

/** What is done with the pack before a talla, in order. */
const PACK_STEPS = ['check', 'mix', 'pass', 'shuffle', 'cut', 'stop-card'] as const;
export type PackStep = (typeof PACK_STEPS)[number];
export const isPackStep = (word: string): word is PackStep => PACK_STEPS.some((step) => step === word);

/** The points of law that the games played against a banker among the players have in common. */
export interface CirculoPoints {
  readonly explaining: { facts: Nothing; answer: 'bound' | 'free' };
  readonly chips: { facts: Nothing; answer: { readonly step: Cents } };
  readonly emptySeat: { facts: Nothing; answer: 'kept' | 'free' };
  readonly tableMinimum: { facts: Nothing; answer: Cents };
  // the bank and the stakes
  readonly bankMinimum: { facts: Nothing; answer: Cents };
  /** Null: without maximum. */
  readonly bankMaximum: { facts: Nothing; answer: Cents | null };
  readonly bidStep: { facts: Nothing; answer: Cents };
  readonly stakeMinimum: { facts: Nothing; answer: Cents };
  readonly stakeStep: { facts: Nothing; answer: Cents };
  readonly line: { facts: Nothing; answer: Ratio };
  readonly lastCoups: { facts: Nothing; answer: number };
  readonly lateStake: { facts: Nothing; answer: 'accepted' | 'refused' };
  readonly payment: { facts: Nothing; answer: Ratio };
  readonly winnings: { facts: Nothing; answer: 'join' | 'returned' };
  readonly deductionStep: { facts: Nothing; answer: Cents };
  // the pack
  readonly decks: { facts: Nothing; answer: NonEmpty<number> };
  readonly preparation: { facts: Nothing; answer: NonEmpty<PackStep> };
  readonly mixing: { facts: Nothing; answer: 'anyone' | 'nobody' };
  readonly cutOrder: { facts: Nothing; answer: 'left' | 'right' };
  readonly stopCard: { facts: Nothing; answer: number };
  readonly afterStopCard: { facts: { readonly coup: 'under-way' | 'none' }; answer: 'finish-coup' | 'end' };
  readonly checking: { facts: Nothing; answer: 'on-request' | 'never' };
  /** What becomes of a pack that lacks a card or has one too many. */
  readonly failedCheck: { facts: Nothing; answer: NonEmpty<Effect> };
  // the cards
  readonly drawing: { facts: { readonly stakes: 'open' | 'closed' }; answer: 'allowed' | 'refused' };
  readonly thirdCard: { facts: Nothing; answer: Face };
  readonly cardValue: { facts: { readonly rank: Rank }; answer: number };
  readonly handTotal: { facts: { readonly sum: number }; answer: number };
  readonly natural: { facts: { readonly total: number }; answer: 'abate' | 'goes-on' };
  readonly announce: { facts: { readonly decision: Decision }; answer: string };
  readonly cuadro: { facts: { readonly total: number; readonly third: Third }; answer: Cell };
  // who does not answer
  readonly slowness: { facts: { readonly warned: boolean }; answer: 'warned' | 'loses-the-cards' };
  readonly silentHolder: { facts: Nothing; answer: 'next-then-croupier' | 'croupier' };
  readonly silentBanker: { facts: Nothing; answer: Decision };
  readonly ending: { facts: Nothing; answer: NonEmpty<'announce' | 'expose' | 'settle'> };
  readonly claims: { facts: { readonly coup: 'under-way' | 'settled' }; answer: 'heard' | 'refused' };
}
