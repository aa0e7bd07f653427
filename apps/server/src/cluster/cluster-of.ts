import type { Hosting } from '../hosted/hosting.ts';
import { faultOf } from '../ports/store.ts';
import { Cluster, type ClusterParts } from './cluster.ts';

export interface HouseOfNodes extends Omit<ClusterParts, 'tables' | 'open'> {
  readonly hosting: Hosting;
  /** What every node keeps in mind of the whole house, and reads on in. */
  readonly books: readonly { catchUp(): Promise<void> }[];
}

/** One node of a house: which tables there are, and how each is opened here. */
export function clusterOf({ hosting, books, ...parts }: HouseOfNodes): Cluster {
  const { room, log } = parts;
  const failed = new Set<string>();
  const openOne = async (table: string): Promise<void> => {
    const place = room.places.get(table);
    try {
      await (place === undefined ? hosting.begin(table) : room.openTables([place]));
      failed.delete(table);
    } catch (error) {
      // It is tried again as long as it is ours; the others must not wait for it.
      if (!failed.has(table)) log.error({ table, ...faultOf(error) }, 'a table could not be opened');
      failed.add(table);
    }
  };
  return new Cluster({
    ...parts,
    async tables() {
      for (const book of books) await book.catchUp();
      return [...room.places.keys(), ...hosting.book.tables.keys()];
    },
    open: async (tables) => void (await Promise.all(tables.map(openOne))),
  });
}
