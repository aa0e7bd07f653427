// What is declared and not installed. Plain JavaScript for Node 20.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm start` runs and builds; everything they depend on comes with them. */
export const HOUSE = ['apps/cli', 'apps/web'];

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** npm writes it last: without it an installation never came to its end. */
export const hiddenLock = (root) => join(root, 'node_modules', '.package-lock.json');

/** The folder of every workspace, by the name of its package. */
function workspaces(root) {
  const folders = (manifestOf(root).workspaces ?? []).flatMap((pattern) => {
    const above = pattern.replace(/\/\*$/, '');
    if (above === pattern) return [pattern];
    return readdirSync(join(root, above)).map((name) => `${above}/${name}`);
  });
  const real = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
  return new Map(real.map((folder) => [manifestOf(join(root, folder)).name, folder]));
}

/** The manifests that count: all of them, or those of the house and of what it is made of. */
function manifests(root, dev) {
  const all = workspaces(root);
  const queue = dev ? [...all.values()] : HOUSE.filter((folder) => existsSync(join(root, folder, 'package.json')));
  const found = new Map();
  for (const folder of queue) {
    if (found.has(folder)) continue;
    const manifest = manifestOf(join(root, folder));
    found.set(folder, manifest);
    for (const name of Object.keys(manifest.dependencies ?? {})) if (all.has(name)) queue.push(all.get(name));
  }
  return found;
}

/**
 * The names of what is needed and not there; everything, if the lockfile is newer than the installation.
 * @param {{ dev: boolean, node: boolean }} wanted with what only tests use; with the package `node`
 */
export function missing(root, { dev, node }) {
  const names = ({ dependencies = {}, devDependencies = {} }) =>
    Object.keys(dev ? { ...dependencies, ...devDependencies } : dependencies);
  const own = names(manifestOf(root)).filter((name) => name !== 'node' || node);
  const needed = [['', own], ...[...manifests(root, dev)].map(([folder, manifest]) => [folder, names(manifest)])];
  const installed = modified(hiddenLock(root));
  const isFresh = installed !== undefined && installed >= (modified(join(root, 'package-lock.json')) ?? 0);
  return needed.flatMap(([folder, list]) =>
    list.filter((name) => {
      const places = [join(root, folder, 'node_modules', name), join(root, 'node_modules', name)];
      return !isFresh || !places.some((place) => existsSync(join(place, 'package.json')));
    }),
  );
}
