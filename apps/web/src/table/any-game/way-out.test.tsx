// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { speak } from '../../locales/language.ts';

const TABLES = ['punto-banca/oval', 'chemin-de-fer/table'] as const;
const press = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
const waited = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

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

describe.each(TABLES)('leaving %s', (name) => {
  const table = recorded(name);
  const may = (i: number): boolean => table.messages[i]?.acts.some((one) => one.act === 'Leave') === true;
  const bound = table.messages.findIndex(
    ({ view }, i) => view.phase === 'coup' && table.you in view.people && !may(i) && i + 1 < table.messages.length,
  );
  const free = table.messages.findIndex((_, i) => i > bound && may(i));

  it('in a coup: one leaves when it is over and its result was seen', async () => {
    expect([bound >= 0, free > bound]).toEqual([true, true]);
    history.replaceState(null, '', '/table/here');
    const { sent, tell } = seatedAt(table, bound);
    await press('Leave the table');
    await press('Leave after this coup');
    await waited(30_000);
    expect(sent.filter((one) => one.act === 'Leave')).toEqual([]);
    expect(location.pathname).toBe('/table/here');
    await act(async () => tell(free));
    await waited(30_000);
    expect(sent.filter((one) => one.act === 'Leave')).toEqual([{ act: 'Leave', fields: {} }]);
    expect(location.pathname).toBe('/');
  });

  it('whoever thinks better of it stays', async () => {
    const { sent, tell } = seatedAt(table, bound);
    await press('Leave the table');
    await press('Leave after this coup');
    await press('You leave after this coup');
    await press('Stay');
    await act(async () => tell(free));
    await waited(30_000);
    expect(sent.filter((one) => one.act === 'Leave')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Leave the table' })).toBeTruthy();
  });
});
