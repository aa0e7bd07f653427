// Makes the tarballs of the library: each package compiled for Node 20 and later, with a manifest of its own.
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from './pack/compile.mjs';
import { LIBRARY, root } from './pack/library.mjs';
import { manifestFor } from './pack/manifest.mjs';
import { run } from './pack/run.mjs';
import { stage } from './pack/stage.mjs';

const out = resolve(process.argv[2] ?? join(root, 'dist'));
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

for (const name of LIBRARY) {
  const folder = join(out, name);
  compile(name, out, join(folder, 'lib'));
  stage(name, folder, manifestFor(name));
}
for (const name of LIBRARY) {
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', out], join(out, name));
}
