// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { speak } from '../../locales/language.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  withRoom();
  vi.stubGlobal('fetch', async () => Response.json({ talla: 1, results: [], coups: [], more: false }));
  speak('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const later = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** Every result that stood on the page in turn, and whether it was gone again at the end of a coup that followed. */
async function results(name: Parameters<typeof recorded>[0], from: number, to: number): Promise<readonly string[]> {
  const told = recorded(name);
  const table = seatedAt(told, from);
  const seen: string[] = [];
  for (let i = from + 1; i <= to; i += 1) {
    act(() => table.tell(i));
    await later(60_000);
    const own = table.container.querySelectorAll('.my-result');
    expect(own.length).toBeLessThanOrEqual(1);
    const text = own[0] && [...own[0].querySelectorAll('b, span')].map(({ textContent }) => textContent).join(' | ');
    // While a coup is played nothing stands there of the one before.
    if (told.messages[i]?.view.coup) expect(text).toBeUndefined();
    if (text !== undefined && text !== seen.at(-1)) seen.push(text);
  }
  return seen;
}

it('punto y banca: each bet, what it was paid, and the sum', async () => {
  expect(await results('punto-banca/oval', 0, 9)).toEqual(['+190 | Punto 200: paid 200 · Tie 10: lost']);
});

it('chemin de fer: a bank that pays, a stake that is even, a banco won and lost', async () => {
  expect(await results('chemin-de-fer/table', 0, 44)).toEqual([
    '−50 | Bank of 50: pays 50',
    'No change | Punto 10: even',
    '+50 | «Banco» 50: paid 50',
    '−50 | «Banco» 50: lost',
  ]);
});

it('chemin de fer: what is deducted from a bank that wins', async () => {
  expect(await results('chemin-de-fer/table', 45, 58)).toEqual(['+47.50 | Bank of 50: paid 50, less 2.50']);
});

it('dos paños: nothing for whoever had no part in it', async () => {
  expect(await results('dos-panos/table', 0, 17)).toEqual([]);
});
