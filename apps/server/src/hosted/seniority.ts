import type { Store } from '../ports/store.ts';
import { tableStream } from '../table/kept-table.ts';

interface Coming {
  readonly player?: string;
}
const GOES: readonly string[] = ['PlayerLeft', 'PlayerUnseated', 'PlayerStanding'];

/** Of those who have a seat, who has had it longest comes first: the stream of the table tells. */
export async function bySeniority(store: Store, table: string, seated: readonly string[]): Promise<readonly string[]> {
  const since = new Map<string, number>();
  for await (const { type, data, version } of store.read(tableStream(table))) {
    if (type !== 'PlayerSeated' && !GOES.includes(type)) continue;
    const { player } = JSON.parse(data) as Coming;
    if (player === undefined) continue;
    if (type !== 'PlayerSeated') since.delete(player);
    // Whoever changes the seat has sat all the while.
    else if (!since.has(player)) since.set(player, version);
  }
  const of = (name: string): number => since.get(name) ?? Number.MAX_SAFE_INTEGER;
  return [...seated].sort((a, b) => of(a) - of(b));
}
