// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RECORDINGS, type Recorded, recorded } from '../../test/recorded.ts';
import { seatedAt, withRoom } from '../../test/seated.tsx';
import { speak } from '../locales/language.ts';

/** A name that every object answers to, and that throws wherever it is looked up without asking whose it is. */
const TRAP = 'zanzibar';
const INHERITED = [
  TRAP,
  'valueOf',
  'constructor',
  'toString',
  'hasOwnProperty',
  'isPrototypeOf',
  'toLocaleString',
  'then',
];
const MOST_MESSAGES = 14;

/** The same recording with everybody renamed, whoever looks first of all. */
function renamed(told: Recorded): Recorded {
  const people = new Set(told.messages.flatMap(({ view }) => Object.keys(view.people)));
  const names = [told.you, ...[...people].filter((name) => name !== told.you)];
  const text = names.reduce((all, name, i) => {
    const to = INHERITED[i] ?? `guest-${i}`;
    return all.replaceAll(`"${name}"`, `"${to}"`).replaceAll(`:${name}"`, `:${to}"`).replaceAll(`:${name}:`, `:${to}:`);
  }, JSON.stringify(told.messages));
  return { ...told, you: TRAP, messages: JSON.parse(text) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  withRoom();
  vi.stubGlobal('fetch', async () => Response.json({ talla: 1, results: [], coups: [], more: false }));
  speak('en');
  Object.defineProperty(Object.prototype, TRAP, {
    configurable: true,
    get: () => {
      throw new Error(`${TRAP} was looked up on Object.prototype`);
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(Object.prototype, TRAP);
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Shows the first messages of a recording, each to its end; what stands on the page then. */
async function shown(told: Recorded, most: number): Promise<string> {
  const table = seatedAt(told, 0);
  for (let i = 1; i < Math.min(told.messages.length, most); i++) {
    act(() => table.tell(i));
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  }
  const text = table.container.textContent ?? '';
  expect(text).not.toMatch(/undefined|NaN|\[object|native code/);
  return text;
}

describe.each(RECORDINGS)('the page, at %s', (name) => {
  it('shows a table whose guests have names that every object inherits', async () => {
    const told = renamed(recorded(name));
    const text = await shown(told, MOST_MESSAGES);
    const { view } = told.messages[0] as Recorded['messages'][number];
    for (const seated of Object.keys(view.people).filter((one) => one !== TRAP)) expect(text).toContain(seated);
  });

  it('takes a guest with such a name, who has no place here, for nobody else', async () => {
    await shown({ ...recorded(name), you: TRAP }, 4);
  });
});
