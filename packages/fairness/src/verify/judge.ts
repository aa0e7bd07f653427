import type { Hex32 } from '../bytes.ts';
import { type Card, UNSEEN } from '../pack.ts';
import type { Proof } from '../proof.ts';
import { verifyOnRecord } from '../record/verify-on-record.ts';
import { compareDealt, type Dealt } from './dealt.ts';
import { checking, demand, type Failed } from './fault.ts';
import { readProof } from './read-proof.ts';
import { type Verified, verify } from './verify.ts';

/** What is at hand besides the proof itself. A proof alone can only be compared with itself. */
export interface Evidence {
  /** The table's record. */
  readonly record?: unknown;
  /** What was dealt, from whoever saw it or kept it. */
  readonly dealt?: Dealt | null;
  /** What was noted while nobody could know a card: the house's commitment, and one's own part. */
  readonly noted?: Noted | null;
}
export interface Noted {
  readonly house: Hex32;
  readonly entropy: Hex32 | null;
}

/** What is missing to call a shoe proved. */
export const LACKS = ['cards-left-out', 'not-compared', 'cards-unseen', 'no-record', 'house-alone'] as const;
export type Lack = (typeof LACKS)[number];

export interface Judged {
  readonly verdict: 'proved' | 'not-proved';
  /** Empty where it is proved. */
  readonly lacks: readonly Lack[];
  readonly proof: Proof;
  /** The whole shoe, computed again. */
  readonly order: readonly Card[];
  readonly withheld: readonly string[];
  /** How many cards were compared with what was dealt, and how many that left the shoe were not. */
  readonly compared: number;
  readonly unseen: number;
}
export interface Disproved {
  readonly verdict: 'disproved';
  readonly at: string;
  readonly reason: Failed['reason'];
  /** Null where the proof could not be read, or the order not be computed. */
  readonly proof: Proof | null;
  readonly order: readonly Card[] | null;
}
export type Judgement = Judged | Disproved;

/** Somebody besides the house, a person and no bot, shuffled or cut: the house could not choose the order. */
function hasAnotherHand({ seated, contributions, cut }: Proof): boolean {
  const isPerson = (name: string): boolean => seated.some(({ player, bot }) => player === name && !bot);
  const shuffled = contributions.some(({ player, revealed }) => revealed !== null && isPerson(player));
  return shuffled || (cut.by !== null && isPerson(cut.by));
}

/** What was noted before the deal fits the proof. */
function checkNoted({ commitment, contributions }: Proof, { house, entropy }: Noted): void {
  demand(commitment === house, 'commitment', 'not-as-noted');
  const isThere = entropy === null || contributions.some(({ revealed }) => revealed === entropy);
  demand(isThere, 'contributions', 'not-as-noted');
}

/**
 * Says of a shoe whether it is proved. The proof is computed again, compared with the record that was written before the
 * first card, and every card with what was dealt; what there is nothing to compare with is not proved.
 */
export function judge(given: unknown, { record = null, dealt = null, noted = null }: Evidence = {}): Judgement {
  const verified = verify(given);
  if (!verified.ok) return disproved(verified, null, null);
  const proof = readProof(given);
  const onRecord = record === null ? verified : verifyOnRecord(given, record);
  if (!onRecord.ok) return disproved(onRecord, proof, verified);
  const compared = checking(() => {
    if (noted !== null) checkNoted(proof, noted);
    return { ok: true as const, count: dealt === null ? 0 : compareDealt(proof, verified.order, dealt) };
  });
  if (!compared.ok) return disproved(compared, proof, verified);
  const { order, withheld } = verified;
  const unseen = unseenIn(proof, dealt);
  const lacks = LACKS.filter((lack) => isLacking[lack]({ proof, record, dealt, unseen }));
  const verdict = lacks.length === 0 ? 'proved' : 'not-proved';
  return { verdict, lacks, proof, order, withheld, compared: compared.count, unseen };
}

/** How many cards left the shoe that nobody at hand saw. One burnt unseen counts as seen only by who saw it burnt. */
function unseenIn({ cards = [] }: Proof, dealt: Dealt | null): number {
  const places = Math.max(cards.length, dealt?.cards.length ?? 0);
  return Array.from({ length: places }, (_, i) => dealt?.cards[i] ?? null).filter((card) => card === null).length;
}

interface AtHand {
  readonly proof: Proof;
  readonly record: unknown;
  readonly dealt: Dealt | null;
  readonly unseen: number;
}
const isLacking: Readonly<Record<Lack, (at: AtHand) => boolean>> = {
  'cards-left-out': ({ proof }) => (proof.cards ?? []).length === 0,
  'not-compared': ({ dealt }) => dealt === null || dealt.cards.every((card) => card === null || card === UNSEEN),
  'cards-unseen': ({ dealt, unseen }) => dealt !== null && (unseen > 0 || !dealt.isWhole),
  'no-record': ({ record }) => record === null,
  'house-alone': ({ proof }) => !hasAnotherHand(proof),
};

const disproved = ({ at, reason }: Failed, proof: Proof | null, verified: Verified | null): Disproved => ({
  verdict: 'disproved',
  at,
  reason,
  proof,
  order: verified?.order ?? null,
});
