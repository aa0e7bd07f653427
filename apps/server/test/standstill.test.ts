import {
  type Await,
  byNameFrom,
  CROUPIER,
  entriesIn,
  type GameEvent,
  type People,
  player,
  type Unchecked,
} from '@sabot/engine';
import type { Entry } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import type { Log } from '../src/ports/log.ts';
import { HIGH_CARD } from './kit/high-card.ts';
import { Looker } from './kit/looker.ts';
import { MemoryStore } from './kit/memory-store.ts';
import { does, type TestRoom, testRoom } from './kit/room.ts';

interface State {
  readonly people: People;
}
const { game, advance } = HIGH_CARD.ruleset;

/** A table whose clock runs out into an act that changes nothing but a counter, and is then due again. */
const circling = (breaks: 'never' | 'refused' | 'throws' = 'never'): Entry => {
  const circled: GameEvent = { type: 'Circled' };
  const evolve = (state: State, event: GameEvent): State =>
    event.type === 'Circled'
      ? { ...state, people: byNameFrom(entriesIn(state.people)) }
      : (game.evolve(state, event) as State);
  const awaits = ({ people }: State): readonly Await[] =>
    entriesIn(people).length === 0
      ? []
      : [{ by: [player('ana')], acts: ['Show'], clock: 'stakes', lapse: { act: 'Circle', by: CROUPIER } }];
  const ruleset = {
    ...HIGH_CARD.ruleset,
    game: { ...game, evolve, awaits },
    advance(state: State, command: Unchecked) {
      if (command.type !== 'Circle') return advance(state, command);
      if (breaks === 'throws') throw new TypeError('a defect of the game');
      if (breaks === 'refused') return { ok: false, refusal: { code: 'not-now', grounds: [], facts: {} } };
      const after = evolve(state, circled);
      return { ok: true, value: { events: [circled], states: [after], state: after } };
    },
  };
  return { id: HIGH_CARD.id, ruleset } as unknown as Entry;
};

const written = ({ store, table }: TestRoom): number => store.kept.get(`table:${table.scene.table}`)?.length ?? 0;

async function paused(entry: Entry, store = new MemoryStore()) {
  const lines: string[] = [];
  const note = (_: object, line: string): void => void lines.push(line);
  const log: Log = { info: note, warn: note, error: note };
  const test = await testRoom(entry, { store, log });
  const before = written(test);
  return { test, lines, before };
}

describe('a table that goes on by itself and gets nowhere', () => {
  it('is paused when the same is due the third time, and says so', async () => {
    const { test, lines } = await paused(circling());
    const ana = new Looker(test.table, 'ana');
    await does(test.table, 'ana', 'Sit', { seat: 1 });
    const seated = written(test);
    for (let i = 0; i < 50; i++) await test.clock.step();
    expect(written(test)).toBe(seated + 3);
    expect(test.table.isPaused).toBe(true);
    expect(lines.filter((line) => line.includes('round in circles'))).toHaveLength(1);
    expect(ana.last.awaits).toMatchObject([{ until: null }]);
  });

  it('goes on when a person acts, and is paused again', async () => {
    const { test, lines } = await paused(circling());
    await does(test.table, 'ana', 'Sit', { seat: 1 });
    for (let i = 0; i < 20; i++) await test.clock.step();
    expect(await does(test.table, 'ana', 'Nonsense')).toMatchObject({ ok: false });
    expect(test.table.isPaused).toBe(true);
    await does(test.table, 'bea', 'Sit', { seat: 2 });
    expect(test.table.isPaused).toBe(false);
    expect(lines.at(-1)).toContain('goes on');
    const seated = written(test);
    for (let i = 0; i < 20; i++) await test.clock.step();
    expect(written(test)).toBe(seated + 3);
    expect(test.table.isPaused).toBe(true);
  });

  it('starts afresh when the house opens anew', async () => {
    const { test } = await paused(circling());
    await does(test.table, 'ana', 'Sit', { seat: 1 });
    for (let i = 0; i < 20; i++) await test.clock.step();
    await test.table.stop();
    const later = await testRoom(circling(), { store: test.store });
    expect(later.table.isPaused).toBe(false);
    const before = written(later);
    for (let i = 0; i < 20; i++) await later.clock.step();
    expect(written(later)).toBe(before + 3);
  });

  it('is paused too where what is due cannot be done', async () => {
    for (const breaks of ['refused', 'throws'] as const) {
      const { test, lines } = await paused(circling(breaks));
      await does(test.table, 'ana', 'Sit', { seat: 1 });
      const seated = written(test);
      for (let i = 0; i < 50; i++) await test.clock.step();
      expect(written(test)).toBe(seated);
      expect(test.table.isPaused).toBe(true);
      expect(lines.length).toBeLessThan(6);
    }
  });

  it('tries again as long as only the store fails', async () => {
    const { test } = await paused(circling());
    await does(test.table, 'ana', 'Sit', { seat: 1 });
    test.store.failing = true;
    for (let i = 0; i < 20; i++) await test.clock.step();
    expect(test.table.isPaused).toBe(false);
    test.store.failing = false;
    const before = written(test);
    await test.clock.step();
    expect(written(test)).toBe(before + 1);
  });
});

describe('an act of the house', () => {
  const circle = { type: 'Circle', by: CROUPIER };

  it('that brings itself about is stopped', async () => {
    const { test } = await paused(circling());
    await does(test.table, 'ana', 'Sit', { seat: 1 });
    let acts = 0;
    test.table.onChange(() => void test.table.actOfHouse(`house-${acts++}`, circle));
    const before = written(test);
    await test.table.actOfHouse('first', circle);
    for (let i = 0; i < 50; i++) await new Promise(setImmediate);
    expect(written(test)).toBe(before + 3);
    expect(await test.table.actOfHouse('late', circle)).toMatchObject({ refusal: { code: 'table-paused' } });
  });

  it('that follows from what people do at other tables counts for nothing', async () => {
    const { test } = await paused(circling());
    for (let i = 0; i < 20; i++) await test.table.actOfHouse(`note-${i}`, circle, 'elsewhere');
    expect(test.table.isPaused).toBe(false);
  });
});
