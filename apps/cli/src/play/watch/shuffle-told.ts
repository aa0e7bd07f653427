import type { Shuffling } from '@sabot/protocol';
import type { Words } from '../../words/words.ts';

/** What an onlooker is told of a shuffle: what the house commits to, and who else had a hand in it. */
export function shuffleTold(now: Shuffling | null, before: Shuffling | null, { watch }: Words): readonly string[] {
  if (now === null) return [];
  const isNew = now.commitment !== before?.commitment;
  const wasClosed = !isNew && before?.phase === 'closed';
  const players = now.contributions.filter(({ revealed }) => revealed).map(({ player }) => player);
  return [
    ...(isNew ? [watch.commits(now.commitment)] : []),
    ...(now.phase === 'closed' && !wasClosed && players.length > 0 ? [watch.shuffles(players.join(', '))] : []),
  ];
}
