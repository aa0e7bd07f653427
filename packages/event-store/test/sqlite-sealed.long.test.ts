import { join } from 'node:path';
import { openSqlite } from '../src/index.ts';
import { contract } from './contract.ts';
import { scratchFolder } from './scratch.ts';
import { sealedMeanwhile } from './sealed-meanwhile.ts';

const folder = scratchFolder();
let made = 0;

contract(
  'SQLite that is sealed meanwhile',
  async () => {
    made += 1;
    return join(folder, `sealed-${made}.db`);
  },
  async (location) =>
    sealedMeanwhile(await openSqlite(location, { index: { stretch: 7, portion: 5 }, seal: { rows: 3, pauseMs: 0 } })),
);
