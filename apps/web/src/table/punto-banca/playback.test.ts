import { lastsOnFelt } from '@sabot/story';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { Playback } from './playback.ts';
import { resultOf, type Scene, sceneOf } from './scene.ts';

const { messages, you } = recorded('punto-banca/oval');
const NOW = 1_000_000;
const [first, ...rest] = messages.map((message) => ({
  ...message,
  awaits: message.awaits.map((one) => ({
    ...one,
    from: one.until === null ? null : NOW + 580_000,
    until: one.until === null ? null : NOW + 600_000,
  })),
}));

/** Plays the recorded messages one after the other, each to its end, and keeps every moment that was shown. */
function played(): { readonly playback: Playback; readonly moments: readonly Scene[] } {
  const playback = new Playback(first!, () => NOW);
  const moments: Scene[] = [];
  playback.scene.subscribe(() => moments.push(playback.scene.value));
  for (const message of rest) {
    playback.receive(message);
    vi.runAllTimers();
    expect(playback.scene.value.books).toEqual(sceneOf(message.view).books);
    expect(playback.shown.value).toBe(message);
  }
  return { playback, moments };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a recorded coup', () => {
  it('is shown card by card, and its books end to the cent where the house’s stand', () => {
    const { moments } = played();
    const counts = moments.filter(({ stage }) => stage === 'dealing').map(({ cards }) => cards.length);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });

  it('shows no face before its hand is uncovered, and the holder alone may look', () => {
    const { moments } = played();
    const held = moments.filter(({ handed }) => handed?.to === you);
    expect(held.length).toBeGreaterThan(0);
    for (const { cards, handed } of held) {
      for (const card of cards) {
        if (card.hand === handed?.hand)
          expect(card).toMatchObject({ card: '??', at: 'holder', peek: expect.stringMatching(/^[A-K2-9T][shdc]$/) });
        else expect(card).toMatchObject({ card: '??', peek: null });
      }
    }
  });

  it('keeps the whole coup to be read afterwards', () => {
    const { playback } = played();
    const { lastCoup } = playback.scene.value;
    expect(
      (['punto', 'banca'] as const).flatMap((hand) =>
        lastCoup?.story.hands[hand].decisions.map(({ decision }) => `${hand} ${decision}`),
      ),
    ).toEqual(['punto draw', 'banca draw']);
    expect(resultOf(lastCoup)).not.toBeNull();
    expect(lastCoup?.story.stakes.some(({ player }) => player === you)).toBe(true);
  });
});

describe('whoever is in a hurry', () => {
  it('comes to the same end at once', () => {
    const playback = new Playback(first!, () => NOW);
    for (const message of rest) playback.receive(message);
    playback.hurry();
    vi.runAllTimers();
    expect(playback.scene.value.books).toEqual(sceneOf(rest.at(-1)!.view).books);
    expect(playback.scene.value.stage).toBe(sceneOf(rest.at(-1)!.view).stage);
    expect(resultOf(playback.scene.value.lastCoup)).not.toBeNull();
  });

  it('is shown the result all the same, however often they press', () => {
    const playback = new Playback(first!, () => NOW);
    for (const message of rest) playback.receive(message);
    playback.hurry();
    expect(resultOf(playback.scene.value.lastCoup)).not.toBeNull();
    expect(playback.shown.value).not.toBe(rest.at(-1));
    const result = playback.scene.value;
    playback.hurry();
    vi.advanceTimersByTime(500);
    playback.hurry();
    expect(playback.scene.value).toBe(result);
    vi.advanceTimersByTime(1000);
    expect(playback.shown.value).toBe(rest.at(-1));
  });

  it('is shown the result by a page that is late', () => {
    let now = NOW;
    const playback = new Playback(first!, () => now);
    const results: unknown[] = [];
    playback.scene.subscribe(() => void results.push(playback.scene.value.lastCoup));
    for (const message of rest) playback.receive(message);
    now += 60_000;
    vi.advanceTimersToNextTimer();
    expect(results.at(-1)).not.toBeNull();
    expect(playback.shown.value).not.toBe(rest.at(-1));
    vi.runAllTimers();
    expect(playback.shown.value).toBe(rest.at(-1));
  });

  it('is brought to the present as soon as more than one whole coup waits', () => {
    const length = rest.at(-1)!.version - first!.version;
    /** The same coup once more, as if it had been played after itself. */
    const anew = rest.map((message) => ({
      ...message,
      version: message.version + length,
      events: message.events.map((told) => ({ ...told, no: told.no + length })),
    }));
    const playback = new Playback(first!, () => NOW);
    for (const message of rest) playback.receive(message);
    expect(playback.shown.value).not.toBe(rest.at(-1));
    for (const message of anew) playback.receive(message);
    const behind = anew.findLast(({ events }) => events.some(({ event }) => event.type === 'CoupEnded'))!;
    expect(playback.shown.value.version).toBeGreaterThanOrEqual(behind.version);
  });

  it('is not kept longer than until the clock of whatever is awaited next counts, and a look at the result', () => {
    const settlement = rest.find(({ events }) => events.some(({ event }) => event.type === 'CoupEnded'))!;
    const before = rest[rest.indexOf(settlement) - 1]!;
    const soon = {
      ...settlement,
      awaits: settlement.awaits.map((one) => ({ ...one, from: Date.now() + 2200, until: Date.now() + 22_000 })),
    };
    const playback = new Playback(before);
    playback.receive(soon);
    expect(settlement.events.reduce((sum, { event }) => sum + lastsOnFelt('punto-banca', event), 0)).toBeGreaterThan(
      4000,
    );
    vi.advanceTimersByTime(2200 + 900);
    expect(playback.shown.value).toBe(soon);
  });
});

describe('what stands beside the felt', () => {
  const settled = rest.find(({ events }) => events.some(({ event }) => event.type === 'CoupEnded'))!;
  const before = rest[rest.indexOf(settled) - 1]!;

  it('is that of the message before while the felt is behind: same money, nobody awaited, nothing the table waits for', () => {
    const playback = new Playback(before, () => NOW);
    playback.receive(settled);
    const { message, isShowing } = playback.moment.value;
    expect(isShowing).toBe(true);
    expect(message).toMatchObject({ version: before.version, view: before.view, awaits: [] });
    const awaited = [...before.awaits, ...settled.awaits].flatMap(({ acts }) => acts);
    expect(message.acts.filter(({ act }) => awaited.includes(act))).toEqual([]);
    vi.runAllTimers();
    expect(playback.moment.value).toEqual({ message: settled, isShowing: false });
  });

  it('never names a moment that is not shown: messages wait their turn', () => {
    const playback = new Playback(first!, () => NOW);
    const moments: number[] = [];
    playback.moment.subscribe(() => moments.push(playback.moment.value.message.version));
    for (const message of rest) playback.receive(message);
    vi.runAllTimers();
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(new Set(moments)).toContain(rest.at(-1)!.version);
  });

  it('stays as it is while the same clock runs: somebody else has only staked or come', () => {
    const open = messages.find(({ view }) => view.phase === 'stakes')!;
    const taken = { type: 'ShoeTaken', player: 'x', grounds: ['X-1'] } as never;
    const playback = new Playback(open, () => NOW);
    playback.receive({ ...open, version: open.version + 1, events: [{ no: open.version + 1, event: taken }] });
    const { isShowing, message } = playback.moment.value;
    expect(isShowing).toBe(true);
    expect(message).toMatchObject({ acts: open.acts, awaits: open.awaits });
  });

  it('is shown at once to who does not look, and to who wants nothing to move but the time to read a result', () => {
    const playback = new Playback(before, () => NOW);
    playback.receive(settled);
    playback.catchUp();
    expect(playback.moment.value).toEqual({ message: settled, isShowing: false });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const still = new Playback(before, () => NOW);
    still.receive(settled);
    expect(resultOf(still.scene.value.lastCoup)).not.toBeNull();
    vi.advanceTimersByTime(lastsOnFelt('punto-banca', { type: 'CoupEnded' }) - 1);
    expect(still.moment.value.isShowing).toBe(true);
    vi.advanceTimersByTime(1);
    expect(still.moment.value.isShowing).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('what was not told', () => {
  it('is not invented: the scene goes to the view', () => {
    const playback = new Playback(first!, () => NOW);
    const later = rest[3]!;
    playback.receive(later);
    expect(playback.scene.value).toEqual({ ...sceneOf(later.view), lastCoup: null });
  });

  it('does not go back for a message that comes late', () => {
    const playback = new Playback(rest[1]!, () => NOW);
    playback.receive(rest[0]!);
    expect(playback.scene.value).toEqual(sceneOf(rest[1]!.view));
  });
});
