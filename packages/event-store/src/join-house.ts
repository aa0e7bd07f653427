import type { JoinOptions, Nodes } from './nodes.ts';
import { isPostgres } from './open-store.ts';
import { joinNodes } from './postgres/postgres-nodes.ts';
import { StoreError } from './store-error.ts';

/** Joins the nodes that have a house open together. Several need a database server: a file is of one process. */
export async function joinHouse(location: string, options: JoinOptions): Promise<Nodes> {
  if (!isPostgres(location))
    throw new StoreError('bad-location', 'A node of several needs a database, postgres://…; a file is for one house.');
  return joinNodes(location, options);
}
