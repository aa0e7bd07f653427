import { type Hex32, isHex32 } from '../bytes.ts';
import { houseCommitment } from '../commitment.ts';
import { isName } from '../encoding.ts';
import type { Ceremony } from './ceremony.ts';
import { proceed, refuse, type Step } from './refusal.ts';

const fits = ({ commitment }: Ceremony, secret: Hex32): boolean =>
  isHex32(secret) && houseCommitment(secret) === commitment;

/** After the last coup: the house shows its secret. */
export function revealSecret(ceremony: Ceremony, secret: Hex32): Step {
  const { phase } = ceremony;
  if (phase === 'revealed' || phase === 'abandoned') return refuse('ceremony-over');
  if (phase !== 'closed') return refuse('not-closed');
  if (!fits(ceremony, secret)) return refuse('wrong-secret');
  return proceed({ ...ceremony, phase: 'revealed', secret });
}

/**
 * The ceremony comes to nothing, or the shoe is given up. It stays on record with the reason; the secret belongs to it
 * where the house still has it, so that anyone can see which shoe was given up.
 */
export function abandon(ceremony: Ceremony, reason: string, secret: Hex32 | null): Step {
  const { phase } = ceremony;
  if (phase === 'revealed' || phase === 'abandoned') return refuse('ceremony-over');
  if (!isName(reason)) return refuse('bad-reason');
  if (secret !== null && !fits(ceremony, secret)) return refuse('wrong-secret');
  return proceed({ ...ceremony, phase: 'abandoned', secret, abandoned: { during: phase, reason } });
}
