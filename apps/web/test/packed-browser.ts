import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MODULES = join(import.meta.dirname, '../../../node_modules');
/** What was begun and never finished may go after that long: nobody unpacks for an hour. */
const FORGOTTEN_MS = 3_600_000;

/** How the package unpacks itself: into the temporary folder, which is ours alone. */
const UNPACK = "import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath())";

export interface PackedBrowser {
  /** The folder that holds unpacked browsers. */
  readonly folder: string;
  readonly version: string;
  /** Puts a whole browser named `chromium` into an empty folder. */
  readonly unpack: (into: string) => Promise<unknown>;
}

/** The browser that npm brings, kept where `npm ci` clears it away with everything else. */
function fromNpm(): PackedBrowser {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return {
    folder: join(MODULES, '.cache', 'sabot-browser'),
    version,
    unpack: (into) =>
      run(process.execPath, ['-e', UNPACK], { cwd: import.meta.dirname, env: { ...process.env, TMPDIR: into } }),
  };
}

/**
 * The path of a browser that is whole. It is unpacked into a folder of one's own, tried, and only then given its name: nobody ever
 * sees half of it, however many look at once. `tried` also tries one that is there already, and replaces it if it does not start.
 */
export async function packedBrowser(
  { tried = false }: { readonly tried?: boolean } = {},
  packed: PackedBrowser = fromNpm(),
): Promise<string> {
  const home = join(packed.folder, packed.version);
  const path = join(home, 'chromium');
  if (existsSync(path) && !(tried && (await whyNot(path)) !== null)) return path;
  mkdirSync(packed.folder, { recursive: true });
  clearForgotten(packed.folder);
  const own = mkdtempSync(join(packed.folder, 'unpacking-'));
  try {
    await packed.unpack(own);
    const why = await whyNot(join(own, 'chromium'));
    if (why !== null) throw new Error(`the browser that npm brings does not start here: ${why}`);
    await giveName(own, home);
    return path;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Somebody else may have been quicker: then theirs is as good, unless it is what was broken before. */
async function giveName(own: string, home: string): Promise<void> {
  if (tookName(own, home)) return;
  if ((await whyNot(join(home, 'chromium'))) === null) return;
  const broken = `${own}-broken`;
  tookName(home, broken);
  rmSync(broken, { recursive: true, force: true });
  if (!tookName(own, home) && (await whyNot(join(home, 'chromium'))) !== null)
    throw new Error(`a broken browser cannot be replaced: remove ${home}`);
}

function tookName(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOTDIR' || code === 'ENOENT') return false;
    throw error;
  }
}

/** Null if it says its version, else why it does not. */
async function whyNot(path: string): Promise<string | null> {
  try {
    const { stdout } = await run(path, ['--version']);
    return /\d+\.\d+/.test(stdout) ? null : `--version says ${JSON.stringify(stdout)}`;
  } catch (error) {
    return (error as Error).message;
  }
}

function clearForgotten(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('unpacking-')) continue;
    const begun = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - begun > FORGOTTEN_MS) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
