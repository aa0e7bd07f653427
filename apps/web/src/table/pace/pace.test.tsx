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

/** Time goes by on the felt, with all that is drawn meanwhile. */
const later = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
async function played(from: number, to: number, told = table) {
  const seated = seatedAt(told, from);
  for (let i = from + 1; i <= to; i += 1) {
    act(() => seated.tell(i));
    await later(20_000);
  }
  return seated;
}

describe('the same bet on every coup', () => {
  it('is laid by itself, once in a round, for whoever wished it and looks at the page', async () => {
    rebet.set(true);
    const staked = table.messages[0]!.view.books;
    // The house of the recording never takes them: from its next message on they would be sent once more.
    const { sent } = await played(
      0,
      table.messages.findLastIndex(({ view }) => view.phase === 'offer'),
    );
    const stakes = sent.filter((one) => one.act === 'SetStakes');
    expect(stakes).toHaveLength(1);
    const [first] = stakes;
    const lay = staked.accounts.flatMap((account, i) => {
      const [kind, player, bet] = account.split(':');
      return kind === 'stake' && player === table.you && (staked.amounts[i] ?? 0) > 0 ? [[bet, staked.amounts[i]]] : [];
    });
    expect(first?.fields.stakes).toEqual(lay);
  });

  it('is not laid for whoever did not wish it, nor while nobody looks', async () => {
    expect((await played(0, table.messages.length - 1)).sent.filter((one) => one.act === 'SetStakes')).toEqual([]);
    cleanup();
    rebet.set(true);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect((await played(0, table.messages.length - 1)).sent.filter((one) => one.act === 'SetStakes')).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('what leaves no choice', () => {
  const people = recorded('chemin-de-fer/table');
  const LIFT = people.messages.findIndex(({ acts }) => acts.some((one) => one.act === 'LiftCards'));
  const SPEAK = LIFT + 1;
  /** Awaited from now on, with ten seconds to answer. */
  const awaitedNow = (i: number, more: object = {}) => ({
    ...people,
    messages: people.messages.map((one, n) =>
      n === i
        ? ({
            ...one,
            awaits: one.awaits.map((wait) => ({ ...wait, from: Date.now(), until: Date.now() + 10_000 })),
            ...more,
          } as typeof one)
        : one,
    ),
  });
  const company = { alone: undefined };
  const solitary = { alone: { ...ALONE, name: people.you, felt: 'calm' as const } };

  it('is done by itself after a moment in which it can be seen', async () => {
    const { sent } = seatedAt(awaitedNow(SPEAK, solitary), SPEAK);
    await later(1000);
    expect(sent).toEqual([]);
    await later(300);
    expect(sent.map((one) => one.act)).toEqual(['SayCarta']);
  });

  it('in company it leaves at the moment at which a free word leaves that was pressed early', async () => {
    const at: number[] = [];
    const began = Date.now();
    const forced = seatedAt(awaitedNow(SPEAK, company), SPEAK);
    for (; forced.sent.length === 0 && at.length < 200; await later(50)) at.push(Date.now() - began);
    const left = at.at(-1);
    cleanup();
    const from = Date.now();
    const both = [...(people.messages[SPEAK]?.acts ?? [])];
    const free = [...both, { ...both.find(({ act }) => act === 'SayCarta')!, act: 'SayNo' }];
    const other = seatedAt(awaitedNow(SPEAK, { ...company, acts: free }), SPEAK);
    fireEvent.click(screen.getByRole('button', { name: '«Carta»' }));
    const times: number[] = [];
    for (; other.sent.length === 0 && times.length < 200; await later(50)) times.push(Date.now() - from);
    expect(other.sent.map((one) => one.act)).toEqual(['SayCarta']);
    expect(times.at(-1)).toBe(left);
    expect(left).toBeGreaterThan(1000);
  });

  it('is asked for where somebody would rather press it', async () => {
    single.choose('ask');
    const { sent } = seatedAt(awaitedNow(SPEAK, solitary), SPEAK);
    await later(9000);
    expect(sent).toEqual([]);
  });
});
