import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CoupResult, drawRoads, type RoadOptions, type Roads, Scoreboard, type Side } from '../src/index.ts';
import { layouts, shoes } from './arbitrary-shoe.ts';
import { same } from './same.ts';

const runs = { seed: 7, numRuns: 1000 };
const asData = (board: Roads): Roads => {
  const { beadPlate, bigRoad, bigEyeBoy, smallRoad, cockroachPig, ask, counts } = board;
  return { beadPlate, bigRoad, bigEyeBoy, smallRoad, cockroachPig, ask, counts };
};
const DERIVED = ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const;

describe('every shoe', () => {
  test('grown one by one is as drawn from scratch, wherever one stops', () => {
    fc.assert(
      fc.property(shoes, layouts, fc.nat(), (results, layout, stop) => {
        const options = layout as RoadOptions;
        const board = new Scoreboard(options);
        const half = stop % (results.length + 1);
        for (const result of results.slice(0, half)) board.add(result);
        same(asData(board), drawRoads(results.slice(0, half), options));
        for (const result of results.slice(half)) board.add(result);
        same(asData(board), drawRoads(results, options));
      }),
      runs,
    );
  });

  test('is asked what would come, and that comes', () => {
    const answers = { red: 0, blue: 0, nothing: 0 };
    fc.assert(
      fc.property(shoes, fc.constantFrom<Side>('banca', 'punto'), (results, winner) => {
        const before = drawRoads(results);
        const after = drawRoads([...results, { winner }]);
        for (const road of DERIVED) {
          const added = after[road].slice(before[road].length);
          same(after[road].slice(0, before[road].length), before[road]);
          const told = before.ask[winner][road];
          expect(added.map(({ colour }) => colour)).toEqual(told === null ? [] : [told]);
          answers[told ?? 'nothing'] += 1;
        }
      }),
      runs,
    );
    for (const times of Object.values(answers)) expect(times).toBeGreaterThan(300);
  });

  test('asking changes nothing', () => {
    fc.assert(
      fc.property(shoes, (results) => {
        const board = new Scoreboard();
        for (const result of results) {
          board.add(result);
          same(board.ask, board.ask);
        }
        same(asData(board), drawRoads(results));
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  test('has the same derived roads with and without its ties', () => {
    const places = (roads: Roads) =>
      DERIVED.map((name) => roads[name].map(({ column, row, colour }) => ({ column, row, colour })));
    fc.assert(
      fc.property(shoes, layouts, (results, layout) => {
        const options = layout as RoadOptions;
        const with_ = drawRoads(results, options);
        const without = drawRoads(
          results.filter(({ winner }) => winner !== 'tie'),
          options,
        );
        same(places(with_), places(without));
        same(with_.ask, without.ask);
      }),
      runs,
    );
  });

  test('shows nothing of annulled coups', () => {
    const annulled: CoupResult = { winner: 'annulled', bancaPair: true, puntoPair: true, natural: true };
    fc.assert(
      fc.property(shoes, fc.nat(), (results, at) => {
        const place = at % (results.length + 1);
        const more = [...results.slice(0, place), annulled, annulled, ...results.slice(place)];
        same(drawRoads(more), drawRoads(results));
      }),
      runs,
    );
  });

  test('starts on a clear board', () => {
    fc.assert(
      fc.property(shoes, shoes, layouts, (first, second, layout) => {
        const board = new Scoreboard(layout as RoadOptions);
        for (const result of first) board.add(result);
        const held = asData(board);
        board.newShoe();
        same(asData(board), drawRoads([], layout as RoadOptions));
        for (const result of second) board.add(result);
        same(asData(board), drawRoads(second, layout as RoadOptions));
        same(held, drawRoads(first, layout as RoadOptions));
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  test('never draws two cells on one place, and never above or below the board', () => {
    fc.assert(
      fc.property(shoes, layouts, (results, layout) => {
        const roads = drawRoads(results, layout as RoadOptions);
        for (const name of ['beadPlate', 'bigRoad', ...DERIVED] as const) {
          const places = roads[name].map(({ column, row }) => `${column}/${row}`);
          expect(new Set(places).size).toBe(places.length);
          expect(roads[name].every(({ column, row }) => column >= 0 && row >= 0 && row < layout.rows)).toBe(true);
        }
      }),
      runs,
    );
  });
});
