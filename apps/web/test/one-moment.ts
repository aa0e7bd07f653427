import { lastsOnFelt } from '@sabot/story';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Books, booksOf } from '../src/table/any-game/books.ts';
import type { Moment } from '../src/table/any-game/playback.ts';
import type { CoupRecord } from '../src/table/circulo/coup-panel.tsx';

interface Scene {
  readonly books: Books;
  readonly cards: readonly unknown[];
  readonly lastCoup: CoupRecord | null;
}
export interface Told {
  readonly version: number;
  readonly awaits: readonly { readonly acts: readonly string[]; readonly until: number | null }[];
  readonly acts: readonly { readonly act: string }[];
  readonly events: readonly { readonly event: { readonly type: string } }[];
  readonly view: Parameters<typeof booksOf>[0];
}
export interface Player {
  readonly scene: { readonly value: Scene; subscribe(look: () => void): () => void };
  readonly moment: { readonly value: Moment<Told>; subscribe(look: () => void): () => void };
  readonly shown: { readonly value: Told };
  receive(message: Told): void;
  hurry(): void;
}

const NOW = 1_000_000;
export const clock = (): number => NOW;

const has = (type: string, { events }: Told): boolean => events.some(({ event }) => event.type === type);

/** The tests that a game among people shows one moment in time, on a recorded table of it. */
export function knowsOneMoment(game: string, told: readonly Told[], begin: (first: Told) => Player): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The messages up to the first whole coup that was told without a gap. */
  const end = told.findIndex((message) => has('CoupEnded', message));
  let start = end;
  while (start > 0 && told[start]!.version - told[start - 1]!.version === told[start]!.events.length) start -= 1;
  const [first, coup] = [told[start]!, told.slice(start + 1, end + 1)];

  it('the recording has a coup from its first card to its end', () => {
    expect(coup.length).toBeGreaterThan(0);
    expect(coup.some((message) => has('CardDrawn', message))).toBe(true);
  });

  it('no money moves on the felt between the first card and the last', () => {
    const player = begin(first);
    const dealt = new Map<number, string>();
    player.scene.subscribe(() => {
      const { cards, books, lastCoup } = player.scene.value;
      if (cards.length > 0 && lastCoup === null && !dealt.has(cards.length))
        dealt.set(cards.length, JSON.stringify(books));
    });
    for (const message of coup) player.receive(message);
    vi.runAllTimers();
    expect(dealt.size).toBeGreaterThan(2);
    expect(new Set(dealt.values()).size).toBe(1);
  });

  it('while it shows something nobody is awaited for what is not seen yet', () => {
    const player = begin(first);
    let showing = 0;
    player.moment.subscribe(() => {
      const { message, isShowing } = player.moment.value;
      if (!isShowing) return;
      showing += 1;
      expect(message.version).toBeLessThan(coup.at(-1)!.version);
      const same = coup.find(({ awaits }) => awaits[0]?.until === message.awaits[0]?.until);
      if (message.awaits.length > 0) expect(same).toBeDefined();
      else expect(message.acts.filter(({ act }) => coup.at(-1)!.awaits[0]?.acts.includes(act))).toEqual([]);
    });
    for (const message of coup) player.receive(message);
    expect(player.moment.value).toMatchObject({ isShowing: true, message: { awaits: [] } });
    vi.runAllTimers();
    expect(showing).toBeGreaterThan(0);
    expect(player.moment.value).toMatchObject({ isShowing: false, message: { version: coup.at(-1)!.version } });
    expect(player.scene.value.books).toEqual(booksOf(coup.at(-1)!.view));
  });

  it('whoever presses is shown the result all the same', () => {
    const player = begin(first);
    for (const message of coup) player.receive(message);
    while (player.scene.value.lastCoup === null) {
      player.hurry();
      if (player.scene.value.lastCoup === null) vi.advanceTimersToNextTimer();
    }
    const result = player.scene.value;
    player.hurry();
    vi.advanceTimersByTime(Math.min(900, lastsOnFelt(game, { type: 'CoupEnded' })) - 1);
    player.hurry();
    expect(player.scene.value).toBe(result);
    expect(player.moment.value.isShowing).toBe(true);
    vi.runAllTimers();
    expect(player.moment.value.isShowing).toBe(false);
  });
}
