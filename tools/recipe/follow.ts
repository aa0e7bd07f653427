// Follows docs/add-a-regulation.md in a copy of the tree: rows, files and changes, in the order of the page.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Step {
  readonly kind: 'file' | 'change';
  readonly path: string;
  readonly lines: readonly string[];
}

/** The rows of its table, and what it has one write or change. */
export function readRecipe(page: string): { readonly rows: readonly string[]; readonly steps: readonly Step[] } {
  const rows = [...page.matchAll(/^\| ([A-Z]+-[A-Z]+-.*) \|$/gm)].map(([, row]) =>
    (row as string).split(' | ').join('\t'),
  );
  const steps = [...page.matchAll(/^( *)```(ts|sabot|diff)\n([\s\S]*?)^\1```$/gm)].flatMap(
    ([, indent = '', language, block = '']): Step[] => {
      const [first = '', ...lines] = block.split('\n').map((line) => line.slice(indent.length));
      if (language === 'diff') return [{ kind: 'change', path: first, lines: lines.filter((line) => line !== '') }];
      const path = /^(?:\/\/|#) (packages\/\S+)$/.exec(first)?.[1];
      return path === undefined ? [] : [{ kind: 'file', path, lines }];
    },
  );
  return { rows, steps };
}

/** The tree as it is, with the packages that are installed here. */
export function copyTree(): string {
  const to = mkdtempSync(join(tmpdir(), 'sabot-recipe-'));
  for (const name of ['packages', 'apps/cli', 'apps/server', 'tools', 'docs', 'editors'])
    cpSync(join(ROOT, name), join(to, name), { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  for (const name of readdirSync(ROOT).filter((one) => /\.(json|ts|mjs|md)$/.test(one)))
    cpSync(join(ROOT, name), join(to, name));
  mkdirSync(join(to, 'node_modules/@sabot'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@sabot' && name !== '.cache' && !name.startsWith('sabot-'))
      symlinkSync(join(ROOT, 'node_modules', name), join(to, 'node_modules', name));
  }
  for (const name of readdirSync(join(to, 'packages')))
    symlinkSync(join(to, 'packages', name), join(to, 'node_modules/@sabot', name));
  for (const name of ['cli', 'server']) symlinkSync(join(to, 'apps', name), join(to, 'node_modules', `sabot-${name}`));
  return to;
}

export function addRows(tree: string, rows: readonly string[]): void {
  appendFileSync(join(tree, 'packages/regulations/law/rules.tsv'), rows.map((row) => `${row}\n`).join(''));
}

export function follow(tree: string, { kind, path, lines }: Step): void {
  const at = join(tree, path);
  if (kind === 'file') {
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, lines.join('\n'));
    return;
  }
  const text = readFileSync(at, 'utf8');
  const side = (mark: string): string =>
    lines.flatMap((line) => (line.startsWith(mark) || line.startsWith(' ') ? [line.slice(1)] : [])).join('\n');
  const before = side('-');
  if (text.split(before).length !== 2) throw new Error(`${path} has not, or not only once: ${before}`);
  writeFileSync(
    at,
    text.replace(before, () => side('+')),
  );
}

/** What a command says in the copy, and whether it was content. */
export function run(tree: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
    maxBuffer: 2 ** 26,
  });
  return { status, said: `${stdout}${stderr}` };
}

export const removeTree = (tree: string): void => rmSync(tree, { recursive: true, force: true });
