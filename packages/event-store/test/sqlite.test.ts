import { join } from 'node:path';
import { openSqlite } from '../src/index.ts';
import { contract } from './contract.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();
let made = 0;

/** The end of the log is carried into the index all the time, and a little at a time: so all is found in both ways. */
contract(
  'SQLite',
  async () => {
    made += 1;
    return join(folder, `folder-${made}`, 'made on the way', 'sabot.db');
  },
  (location) => openSqlite(location, { index: { stretch: 7, portion: 5 } }),
);
