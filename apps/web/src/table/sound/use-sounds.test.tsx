// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { speak } from '../../locales/language.ts';
import { setSound, sound } from './sound.ts';
import { type Sound, Synth } from './synth.ts';
import { turn } from './turn.ts';

const oval = recorded('punto-banca/oval');
const heard: Sound[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  withRoom();
  vi.stubGlobal('fetch', async () => Response.json({ talla: 1, results: [], coups: [], more: false }));
  vi.stubGlobal('AudioContext', class {});
  vi.spyOn(Synth.prototype, 'play').mockImplementation((what) => void heard.push(what));
  heard.length = 0;
  speak('es');
  sound.choose('on');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const later = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const DEALT = oval.messages.findIndex(({ events }) => events.some(({ event }) => event.type === 'CardDrawn'));
const END = oval.messages.findIndex(({ events }) => events.some(({ event }) => event.type === 'CoupEnded'));
const drawn = (i: number): number =>
  oval.messages[i]?.events.filter(({ event }) => event.type === 'CardDrawn').length ?? 0;

it('a card is heard when the felt shows it, not when it is told', async () => {
  const { tell } = seatedAt(oval, DEALT - 1);
  heard.length = 0;
  act(() => tell(DEALT));
  const cards = (): number => heard.filter((one) => one === 'card').length;
  expect(cards()).toBeLessThanOrEqual(1);
  await later(60_000);
  expect(cards()).toBe(drawn(DEALT));
});

it('a coup that is won is heard at its end, and what waits for you when it waits', async () => {
  const { tell } = seatedAt(oval, DEALT - 1);
  heard.length = 0;
  for (let i = DEALT; i <= END; i += 1) {
    act(() => tell(i));
    expect(heard.filter((one) => one === 'win')).toEqual([]);
    await later(60_000);
  }
  expect(heard.filter((one) => one === 'win')).toHaveLength(1);
  expect(heard.lastIndexOf('win')).toBeGreaterThan(heard.lastIndexOf('card'));
  expect(heard).toContain('turn');
});

it('one key turns it off and on again, but not where one writes', async () => {
  const { tell, container } = seatedAt(oval, DEALT - 1);
  fireEvent.keyDown(container, { key: 'm' });
  expect(sound.value).toBe('off');
  heard.length = 0;
  act(() => tell(DEALT));
  await later(60_000);
  expect(heard).toEqual([]);
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'm' });
  fireEvent.keyDown(container, { key: 'm', ctrlKey: true });
  expect(sound.value).toBe('off');
  fireEvent.keyDown(container, { key: 'M' });
  expect(sound.value).toBe('on');
  field.remove();
});

it('nothing is made before anybody has touched the page', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  heard.length = 0;
  setSound(true);
  expect(heard).toEqual([]);
});

it('a telephone begins in silence, a desk does not', async () => {
  for (const [isTelephone, begins] of [
    [true, 'off'],
    [false, 'on'],
  ] as const) {
    localStorage.clear();
    vi.resetModules();
    vi.stubGlobal('matchMedia', () => ({ matches: isTelephone, addEventListener() {}, removeEventListener() {} }));
    expect((await import('./sound.ts')).sound.value).toBe(begins);
  }
});

it('a page that is installed has a badge while the table waits for you', () => {
  const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
  vi.stubGlobal('navigator', badge);
  turn.set(true);
  turn.set(false);
  expect([badge.setAppBadge.mock.calls.length, badge.clearAppBadge.mock.calls.length]).toEqual([1, 1]);
});
