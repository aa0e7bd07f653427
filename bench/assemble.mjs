// Puts the sections together into results.md, each as its own measurement last wrote it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const SECTIONS = ['coups', 'server', 'store', 'disk', 'startup', 'roads', 'shuffle', 'odds', 'page', 'set-up'];

export const sectionFile = (name) => join(folder, 'results', `${name}.md`);

export function assemble() {
  const sections = SECTIONS.map(sectionFile).filter((file) => existsSync(file));
  const text = ['# Speed', ...sections.map((file) => readFileSync(file, 'utf8').trim())].join('\n\n');
  writeFileSync(join(folder, 'results.md'), `${text}\n`);
}

if (process.argv[1] === import.meta.filename) assemble();
