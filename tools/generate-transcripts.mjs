import { readFileSync } from 'node:fs';
import { playedCoup } from './run-sabot.mjs';

export const readmeUrl = new URL('../README.md', import.meta.url);
export const readmeEsUrl = new URL('../README.es.md', import.meta.url);

const BLOCK = /(<!-- a coup of: npx sabot (.+?) -->\n\n```text\n)[\s\S]*?^(```)$/gm;

/** A text with each marked block replaced by what the command in its mark prints today. */
export async function withTranscripts(url) {
  const text = readFileSync(url, 'utf8');
  const blocks = [...text.matchAll(BLOCK)];
  const coups = await Promise.all(blocks.map(([, , call]) => playedCoup(call.split(' '))));
  let next = 0;
  return text.replace(BLOCK, (_all, before, _call, after) => `${before}${coups[next++].join('\n')}\n${after}`);
}
