import type { Offered, PuntoBancaMessage } from '@sabot/protocol';
import { useCallback, useState } from 'react';
import { NO_STAKES, type Stakes, sameStakes, sumOf } from '../any-game/bets.ts';
import { type Breach, breachOf } from './breach.ts';
import { type Draft, draftFrom } from './draft.ts';
import { type Scene, sceneOf, stakesOf } from './scene.ts';

/** Chips that lay in the zones when stakes were closed and had not been staked. */
interface GivenBack {
  readonly laid: Stakes;
  /** Why they could not be staked; null: they came too late. */
  readonly why: Breach | null;
}

export interface Staking {
  readonly draft: Draft;
  /** When a chip was laid or taken last, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly change: (by: (draft: Draft) => Draft) => void;
  /** What lies on the table already, as the house knows it. */
  readonly sent: Stakes;
  /** What was staked on the last coup. */
  readonly last: Stakes;
  /** Whether stakes may be set now. */
  readonly open: boolean;
  /** What was given back when stakes were closed last. */
  readonly givenBack: GivenBack | null;
}

/** The stakes of the coming coup are being laid out, and nothing of the last one is left to be shown. */
export const isLaying = ({ open }: Staking, { stage }: Pick<Scene, 'stage'>): boolean =>
  open && (stage === 'stakes' || stage === 'offer');

interface Known {
  readonly round: string;
  readonly sent: Stakes;
  readonly last: Stakes;
  readonly draft: Draft;
  readonly changedAt: number;
  /** Within what bounds stakes could be set last. */
  readonly offer: Offered | undefined;
  readonly givenBack: GivenBack | null;
}

interface Now {
  readonly round: string;
  readonly sent: Stakes;
  readonly offer: Offered | undefined;
  readonly inPlay: boolean;
}

/** What becomes of chips that were laid and not staked when stakes close, or when a new coup is met. */
function givenBackAt(known: Known, { round, sent, offer }: Now): GivenBack | null {
  const { draft, offer: before } = known;
  if (known.round === round || before === undefined) return offer === undefined ? known.givenBack : null;
  if (sameStakes(draft.stakes, sent)) return null;
  const why = breachOf(before, draft.stakes);
  // Whoever missed the closing cannot tell whether what was lawful came in time.
  return why === null && offer !== undefined ? null : { laid: draft.stakes, why };
}

/** What lay there when stakes were closed has been staked; so has what lies there while a coup is played. */
function lastAt(known: Known, { round, sent, inPlay }: Now): Stakes {
  if (inPlay && sumOf(sent) > 0) return sent;
  const isClosed = known.round !== round && known.offer !== undefined;
  return isClosed && sumOf(known.sent) > 0 ? known.sent : known.last;
}

/** What was laid out but not sent is kept while stakes are open; a new coup begins with what lies on the table. */
function renewed(known: Known, now: Now): Known {
  const { round, sent, offer } = now;
  const isUntouched = known.round !== round || sameStakes(known.draft.stakes, known.sent);
  return {
    round,
    sent,
    last: lastAt(known, now),
    draft: isUntouched ? draftFrom(sent) : known.draft,
    changedAt: known.changedAt,
    offer,
    givenBack: givenBackAt(known, now),
  };
}

export function useDraft(message: PuntoBancaMessage, you: string | null): Staking {
  const { view } = message;
  const offer = message.acts.find(({ act }) => act === 'SetStakes');
  const open = offer !== undefined;
  const sent = you === null ? NO_STAKES : stakesOf(sceneOf(view), you);
  // While the felt shows who takes the shoe nothing may be staked; what was laid before that is not over.
  const round = `${view.talla}:${view.coups}:${open || view.phase === 'offer'}`;
  const now: Now = { round, sent, offer, inPlay: view.phase === 'coup' };
  const [known, setKnown] = useState<Known>({
    ...now,
    last: NO_STAKES,
    draft: draftFrom(sent),
    changedAt: 0,
    givenBack: null,
  });
  if (known.round !== round || known.offer !== offer || !sameStakes(known.sent, sent)) {
    // Adjusted while rendering, so that no frame shows last coup's chips in this one's zones.
    setKnown(renewed(known, now));
  }
  const change = useCallback(
    (by: (draft: Draft) => Draft): void =>
      setKnown((before) => ({ ...before, draft: by(before.draft), changedAt: Date.now() })),
    [],
  );
  const { draft, changedAt, last, givenBack } = known;
  return { draft, changedAt, change, sent, last, open, givenBack };
}
