import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offlinePage } from '../src/fairness/offline-file.ts';
import { openBrowser } from './browser.ts';
import { shuffledShoe } from './shuffled-shoe.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-offline-'));
const { proof, record, dealt } = shuffledShoe();
const carried = { proof, record, noted: null, dealt };
let browser: BrowserContext;
let built = '';

beforeAll(async () => {
  const vite = join(import.meta.dirname, '../../../node_modules/.bin/vite');
  const config = join(import.meta.dirname, '../vite.verify.config.ts');
  execFileSync(vite, ['build', '--config', config, '--outDir', folder, '--logLevel', 'error']);
  built = readFileSync(join(folder, 'verify.html'), 'utf8');
  browser = await openBrowser({ locale: 'en-GB', offline: true });
});
afterAll(() => browser?.close());

async function opened(name: string, page: string) {
  const file = join(folder, name);
  writeFileSync(file, page);
  const tab = await browser.newPage();
  const asked: string[] = [];
  const wrong: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  tab.on('pageerror', (error) => wrong.push(error.message));
  tab.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  await tab.goto(pathToFileURL(file).href);
  return { tab, asked, wrong };
}

test('one file, opened from a disk without a network, checks the proof it carries', async () => {
  const { tab, asked, wrong } = await opened('good.html', offlinePage(built, carried) as string);
  await tab.getByText('Proved: every card was the one the shuffle had put there.').waitFor();
  await tab.getByText('The 9 cards your browser saw leave the shoe are the same, one by one.').waitFor();
  await tab.getByText('The record is whole and says the same as the proof.').waitFor();
  expect(asked).toHaveLength(1);
  expect(wrong).toEqual([]);
});

test('without a proof of its own it checks one that is given to it', async () => {
  const { tab } = await opened('empty.html', built);
  const file = { name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(proof)) };
  await tab.locator('input[type=file]').setInputFiles(file);
  await tab.getByText('Not proved.').waitFor();
  await tab.getByText('There is nothing to compare the cards with').waitFor();
});

test('it says so when the proof does not hold, in Spanish too', async () => {
  const forged = { ...proof, secret: '00'.repeat(32) };
  const { tab } = await opened('forged.html', offlinePage(built, { ...carried, proof: forged }) as string);
  await tab.getByText('Disproved: this is not the shoe that the house announced.').waitFor();
  await tab.getByRole('button', { name: 'Español' }).click();
  await tab.getByText('El secreto de la casa no corresponde a la huella que publicó.').waitFor();
});
