import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
let folder: string | null = null;

/** The folder of the built page, built again if it is older than its sources. SABOT_PAGE names one built elsewhere. */
export function freshPage(): string {
  if (folder !== null) return folder;
  const elsewhere = process.env.SABOT_PAGE;
  if (elsewhere === undefined) {
    const { status, stderr } = spawnSync(process.execPath, [at('../../../../tools/build-page.mjs')], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`the page could not be built: ${stderr.trim()}`);
  }
  folder = elsewhere ?? at('../../dist');
  return folder;
}
