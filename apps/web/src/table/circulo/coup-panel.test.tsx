// @vitest-environment happy-dom
import type { TableMessage } from '@sabot/protocol';
import { type AnyCoup, coupsIn } from '@sabot/story';
import { moneyIn } from '@sabot/words';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CIRCULO_RECORDINGS, recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { cardText } from '../../history/tell-event.ts';
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

/** The first coup that was recorded to its end: from which message to which, and what the story tells of it. */
function firstCoup(messages: readonly TableMessage[], game: string): { from: number; to: number; coup: AnyCoup } {
  const to = messages.findIndex(({ events }) => events.some(({ event }) => event.type === 'CoupEnded'));
  let from = to;
  const isNext = (i: number): boolean => {
    const [before, now] = [messages[i - 1], messages[i]];
    return before !== undefined && now !== undefined && now.version - before.version === now.events.length;
  };
  while (isNext(from)) from -= 1;
  const events = messages.slice(from + 1, to + 1).flatMap((message) => message.events.map(({ event }) => event));
  const coup = coupsIn(game, events, messages[from]?.view).find(({ phase }) => phase === 'over');
  if (coup === undefined) throw new Error('the recording has no coup that ended');
  return { from, to, coup };
}

describe.each(CIRCULO_RECORDINGS)('%s: the last coup beside the table', (name) => {
  it('is the coup that the story tells: hands, totals, every stake and the bank', async () => {
    const told = recorded(name);
    const { from, to, coup } = firstCoup(told.messages, told.card.game);
    expect(coup.stakes.length).toBeGreaterThan(0);
    const table = seatedAt(told, from);
    for (let i = from + 1; i <= to; i += 1) {
      act(() => table.tell(i));
      await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    }
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Coup' })));
    const account = screen.getByRole('region', { name: new RegExp(`coup\\D*\\b${coup.coup}\\b`, 'i') });
    const hands = [...account.querySelectorAll('figcaption')].map((one) => one.textContent ?? '');
    for (const { cards, total } of Object.values(coup.hands)) {
      const shown = cards.map((card) => (card === '??' ? 'card face down' : cardText(card))).join(', ');
      expect(hands.some((text) => text.endsWith(`${total ?? ''}: ${shown}`))).toBe(true);
    }
    const rows = within(account).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(coup.stakes.length + 1);
    const signed = (net: number): string => `${net > 0 ? '+' : '−'}${moneyIn('en', Math.abs(net))}`;
    for (const { player, stake, net } of coup.stakes) {
      const row = rows.find((one) => {
        const text = one.textContent ?? '';
        return text.startsWith(player === told.you ? 'you' : player) && text.includes(moneyIn('en', stake));
      });
      expect(row?.textContent).toContain(net === 0 ? 'goes back' : signed(net));
    }
    const won = (coup.bank?.won ?? 0) - (coup.bank?.deducted ?? 0);
    expect(rows.some(({ textContent }) => textContent?.includes(`the bank${signed(won)}`))).toBe(true);
  });
});
