import { posix } from 'node:path';
import { type Import, readSyntax } from './syntax.ts';
import { buildTools, emptyNames, maxLines, purePackages, type Row, table, testTools } from './table.ts';

export interface SourceFile {
  /** From the repository's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function checkShape({ path, text }: SourceFile): string[] {
  const problems: string[] = [];
  const lines = text.replace(/\n$/, '').split('\n').length;
  if (lines > maxLines && !text.startsWith('// Generated')) problems.push(`${lines} lines, at most ${maxLines}`);
  for (const part of path.replace(/\.[a-z]+$/, '').split(/[/.]/)) {
    if (!kebabCase.test(part)) problems.push(`"${part}" is not kebab-case`);
    if (part.split('-').some((word) => emptyNames.has(word))) problems.push(`"${part}" does not name a concept`);
  }
  return problems;
}

export function checkSource(file: SourceFile, manifest: Manifest): string[] {
  const row = rowOf(file.path);
  if (!row) return ['stands in no zone of the table of imports'];
  const syntax = readSyntax(file.path, file.text);
  const problems = syntax.errors.map((message) => `does not parse: ${message}`);
  if (syntax.unreadableImports > 0) problems.push('imports something that cannot be read from the line');
  problems.push(...syntax.imports.flatMap((one) => judge(one, file.path, row, manifest)));
  if (isPure(file.path) && !isTest(file.path)) problems.push(...syntax.impure.map((name) => `uses ${name}`));
  if (isTest(file.path)) problems.push(...syntax.leftovers.map((chain) => `leaves ${chain} behind`));
  return problems;
}

export function checkManifest(folder: string, manifest: Manifest): string[] {
  const row = table.find(({ zone }) => zone === folder);
  if (!row) return ['stands in no zone of the table of imports'];
  const shipped = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies };
  return Object.keys(shipped).flatMap((name) => {
    const lawful = isOurs(name) ? mayDependOn(row, name) : !isPure(folder);
    return lawful ? [] : [`may not depend on ${name}`];
  });
}

function judge(one: Import, path: string, row: Row, manifest: Manifest): string[] {
  const { target } = one;
  const refused = [`may not import ${target}`];
  if (target.startsWith('.')) {
    const inside = posix.join(posix.dirname(path), target).startsWith(`${row.zone}/`);
    return inside ? [] : [`climbs out of ${row.zone}: ${target}`];
  }
  if (isTest(path) && (target.startsWith('node:') || testTools.includes(packageOf(target)))) return [];
  if (isBuild(path) && buildTools.includes(target)) return [];
  if (target.startsWith('node:')) return isPure(path) ? refused : [];
  if (isOurs(target) && !isOpenTo(row, one)) return refused;
  if (!isOurs(target) && isPure(path)) return refused;
  return isDeclared(packageOf(target), path, manifest) ? [] : [`imports ${target} without declaring it`];
}

function mayDependOn(row: Row, name: string): boolean {
  if (row.values === 'all packages' && name.startsWith('@sabot/')) return true;
  const named = row.values === 'all packages' ? [] : row.values;
  return [...named, ...(row.types ?? []), ...(row.apps ?? [])].some((entry) => packageOf(entry) === name);
}

function isOpenTo(row: Row, { target, typeOnly }: Import): boolean {
  if (row.apps?.includes(target)) return true;
  if (row.values === 'all packages') return target.startsWith('@sabot/');
  const within = (names: readonly string[] = []) =>
    names.some((name) => target === name || target.startsWith(`${name}/`));
  return within(row.values) || (typeOnly && within(row.types));
}

function isDeclared(name: string, path: string, manifest: Manifest): boolean {
  const known = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies };
  return name in known || ((isTest(path) || isBuild(path)) && name in (manifest.devDependencies ?? {}));
}

function rowOf(path: string): Row | undefined {
  const holding = table.filter(({ zone }) => path.startsWith(`${zone}/`));
  return holding.sort((a, b) => b.zone.length - a.zone.length)[0];
}

function isPure(path: string): boolean {
  return purePackages.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^(packages|apps)\/[^/]+\/test\//.test(path);
}

/** What tells a tool how to build; nothing that runs imports it. */
function isBuild(path: string): boolean {
  return /\/vite(\.[a-z]+)?\.config\.ts$/.test(path);
}

function isOurs(name: string): boolean {
  return name.startsWith('@sabot/') || name.startsWith('sabot-');
}

function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}
