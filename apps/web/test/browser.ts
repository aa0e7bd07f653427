import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { packedBrowser } from './packed-browser.ts';

const SYSTEM = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

interface FoundBrowser {
  readonly path: string;
  readonly args: readonly string[];
}

/** A Chromium to test with: the one that is named, one of the system, else (or by the name `npm`) the one that npm brings; `tried`: and it starts. */
async function findBrowser(env: NodeJS.ProcessEnv = process.env, tried = false): Promise<FoundBrowser> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const named = env.PLAYWRIGHT_CHROMIUM;
  if (named && named !== 'npm') {
    if (existsSync(named)) return { path: named, args: asRoot };
    throw new Error(`PLAYWRIGHT_CHROMIUM names no file: ${named}`);
  }
  const system = named === 'npm' ? undefined : SYSTEM.find((path) => existsSync(path));
  // Without it a drawn graphics card takes a seventh of the processor time of the browser tests.
  if (system !== undefined) return { path: system, args: ['--disable-gpu', ...asRoot] };
  try {
    // Its own switches are made for a lambda: one process, no web security, a drawn graphics card that takes seconds
    // for a frame. A test wants none of them.
    return { path: await packedBrowser({ tried }), args: ['--disable-gpu', ...asRoot] };
  } catch (cause) {
    const why = (cause as Error).message;
    throw new Error(`no browser: set PLAYWRIGHT_CHROMIUM, or install Chrome or Chromium (${why})`, { cause });
  }
}

/** Global set-up of Vitest, before the first test file: what npm brings is unpacked and tried once, so that no test waits for it. */
export async function setup(): Promise<void> {
  try {
    await findBrowser(process.env, true);
  } catch (error) {
    // Tests without a browser shall run all the same; those that need one say it again.
    console.error((error as Error).message);
  }
}

/** A browser with a fresh profile; closing the context ends it. */
export async function openBrowser(
  options: Parameters<typeof chromium.launchPersistentContext>[1] = {},
): Promise<BrowserContext> {
  const { path, args } = await findBrowser();
  return chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'sabot-browser-')), {
    ...options,
    executablePath: path,
    args: [...args, ...(options.args ?? [])],
    headless: true,
  });
}

/** A browser for several visitors, each in a context of their own. */
export async function launchBrowser(): Promise<Browser> {
  const { path, args } = await findBrowser();
  return chromium.launch({ executablePath: path, args: [...args], headless: true });
}
