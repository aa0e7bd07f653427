// The houses that are measured, each in a process of its own, with a crowd that speaks its language in another.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from '../process.mjs';

const here = import.meta.dirname;
export const SEATS = 7;

/** Sabot, of this tree or of another checkout. */
export function sabot(name, root = join(here, '../..')) {
  return async ({ file, tables, clocks, flags = [] }) => {
    const folder = join(resolve(root), 'bench/server');
    const { PROTOCOL } = await import(pathToFileURL(join(resolve(root), 'packages/protocol/src/index.ts')).href);
    const settings = JSON.stringify({ file, tables, guests: tables * SEATS, clocks });
    const house = new Worker(join(folder, 'house.mjs'), [settings], ['--expose-gc', ...flags]);
    const { address, tables: names, cookies } = await house.said();
    const clients = new Worker(join(folder, 'clients.mjs'), [String(PROTOCOL)]);
    await clients.ask({ asked: 'seat', address, tables: names, cookies, seats: SEATS });
    return { name, house, clients };
  };
}

/** Colyseus with the same rooms; `together`: those who came meanwhile share a sync. */
function colyseus(name, { together, patchRate }) {
  return async ({ file, tables }) => {
    const settings = JSON.stringify({ file, tables, seats: SEATS, together, patchRate });
    const house = new Worker(join(here, 'colyseus/house.mjs'), [settings]);
    const { address, places } = await house.said();
    const clients = new Worker(join(here, 'colyseus/clients.mjs'), []);
    await clients.ask({ asked: 'seat', address, places });
    return { name, house, clients };
  };
}

export const PEERS = [
  colyseus('Colyseus, a sync per command, told every 50 ms', { together: false, patchRate: 50 }),
  colyseus('Colyseus, a sync per command, told every 400 ms', { together: false, patchRate: 400 }),
  colyseus('Colyseus, group commit, told every 50 ms', { together: true, patchRate: 50 }),
  colyseus('Colyseus, group commit, told every 400 ms', { together: true, patchRate: 400 }),
];
