import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { assemble, sectionFile } from './assemble.mjs';

export const whole = (value) => Math.round(value).toLocaleString('en');
export const verdict = (met) => (met ? 'met' : '**not met**');
export const table = (head, rows) =>
  [head, head.map((_, i) => (i === 0 ? '---' : '--:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const busy = () => loadavg()[0].toFixed(1);
const before = busy();

/** One part of the results, with when and on what it was measured. How busy the machine was shows what a figure is worth. */
export function writeSection(name, command, text) {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}, load average ${before} before and ${busy()} after`;
  const section = `${text.trim()}\n\nWritten by \`npm run ${command}\` on ${day}: ${machine}.\n`;
  writeFileSync(sectionFile(name), section);
  assemble();
  console.log(`\n${section}\nWritten to bench/results.md`);
}
