import type { TableMessage } from '@sabot/protocol';
import { useCallback, useState } from 'react';
import { NO_STAKES, type Stakes, sameStakes, sumOf } from '../any-game/bets.ts';
import { type Draft, draftFrom } from './draft.ts';
import { type Scene, sceneOf, stakesOf } from './scene.ts';

export interface Staking {
  readonly draft: Draft;
  readonly change: (by: (draft: Draft) => Draft) => void;
  /** What lies on the table already, as the house knows it. */
  readonly sent: Stakes;
  /** What was staked on the last coup. */
  readonly last: Stakes;
  /** Whether stakes may be set now. */
  readonly open: boolean;
}

/** The stakes of the coming coup are being laid out, and nothing of the last one is left to be shown. */
export const isLaying = ({ open }: Staking, { stage }: Pick<Scene, 'stage'>): boolean =>
  open && (stage === 'stakes' || stage === 'offer');

interface Known {
  readonly round: string;
  readonly sent: Stakes;
  readonly last: Stakes;
  readonly draft: Draft;
}

/** What was laid out but not sent is kept while stakes are open; a new coup begins with what lies on the table. */
function renewed(known: Known, round: string, sent: Stakes, inPlay: boolean): Known {
  const isUntouched = known.round !== round || sameStakes(known.draft.stakes, known.sent);
  return {
    round,
    sent,
    last: inPlay && sumOf(sent) > 0 ? sent : known.last,
    draft: isUntouched ? draftFrom(sent) : known.draft,
  };
}

export function useDraft(message: TableMessage, you: string | null): Staking {
  const { view } = message;
  const open = message.acts.some(({ act }) => act === 'SetStakes');
  const sent = you === null ? NO_STAKES : stakesOf(sceneOf(view), you);
  const round = `${view.talla}:${view.coups}:${open}`;
  const [known, setKnown] = useState<Known>({ round, sent, last: NO_STAKES, draft: draftFrom(sent) });
  if (known.round !== round || !sameStakes(known.sent, sent)) {
    // Adjusted while rendering, so that no frame shows last coup's chips in this one's zones.
    setKnown(renewed(known, round, sent, view.phase === 'coup'));
  }
  const change = useCallback(
    (by: (draft: Draft) => Draft): void => setKnown((now) => ({ ...now, draft: by(now.draft) })),
    [],
  );
  return { draft: known.draft, change, sent, last: known.last, open };
}
