import type { Owned } from './owner-stream.ts';
import type { Run } from './owners.ts';

export interface Sharing {
  readonly self: Run;
  /** Those that are alive, ourselves among them. */
  readonly live: readonly Run[];
  readonly tables: readonly string[];
  readonly owned: (table: string) => Owned | undefined;
}

/** What a node does about the tables now: which it takes, and which it gives to whom. */
export interface Shares {
  readonly take: readonly string[];
  readonly give: readonly { readonly table: string; readonly to: string }[];
}

/** So many tables change hands at a time, so that a node that joins is not handed hundreds at once. */
const MOST_GIVEN = 8;

const isSame = (a: Run, b: Run): boolean => a.node === b.node && a.run === b.run;

/** Who has a table, or is to have it; null: nobody who is alive. */
function holderOf(owned: Owned | undefined, live: readonly Run[]): string | null {
  if (owned === undefined) return null;
  const { line } = owned;
  if (line.type === 'TableTaken') return live.some((one) => isSame(one, line)) ? line.node : null;
  return live.some(({ node }) => node === line.to) ? line.to : null;
}

/**
 * All nodes reckon alike: a table that nobody has goes to the node with the fewest, and whoever has two more than another gives some
 * away. Where two see it differently both try, and the version of the owner stream says which of them may.
 */
export function shareOut({ self, live, tables, owned }: Sharing): Shares {
  const counts = new Map(live.map(({ node }) => [node, 0]));
  const add = (node: string): void => void counts.set(node, (counts.get(node) ?? 0) + 1);
  const fewest = (): string => [...counts].reduce((least, one) => (one[1] < least[1] ? one : least))[0];
  const take: string[] = [];
  const mine: string[] = [];
  const free: string[] = [];
  if (!counts.has(self.node)) return { take: [], give: [] };
  for (const table of [...tables].sort()) {
    const one = owned(table);
    const holder = holderOf(one, live);
    if (holder === null) free.push(table);
    else {
      add(holder);
      if (holder !== self.node) continue;
      if (one?.line.type === 'TableTaken') mine.push(table);
      else take.push(table);
    }
  }
  for (const table of free) {
    const node = fewest();
    add(node);
    if (node === self.node) take.push(table);
  }
  const give: Shares['give'][number][] = [];
  for (const table of mine) {
    const to = fewest();
    if (give.length === MOST_GIVEN || counts.get(self.node)! - counts.get(to)! < 2) break;
    give.push({ table, to });
    counts.set(self.node, counts.get(self.node)! - 1);
    add(to);
  }
  return { take, give };
}
