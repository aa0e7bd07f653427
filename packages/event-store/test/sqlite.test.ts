import { join } from 'node:path';
import { contract } from './contract.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();
let made = 0;

contract('SQLite', async () => {
  made += 1;
  return join(folder, `folder-${made}`, 'made on the way', 'sabot.db');
});
