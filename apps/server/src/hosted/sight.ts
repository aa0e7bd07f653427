import type { Spectators } from '@sabot/protocol';
import type { Hosted } from './hosted-lines.ts';

/**
 * What somebody sees of a table that was opened by a person. `by-asking`: that it is there, and no more; `hidden`: not even that.
 */
export type Sight = 'now' | 'late' | 'nothing' | 'by-asking' | 'hidden';

const LOOKING_ON: Readonly<Record<Spectators, Sight>> = { none: 'nothing', now: 'now', 'one-coup-late': 'late' };

/** Whether somebody may come in: by the terms, by having been let in, or because they are the host. */
export function mayEnter({ admission, host, admitted }: Hosted, name: string | null): boolean {
  return admission === 'everybody' || (name !== null && (name === host || admitted.includes(name)));
}

/** Whoever has a place at the table, or is its host, sees it as it is. */
export function sightOf(hosted: Hosted, name: string | null, isAtTable: boolean): Sight {
  if (name !== null && (isAtTable || name === hosted.host)) return 'now';
  if (mayEnter(hosted, name)) return LOOKING_ON[hosted.spectators];
  return hosted.admission === 'asking' ? 'by-asking' : 'hidden';
}

/** What somebody is to a table. */
export function relationTo(hosted: Hosted, name: string | null): 'host' | 'admitted' | 'asking' | 'removed' | 'nobody' {
  if (name === null) return 'nobody';
  if (hosted.host === name) return 'host';
  if (hosted.removed.includes(name)) return 'removed';
  if (hosted.admitted.includes(name)) return 'admitted';
  return hosted.asking.includes(name) ? 'asking' : 'nobody';
}
