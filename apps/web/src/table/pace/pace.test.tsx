// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { speak } from '../../locales/language.ts';
import { turn } from '../sound/turn.ts';
import { rebet, single } from './wishes.ts';

const table = recorded('punto-banca/oval');
const open = table.messages.findLastIndex(({ view }) => view.phase === 'stakes');
const ALONE = { name: table.you, clocks: 'wait' as const, felt: 'quick' as const, mayHurry: true };
/** The same table, where nobody else is. */
const alone = { ...table, messages: table.messages.map((one) => ({ ...one, alone: ALONE })) };
const dealNow = () => screen.queryByRole('button', { name: 'Repartir ya' });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  withRoom();
  vi.stubGlobal('fetch', async () => Response.json({ talla: 1, results: [], coups: [], more: false }));
  speak('es');
});
afterEach(() => {
  cleanup();
  rebet.set(false);
  single.choose('act');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('alone with bots', () => {
  it('“deal now” says that no more time is needed, with the version that is seen', async () => {
    const { ready, sent } = seatedAt(alone, open);
    fireEvent.click(dealNow() as HTMLElement);
    await act(async () => {});
    expect(ready).toEqual([{ table: table.messages[open]?.table, version: table.messages[open]?.version }]);
    expect(sent).toEqual([]);
  });

  it('is not offered where somebody else is', () => {
    seatedAt(table, open);
    expect(dealNow()).toBeNull();
  });

  it('the tab says that it is your turn', () => {
    seatedAt(alone, open);
    expect(turn.value).toBe(true);
    cleanup();
    expect(turn.value).toBe(false);
  });
});
