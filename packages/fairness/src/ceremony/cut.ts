import { isDepth } from '../context.ts';
import { type Ceremony, mayHandle } from './ceremony.ts';
import { proceed, refuse, type Step } from './refusal.ts';

/**
 * A player cuts at a depth of their choice; `by` null is the croupier, whose depth is `croupierDepth` and checked when
 * the secret is known.
 */
export function cut(ceremony: Ceremony, by: string | null, depth: number): Step {
  const { phase, seated, decks } = ceremony;
  if (phase === 'abandoned') return refuse('ceremony-over');
  if (phase === 'shuffling') return refuse('shuffle-not-over');
  if (phase !== 'cutting') return refuse('already-cut');
  const may = by === null ? 'yes' : mayHandle(seated, by);
  if (may !== 'yes') return refuse(may);
  if (!isDepth(depth, decks)) return refuse('bad-depth');
  return proceed({ ...ceremony, phase: 'revealing', cut: { by, depth } });
}
