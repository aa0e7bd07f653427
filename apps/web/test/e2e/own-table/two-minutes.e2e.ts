// From the real `npm start` to four people at a private table: each in a browser of their own, at the pace of somebody who reads.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownTable as ownEn } from '../../../src/locales/en/own-table.ts';
import { en } from '../../../src/locales/en.ts';
import { ownTable as ownEs } from '../../../src/locales/es/own-table.ts';
import { es } from '../../../src/locales/es.ts';
import { openBrowser } from '../../browser.ts';
import { writeFigures } from '../figures.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const MOST_SECONDS = 120;
/** So long somebody looks before they press, and so long a key takes them. */
const [A_LOOK_MS, A_KEY_MS] = [1500, 200];
const WORDS = { es: { ...ownEs, lobby: es.lobby }, en: { ...ownEn, lobby: en.lobby } } as const;

const isInANetwork = (): boolean =>
  Object.values(networkInterfaces()).some((list) =>
    list?.some(({ internal, family }) => !internal && family === 'IPv4'),
  );

interface Started {
  readonly child: ChildProcess;
  /** The addresses that the start has printed, each beside its word. */
  readonly printed: readonly string[];
}

/** `npm start`, as somebody types it: until the line is printed that says how to end it. */
async function start(data: string): Promise<Started> {
  const args = ['start', '--', '--host', '0.0.0.0', '--port', '0', '--data', data, '--lang', 'es'];
  const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const printed: string[] = [];
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((open, fail) => {
    lines.on('line', (line) => {
      printed.push(line);
      if (line.includes('Ctrl')) open();
    });
    lines.on('close', () => fail(new Error(`the house did not open:\n${printed.join('\n')}`)));
  });
  return { child, printed };
}

class Friend {
  readonly page: Page;
  readonly words: (typeof WORDS)['es' | 'en'];

  private constructor(page: Page, words: (typeof WORDS)['es' | 'en']) {
    this.page = page;
    this.words = words;
  }

  /** A telephone or a desk that has never been here. Every name leads to this machine. */
  static async comes(context: BrowserContext, language: 'es' | 'en', address: string): Promise<Friend> {
    const page = await context.newPage();
    await page.goto(address);
    return new Friend(page, WORDS[language]);
  }

  async press(what: Locator): Promise<void> {
    await what.waitFor();
    await this.page.waitForTimeout(A_LOOK_MS);
    await what.click();
  }

  async types(label: string, text: string): Promise<void> {
    const field = this.page.getByLabel(label);
    await field.waitFor();
    await this.page.waitForTimeout(A_LOOK_MS);
    await field.click();
    await this.page.keyboard.press('Control+A');
    await field.pressSequentially(text, { delay: A_KEY_MS });
  }

  says(text: string): Promise<void> {
    return this.page.getByText(text).first().waitFor();
  }
}

test('from npm start on the network to four people seated at a private table of chemin de fer', {
  timeout: 600_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'sabot-friends-'));
  const contexts: BrowserContext[] = [];
  const browser = async (language: 'es' | 'en', width: number, height: number): Promise<BrowserContext> => {
    const context = await openBrowser({
      locale: language === 'es' ? 'es-ES' : 'en-GB',
      viewport: { width, height },
      hasTouch: width < 800,
      args: ['--host-resolver-rules=MAP * 127.0.0.1'],
    });
    contexts.push(context);
    return context;
  };
  // The browsers stand on the desks already.
  const desks = [
    await browser('es', 1280, 800),
    await browser('es', 390, 844),
    await browser('en', 1280, 800),
    await browser('es', 390, 844),
  ] as const;
  const from = Date.now();
  const seconds = (): number => (Date.now() - from) / 1000;
  const { child, printed } = await start(data);
  try {
    const opened = seconds();
    const addresses = printed.flatMap((line) => /https?:\/\/[^\s/]+/.exec(line)?.[0] ?? []);
    const ana = await Friend.comes(desks[0], 'es', addresses[0] as string);
    const { lobby, open, panel, strip } = ana.words;
    await ana.press(ana.page.getByRole('link', { name: lobby.openTable, exact: true }));
    await ana.says(open.lawful);
    await ana.types(open.name, 'Ana');
    await ana.press(ana.page.getByRole('button', { name: open.submit, exact: true }));
    const field = ana.page.getByRole('textbox', { name: panel.invite.link, exact: true });
    await field.waitFor();
    const invited = seconds();
    const link = await field.inputValue();
    const isOnlyHere = await ana.page.getByText(panel.invite.only).isVisible();
    expect(isOnlyHere).toBe(!isInANetwork());
    // The start has printed where others find the house, and the link leads there.
    if (isInANetwork()) expect(addresses.slice(1)).toContain(new URL(link).origin);

    const friends = [
      ['Bea', 'es'],
      ['Carl', 'en'],
      ['Dani', 'es'],
    ] as const;
    const seated = await Promise.all(
      friends.map(async ([name, language], i) => {
        const friend = await Friend.comes(desks[i + 1] as BrowserContext, language, link);
        await friend.types(friend.words.join.name, name);
        await friend.press(friend.page.getByRole('button', { name: friend.words.join.sit, exact: true }));
        await friend.says(friend.words.strip.of('Ana'));
        return friend;
      }),
    );
    await ana.page.keyboard.press('Escape');
    await ana.says(strip.yours);
    // Everybody reads the other three names on the cloth, and nobody is missing any more.
    for (const [i, { page, words }] of [ana, ...seated].entries()) {
      for (const [j, name] of ['Ana', 'Bea', 'Carl', 'Dani'].entries())
        if (i !== j)
          await page
            .getByRole('button', { name: new RegExp(`\\b${name}\\b`) })
            .first()
            .waitFor();
      await page.getByText(words.strip.missing(1)).waitFor({ state: 'detached' });
    }
    const all = seconds();
    writeFigures('From `npm start -- --host 0.0.0.0` to the page, to the link, to four people seated (s)', [
      opened,
      invited,
      all,
    ]);
    expect(all).toBeLessThan(MOST_SECONDS);
  } finally {
    for (const context of contexts) await context.close();
    const gone = once(child, 'exit');
    process.kill(-(child.pid as number), 'SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true, maxRetries: 10 });
  }
});
