import { describe, expect, it } from 'vitest';
import { CHEMIN_DE_FER, keptAt, stateAt } from './chemin-de-fer.ts';
import { Looker } from './looker.ts';
import { chipsIn, seat, testRoom } from './room.ts';

const NAMES = ['ana', 'bea', 'carlos', 'diego', 'elena', 'fermin'] as const;

describe('people who never answer', () => {
  it('chemin de fer goes on by lapses alone, each with its ground', async () => {
    const test = await testRoom(CHEMIN_DE_FER);
    const { table, clock, store } = test;
    for (const [i, name] of NAMES.entries()) {
      new Looker(table, name);
      await seat(test, name, i + 1);
    }
    const from = keptAt(test).length;
    let n = 0;
    await clock.until(() => ++n > 300 || stateAt(table).talla >= 2, 20_000).catch(() => undefined);
    console.log(keptAt(test).slice(from).map(({ actor, at, event }) => `${at % 1e7} ${actor} ${event.type} ${'player' in event ? event.player : ''}`).slice(0, 120).join('\n'));
    console.log(stateAt(table).phase, table.scene.awaits, stateAt(table).people);
    const { held, minted } = chipsIn({ streams: store.kept });
    expect(held).toBe(minted);
  }, 300_000);
});
