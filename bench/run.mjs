// Installs the peers when they are missing, measures, and writes results.md.
import { writeFileSync } from 'node:fs';
import { assemble, sectionFile } from './assemble.mjs';
import { installPeers } from './install-peers.mjs';

installPeers();
// Both peers check less in production; they read it when they are loaded.
process.env.NODE_ENV = 'production';
const { compare } = await import('./compare.mjs');
const { endure } = await import('./endure.mjs');
const { report } = await import('./report.mjs');

const compared = await compare(console.log);
const text = report(compared, endure(console.log));
writeFileSync(sectionFile('coups'), text);
assemble();
console.log(`\n${text}\nWritten to bench/results.md`);
