import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest, SourceFile } from './check.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const notOurs = new Set(['node_modules', 'dist', 'coverage']);

export function readSources(pattern: string): SourceFile[] {
  return list(pattern).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function workspaceFolders(): string[] {
  return list('{packages,apps}/*/package.json').map((path) => dirname(path));
}

export function readManifest(folder: string): Manifest {
  const path = join(root, folder, 'package.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { name: folder };
}

export function workspaceOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function list(pattern: string): string[] {
  const found = globSync(pattern, { cwd: root, exclude: (name) => notOurs.has(name) });
  return found.map((path) => path.split(sep).join('/')).sort();
}
