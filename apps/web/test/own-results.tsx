import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { speak } from '../src/locales/language.ts';
import { recorded } from './recorded.ts';
import { seatedAt, withRoom } from './seated.tsx';

/** Sets up the page and the clock for each test of a file. */
export function aPageForEach(): void {
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
}

const later = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** Every result that stood on the page in turn, and whether it was gone again at the end of a coup that followed. */
export async function ownResults(
  name: Parameters<typeof recorded>[0],
  from: number,
  to: number,
): Promise<readonly string[]> {
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
