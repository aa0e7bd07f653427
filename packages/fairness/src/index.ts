export { freshBytes, type Hex32, isHex32 } from './bytes.ts';
export { type Beginning, begin } from './ceremony/begin.ts';
export {
  type Ceremony,
  type Contribution,
  type Cut,
  mayStillCommit,
  PHASES,
  type Phase,
  revealedOf,
  type Seated,
  withheldOf,
} from './ceremony/ceremony.ts';
export { cut } from './ceremony/cut.ts';
export { abandon, revealSecret } from './ceremony/end.ts';
export { REFUSALS, type RefusalCode, type Refused, type Step } from './ceremony/refusal.ts';
export { close, mayStillReveal, reveal } from './ceremony/reveal.ts';
export { commit, endShuffle, join } from './ceremony/shuffle.ts';
export { houseCommitment, playerCommitment } from './commitment.ts';
export type { Entropy, Shoe } from './context.ts';
export { croupierDepth } from './croupier-cut.ts';
export { drawLots, type LotsAmong } from './lots.ts';
export { type Card, newPack, type SeenCard, UNSEEN } from './pack.ts';
export { type Lot, type Play, type Proof, proofOf } from './proof.ts';
export { lineAfter, putOnRecord, RECORD_REFUSALS, type Recorded, type RecordRefusal } from './record/append.ts';
export { checkRecord, seatedIn } from './record/check.ts';
export { type Entry, NO_ENTRY } from './record/entry.ts';
export { verifyOnRecord } from './record/verify-on-record.ts';
export { type Preparation, type PreparedShoe, prepared, type Shuffle, shoeOrder } from './shoe-order.ts';
export { type Dealt, readDealt } from './verify/dealt.ts';
export { type Failed, REASONS, type Reason } from './verify/fault.ts';
export {
  type Disproved,
  type Evidence,
  type Judged,
  type Judgement,
  judge,
  LACKS,
  type Lack,
  type Noted,
} from './verify/judge.ts';
export { type Verified, verify } from './verify/verify.ts';
export { VERSION } from './version.ts';
