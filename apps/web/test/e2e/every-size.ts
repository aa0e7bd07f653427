import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/locales/language.ts';
import { flaws } from './axe-flaws.ts';
import { GAMES, type Played, playThrough } from './game-phases.ts';
import { layoutFaults } from './layout-faults.ts';
import { withTimers } from './stopped-page.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Telephones upright and on their side, a desk at 200 %, tablets, desks. */
export const SIZES: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** SABOT_PICTURES names a folder for a picture of each of these screens, to be looked at. */
const FOLDER = process.env.SABOT_PICTURES;

/** Every game in every phase on screens of these sizes: nothing out of reach, nothing covered, no table that jumps. */
export function everySize(
  sizes: readonly Size[],
  language: Language,
  axe: (size: Size) => boolean,
  games: readonly Played[] = GAMES,
): void {
  describe(`every game and phase, in ${language}`, () => {
    test.each(games)('$name is whole on every screen', async (game) => {
      const faults: string[] = [];
      const decks = new Map<string, Map<number, string>>();
      await playThrough(game, language, async (phase, { page }) => {
        const asItWas = page.viewportSize();
        for (const size of sizes) {
          const name = `${game.name} ${phase} ${size.width}×${size.height}`;
          await page.setViewportSize(size);
          faults.push(...(await layoutFaults(page)).map((fault) => `${name}: ${fault}`));
          if (axe(size)) faults.push(...(await withTimers(page, () => flaws(page))).map((flaw) => `${name}: ${flaw}`));
          const { width, height } = size;
          const deck = await page.locator('.deck-row').boundingBox();
          const key = `${width}×${height}`;
          decks.set(key, (decks.get(key) ?? new Map()).set(Math.round(deck?.height ?? 0), phase));
          if (FOLDER !== undefined) {
            mkdirSync(FOLDER, { recursive: true });
            await page.screenshot({ path: `${FOLDER}/${game.name}-${width}x${height}-${phase}.png` });
          }
        }
        if (asItWas !== null) await page.setViewportSize(asItWas);
      });
      for (const [size, heights] of decks) {
        if (heights.size > 1) {
          const told = [...heights].map(([height, phase]) => `${phase} ${height}`).join(', ');
          faults.push(`${game.name} ${size}: the deck changes its height: ${told}`);
        }
      }
      expect(faults).toEqual([]);
    });
  });
}
