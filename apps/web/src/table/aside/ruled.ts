import type { TableMessage } from '@sabot/protocol';
import { useEffect, useState } from 'react';
import type { Feed } from '../use-table.ts';

/** Something that happened because of an error, with its rules. */
export interface Ruled {
  readonly no: number;
  readonly event: { readonly type: string; readonly grounds: readonly string[] };
}

/** With these an error begins. */
const BEGINS: ReadonlySet<string> = new Set(['IncidentReported', 'WordDeclaredWrong']);
/** These follow from a ruling. */
const FOLLOWS: ReadonlySet<string> = new Set([
  'RulingReferred',
  'RulingGiven',
  'HandBound',
  'HandDeemed',
  'HandForfeited',
  'RightForfeited',
  'PlayerWarned',
  'StakeRestored',
  'SettleOrderSet',
  'CoupRestored',
  'AbatirForfeited',
  'StakeRemoved',
  'PanoAnnulled',
  'CoupAnnulled',
  'TallaAnnulled',
  'CardExposed',
  'BankerObliged',
  'WithdrawalAllowed',
  'PuntoSpeaksAgain',
  'CardsHeldBy',
  'StakesReturned',
]);
/** With the stakes of another coup it is over. */
const ENDS: ReadonlySet<string> = new Set(['StakesOpened']);

/** The last error, and what was decided: it stays until it is closed or another coup begins. */
export function ruledAfter(before: readonly Ruled[], { events }: Pick<TableMessage, 'events'>): readonly Ruled[] {
  let ruled = before;
  for (const { no, event } of events as readonly Ruled[]) {
    if (ruled.some((one) => one.no === no)) continue;
    if (BEGINS.has(event.type)) ruled = [{ no, event }];
    else if (ruled.length > 0 && ENDS.has(event.type)) ruled = [];
    else if (ruled.length > 0 && FOLLOWS.has(event.type)) ruled = [...ruled, { no, event }];
  }
  return ruled;
}

export function useRuled(feed: Feed): { readonly ruled: readonly Ruled[]; readonly forget: () => void } {
  const [ruled, setRuled] = useState<readonly Ruled[]>([]);
  useEffect(() => feed.subscribe((message) => setRuled((now) => ruledAfter(now, message))), [feed]);
  return { ruled, forget: () => setRuled([]) };
}
