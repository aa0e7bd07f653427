// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RECORDINGS, recorded } from '../../test/recorded.ts';
import { seatedAt, withRoom } from '../../test/seated.tsx';
import { speak } from '../locales/language.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  withRoom();
  vi.stubGlobal('fetch', async () => Response.json({ talla: 1, results: [], coups: [], more: false }));
  localStorage.clear();
  speak('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ONE_EACH = [...new Map(RECORDINGS.map((name) => [recorded(name).card.game, name])).values()];
const hint = (): string => document.querySelector('section.hint [role="status"]')?.textContent ?? '';
const later = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

it.each(ONE_EACH)(
  '%s: a newcomer is given the hints one after the other, each at something that is there, and once',
  async (name) => {
    const told = recorded(name);
    const said: string[] = [];
    const page = seatedAt(told, 0);
    const look = (): void => {
      if (hint() === '' || said.at(-1) === hint()) return;
      said.push(hint());
      const { hinting } = document.body.dataset;
      expect(document.querySelector(`[data-hint="${hinting}"]`), hint()).not.toBeNull();
    };
    const isLast = (): boolean => said.at(-1)?.endsWith('4 of 4') === true;
    for (let i = 1; i < told.messages.length && !isLast(); i += 1) {
      look();
      const next = screen.queryByRole('button', { name: 'Next' });
      if (next !== null) fireEvent.click(next);
      act(() => page.tell(i));
      await later(1500);
      look();
      await later(60_000);
      look();
    }
    const numbers = said.map((text) => Number(/(\d) of 4$/.exec(text)?.[1]));
    const [first = 0] = numbers;
    expect(numbers).toEqual(numbers.map((_, i) => first + i));
    // Whoever has staked already is told no more where to stake; the coup of dos paños was somebody else's.
    expect([first <= 2, numbers.length >= 3]).toEqual([true, true]);
    fireEvent.click(screen.queryByRole('button', { name: /^(Skip the hints|Got it)$/ }) ?? page.container);
    cleanup();
    seatedAt(told, 0);
    expect(hint() === '').toBe(isLast());
  },
);
