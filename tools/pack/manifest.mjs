import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY, root } from './library.mjs';

/** Folders that are shipped beside the code, with the names under which a consumer reaches them. */
const DATA = { law: './law/*', scenarios: './scenarios/*', vectors: './vectors/*' };

const read = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
export const dataOf = (name) => Object.keys(DATA).filter((folder) => existsSync(join(root, 'packages', name, folder)));

/** The manifest a package has outside this repository. */
export function manifestFor(name) {
  const { name: published, version, description, license, exports, dependencies = {} } = read(name);
  const data = dataOf(name);
  return {
    name: published,
    version,
    description,
    license,
    type: 'module',
    engines: { node: '>=20' },
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([path, source]) => [path, built(source)])),
      ...Object.fromEntries(data.map((folder) => [DATA[folder], DATA[folder]])),
      './package.json': './package.json',
    },
    files: ['lib', ...data],
    sideEffects: false,
    dependencies: Object.fromEntries(Object.entries(dependencies).map(exact)),
  };
}

/** What a source has become; data stay as they are. */
function built(source) {
  const [, module] = source.match(/^\.\/src\/(.+)\.ts$/) ?? [];
  return module === undefined ? source : { types: `./lib/${module}.d.ts`, default: `./lib/${module}.js` };
}

/** Siblings are released together, so each asks for exactly the version it was built with. */
function exact([dependency, range]) {
  const sibling = LIBRARY.find((name) => dependency === `@sabot/${name}`);
  return [dependency, sibling === undefined ? range : read(sibling).version];
}
