import { type Hex32, isHex32 } from '../bytes.ts';
import { playerCommitment } from '../commitment.ts';
import { type Ceremony, type Phase, withheldOf } from './ceremony.ts';
import { proceed, type RefusalCode, refuse, type Step } from './refusal.ts';

/** Why nothing is revealed in a phase. */
const NOT_NOW: Readonly<Record<Exclude<Phase, 'revealing'>, RefusalCode>> = {
  shuffling: 'shuffle-not-over',
  cutting: 'not-cut',
  closed: 'already-closed',
  revealed: 'already-closed',
  abandoned: 'ceremony-over',
};

/** A player reveals what they had committed to. */
export function reveal(ceremony: Ceremony, player: string, entropy: Hex32): Step {
  const { phase, commitment, contributions } = ceremony;
  if (phase !== 'revealing') return refuse(NOT_NOW[phase]);
  const own = contributions.find((one) => one.player === player);
  if (own === undefined) return refuse('not-committed');
  if (own.revealed !== null) return refuse('already-revealed');
  if (!isHex32(entropy) || playerCommitment(commitment, player, entropy) !== own.commitment) {
    return refuse('wrong-reveal');
  }
  const revealed = { ...own, revealed: entropy };
  return proceed({ ...ceremony, contributions: contributions.map((one) => (one === own ? revealed : one)) });
}

/** Who has still to reveal; when nobody is left the ceremony can be closed at once. */
export const mayStillReveal = ({ phase, contributions }: Ceremony): string[] =>
  phase === 'revealing' ? withheldOf(contributions) : [];

/** The order is fixed. Whoever has not revealed is left out, and stays named. */
export function close(ceremony: Ceremony): Step {
  const { phase } = ceremony;
  if (phase !== 'revealing') return refuse(NOT_NOW[phase]);
  return proceed({ ...ceremony, phase: 'closed' });
}
