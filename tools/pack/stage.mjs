import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './library.mjs';
import { dataOf } from './manifest.mjs';

/** Puts beside the compiled code whatever else goes into the tarball. */
export function stage(name, folder, manifest) {
  const source = join(root, 'packages', name);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(source, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  for (const data of dataOf(name)) cpSync(join(source, data), join(folder, data), { recursive: true });
}
