import { entriesIn } from '@sabot/engine/by-name';
import { useCallback, useEffect, useState } from 'react';
import { type Stakes, sameStakes } from '../any-game/bets.ts';
import { useTableContext } from '../any-game/table-context.ts';
import { breachOf } from './breach.ts';
import type { Staking } from './use-draft.ts';

/** So long after the last chip a layout is staked: who lays three chips stakes once. */
const SETTLED_MS = 500;
/** So near the closing call nothing is waited for: the house decides what was in time. */
const NEAR_MS = 2500;

/**
 * Stakes what lies in the zones, if it is lawful, without being asked. Where the house has refused it, nothing is sent
 * before it is changed or sent again by hand: that is what comes back then.
 */
export function useAutoStake({ draft, changedAt, sent, open }: Staking): (() => void) | null {
  const { offered, acts, message } = useTableContext();
  const offer = offered('SetStakes');
  const until = message.awaits[0]?.until ?? null;
  const { stakes } = draft;
  const { send, pending } = acts;
  const [refused, setRefused] = useState<Stakes | null>(null);
  const stake = useCallback(async (): Promise<void> => {
    setRefused((await send('SetStakes', { stakes: entriesIn(stakes) })) ? null : stakes);
  }, [send, stakes]);
  const isLawful = open && offer !== undefined && breachOf(offer, stakes) === null;
  const isWanted = isLawful && !sameStakes(stakes, sent) && pending !== 'SetStakes';
  const isDue = isWanted && refused !== stakes;
  useEffect(() => {
    if (!isDue) return;
    const isNear = until !== null && until - Date.now() < NEAR_MS;
    const wait = isNear ? 0 : Math.max(0, changedAt + SETTLED_MS - Date.now());
    const timer = setTimeout(() => void stake(), wait);
    return () => clearTimeout(timer);
  }, [isDue, stake, changedAt, until]);
  return isWanted && refused === stakes ? stake : null;
}
