import { type Card, rankOf } from '@sabot/engine';
import { beforeAll, expect, it } from 'vitest';
import { CHEMIN } from './kit.ts';
import { type AnaAt, type Coup, type Game, type Known, playLate } from './late-doors.ts';

// The hands are dealt; only who holds them has seen them.
const GAME: Game = { entry: CHEMIN, bots: 4, chance: 5, isSeen: (drawn) => drawn.length >= 4 };
const play = (coup: Coup): Promise<Known> => playLate(GAME, coup);

/** Once two coups are over Ana says this to the bank of the third; `null`: she lets her time run out. */
const says =
  (act: 'CallBanco' | 'StaySilent' | null) =>
  async ({ ana, table, runner, clock }: AnaAt): Promise<void> => {
    ana.watch(table);
    await clock.until(() => runner.summary.coups >= 2, 40_000);
    const offered = () => ana.last(table)?.acts.some((one) => one.act === 'CallBanco') === true;
    await clock.until(() => runner.summary.coups >= 2 && offered(), 40_000);
    if (act !== null) expect(await ana.client.act(table, act)).toMatchObject({ ok: true });
  };

let usual: Known;
beforeAll(async () => {
  usual = await play({ cards: () => undefined, acts: says('StaySilent') });
});

const OTHERWISE: readonly (readonly [string, (out: number) => Coup])[] = [
  [
    'its cards are others',
    (out) => ({
      cards: (order) => {
        for (let place = out; place < out + 6; place += 1)
          order[place] = rankOf(order[place] as Card) === '2' ? '3s' : '2s';
      },
      acts: says('StaySilent'),
    }),
  ],
  ['somebody makes banco', () => ({ cards: () => undefined, acts: says('CallBanco') })],
  ['somebody lets the time run out', () => ({ cards: () => undefined, acts: says(null) })],
];

it.each(OTHERWISE)(
  'who sees a table of chemin de fer one coup late learns by no door of the coup under way that %s',
  async (_, coup) => {
    expect(usual.told.length).toBeGreaterThan(6);
    const other = await play(coup(usual.out));
    expect(other.live).not.toBe(usual.live);
    expect(other.told).toEqual(usual.told);
    expect(other.doors).toEqual(usual.doors);
  },
);
