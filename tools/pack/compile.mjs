import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './library.mjs';
import { run } from './run.mjs';

/** Compiles one package. Its siblings are seen as they were just compiled, not as sources: they must not be emitted. */
export function compile(name, out, outDir) {
  const source = join(root, 'packages', name, 'src');
  const config = join(out, `${name}.tsconfig.json`);
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tools', 'pack', 'tsconfig.library.json'),
      compilerOptions: { rootDir: source, outDir, paths: { '@sabot/*': [join(out, '*', 'lib', 'index.d.ts')] } },
      include: [join(source, '**', '*.ts')],
      exclude: [join(source, '**', '*.test.ts')],
    }),
  );
  run('tsc', ['--project', config], root);
}
