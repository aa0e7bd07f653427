import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Download, Page } from 'playwright-core';
import { LAB_WORDS } from '../../src/lab/lab-words.ts';
import { settled } from './lab-screens.ts';
import type { Visitor } from './visitor.ts';

const SABOT = fileURLToPath(new URL('../../../cli/bin/sabot.mjs', import.meta.url));

/** What the command says, in a process of its own: it asks the law itself. */
export async function sabot(...args: readonly string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, [SABOT, ...args, '--json']);
  return JSON.parse(stdout);
}
export interface Bet {
  readonly bet: string;
  readonly mode: string | null;
  readonly expectation: { readonly fraction: string; readonly decimal: string };
}
const turned = (text: string): string => {
  if (/^[0.]+$/.test(text)) return text;
  return text.startsWith('-') ? text.slice(1) : `-${text}`;
};

/** The edge of each bet as the page has it, to the last digit. */
export async function edges(page: Page): Promise<Record<string, readonly (string | null)[]>> {
  await settled(page);
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.lab-bets > li')].map((one) => [
        `${one.dataset.bet} ${one.dataset.mode}`,
        ['.lab-fraction', '.lab-decimal'].map(
          (part) => one.querySelector(part)?.textContent?.replace('−', '-').replace(',', '.') ?? null,
        ),
      ]),
    ),
  );
}
export async function edgesBySabot(...args: readonly string[]): Promise<Record<string, readonly string[]>> {
  const { bets } = (await sabot('odds', ...args)) as { bets: readonly Bet[] };
  return Object.fromEntries(
    bets.map(({ bet, mode, expectation }) => [
      `${bet} ${mode ?? ''}`,
      [turned(expectation.fraction), turned(expectation.decimal)],
    ]),
  );
}

export async function saved({ page, language }: Visitor, title: string, kind: 'svg' | 'csv') {
  const { save } = LAB_WORDS[language];
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: kind === 'svg' ? save.svgOf(title) : save.csvOf(title), exact: true }).click();
  const download: Download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** A picture that a browser can show by itself, and what is written in it. */
export async function lookAt({ context }: Visitor, svg: string) {
  // An empty page: nothing of ours helps it to look right.
  const page = await context.newPage();
  const seen = await page.evaluate(async (text) => {
    const document = new DOMParser().parseFromString(text, 'image/svg+xml');
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await picture.decode();
    return {
      fault: document.querySelector('parsererror')?.textContent ?? null,
      root: document.documentElement.nodeName,
      width: picture.naturalWidth,
      words: [...document.querySelectorAll('text')].map((one) => one.textContent),
      title: document.querySelector('title')?.textContent,
      scripts: document.querySelectorAll('script, foreignObject').length,
    };
  }, svg);
  await page.close();
  return seen;
}
export const rowsIn = (csv: string): readonly (readonly string[])[] =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, a, b]) => a ?? b ?? ''));
