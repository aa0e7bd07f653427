// Writes api/*.api.md, what each package of the library gives to others, from the declarations that are shipped.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportOf } from './api/report.ts';
import { compile } from './pack/compile.mjs';
import { LIBRARY, root } from './pack/library.mjs';
import { manifestFor } from './pack/manifest.mjs';

const out = mkdtempSync(join(tmpdir(), 'sabot-api-'));
try {
  mkdirSync(join(root, 'api'), { recursive: true });
  for (const name of LIBRARY) {
    compile(name, out, join(out, name, 'lib'));
    writeFileSync(join(root, 'api', `${name}.api.md`), reportOf(manifestFor(name), join(out, name)));
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}
