import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { en } from '../../src/locales/en.ts';
import { es } from '../../src/locales/es.ts';
import type { Language } from '../../src/locales/language.ts';
import type { Words } from '../../src/locales/words.ts';
import { launchBrowser } from '../browser.ts';

const WORDS: Readonly<Record<Language, Words>> = { es, en };
const LOCALES = { es: 'es-ES', en: 'en-GB' } as const;
/** However slow the machine is, a page that says nothing for so long is broken. */
const PATIENCE_MS = 90_000;

export interface VisitorOptions {
  readonly language?: Language;
  readonly width?: number;
  readonly context?: BrowserContextOptions;
  /** Somebody who has never been here, and is given the hints of a first coup. */
  readonly isNew?: boolean;
  /** What leaves no choice is done by the page. */
  readonly actsAlone?: boolean;
  /** What may go wrong in this visit because the test makes it so. */
  readonly expected?: RegExp;
}

/** Somebody with a browser of their own. Whatever goes wrong in it fails the test. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly words: Words;
  readonly language: Language;
  readonly width: number;
  readonly troubles: string[];
}

let browser: Promise<Browser> | null = null;
let visitors: { readonly visitor: Visitor; readonly expected: RegExp | undefined }[] = [];
const pictures = mkdtempSync(join(tmpdir(), 'sabot-e2e-'));

export const theBrowser = (): Promise<Browser> => {
  browser ??= launchBrowser();
  return browser;
};

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

export async function visit(address: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { language = 'en', width = 1280, isNew = false, expected } = options;
  const context = await (await theBrowser()).newContext({
    locale: LOCALES[language],
    viewport: { width, height: HEIGHTS[width] ?? 800 },
    hasTouch: width < 800,
    ...options.context,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const kept: [string, string][] = [];
  if (!isNew) kept.push(['sabot:first-coup', 'all']);
  // What leaves no choice is pressed by the test, unless it is about that.
  if (!options.actsAlone) kept.push(['sabot:single-choice', 'ask']);
  await context.addInitScript((settings) => {
    // A page that is nobody's, about:blank, keeps nothing.
    if (location.origin !== 'null') for (const [name, value] of settings) localStorage.setItem(name, value);
  }, kept);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // What the page itself calls off because one has gone elsewhere is no failure.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') troubles.push(`request: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answer: ${response.status()} ${response.url()}`);
  });
  const visitor = { context, page, words: WORDS[language], language, width, troubles };
  visitors.push({ visitor, expected });
  // A page that is still empty has nothing that could be kept, and says so as an error.
  if (address !== 'about:blank') await page.goto(address);
  return visitor;
}

/** Another pair of eyes on what a failing test saw. */
async function say({ page, troubles }: Visitor): Promise<void> {
  if (page.isClosed()) return;
  const picture = join(pictures, `${Date.now()}.png`);
  await page.screenshot({ path: picture }).catch(() => undefined);
  const text = await page
    .locator('body')
    .ariaSnapshot()
    .catch(() => '(nothing)');
  console.error(`— ${page.url()} (${picture})\n${text}\n${troubles.join('\n')}`);
}

afterEach(async ({ task }) => {
  const here = visitors;
  visitors = [];
  const wrong = here.flatMap(({ visitor, expected }) =>
    visitor.troubles.filter((trouble) => expected === undefined || !expected.test(trouble)),
  );
  const isWrong = task.result?.state === 'fail' || wrong.length > 0;
  for (const { visitor } of here) {
    if (isWrong) await say(visitor);
    await visitor.context.close();
  }
  expect(wrong).toEqual([]);
});
afterAll(async () => {
  await (await browser)?.close();
  browser = null;
});
