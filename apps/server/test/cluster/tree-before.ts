import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The sources as they were at another commit, with the dependencies of today. */
export interface TreeBefore {
  readonly commit: string;
  readonly sabot: string;
  remove(): void;
}

/** Null: these sources have no history, as those of a tarball. */
export function treeAt(revision: string): TreeBefore | null {
  let commit: string;
  try {
    commit = git('rev-parse', '--short', `${revision}^{commit}`);
  } catch {
    return null;
  }
  const folder = join(mkdtempSync(join(tmpdir(), 'sabot-before-')), 'tree');
  git('worktree', 'add', '--detach', folder, commit);
  linkModules(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return {
    commit,
    sabot: join(folder, 'apps/cli/bin/sabot.mjs'),
    remove() {
      git('worktree', 'remove', '--force', folder);
      rmSync(dirname(folder), { recursive: true, force: true });
    },
  };
}

/** Our own packages lead into the tree itself, whatever else is installed is where it is. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(here), there);
    else if (entry.name.startsWith('@')) linkModules(here, there);
    else symlinkSync(here, there);
  }
}
