import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freshPage } from '../fresh-page.ts';

const SABOT = fileURLToPath(new URL('../../../../cli/bin/sabot.mjs', import.meta.url));

export interface ServedHouse {
  readonly address: string;
  /** The code of the link that makes the first director. */
  readonly code: string;
  end(): Promise<void>;
}

/** A house as `npm start` opens it, in a process of its own. */
export async function serve(data: string, ...more: readonly string[]): Promise<ServedHouse> {
  freshPage();
  const args = [SABOT, 'serve', '--data', data, '--lang', 'en', '--port', '0', ...more];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      const found = /(https?:\S+)\/staff#(\S+)/.exec(line);
      if (found !== null) resolve(found[0]);
    });
    lines.on('close', () => reject(new Error('the house did not open')));
  });
  const [origin = '', code = ''] = address.split('/staff#');
  return {
    address: origin,
    code,
    async end() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
