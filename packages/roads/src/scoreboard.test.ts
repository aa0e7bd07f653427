import { describe, expect, test } from 'vitest';
import { drawRoads } from './draw-roads.ts';
import type { CoupResult } from './result.ts';
import { Scoreboard } from './scoreboard.ts';

const NONE = { bancaPair: false, puntoPair: false, natural: false };

describe('the bead plate', () => {
  test('shows every coup down the columns, with its marks', () => {
    const { beadPlate } = drawRoads(
      [
        { winner: 'banca', bancaPair: true },
        { winner: 'tie', natural: true },
        { winner: 'punto', puntoPair: true },
      ],
      {
        rows: 2,
      },
    );
    expect(beadPlate).toEqual([
      { column: 0, row: 0, colour: 'red', coup: 0, marks: { ...NONE, bancaPair: true } },
      { column: 0, row: 1, colour: 'green', coup: 1, marks: { ...NONE, natural: true } },
      { column: 1, row: 0, colour: 'blue', coup: 2, marks: { ...NONE, puntoPair: true } },
    ]);
  });
});

describe('the big road', () => {
  test('leading ties wait in the first cell and stay there with its winner', () => {
    const board = new Scoreboard();
    board.add({ winner: 'tie', bancaPair: true });
    board.add({ winner: 'tie' });
    expect(board.bigRoad).toEqual([{ column: 0, row: 0, colour: null, marks: NONE, ties: 2, coup: null }]);
    board.add({ winner: 'punto', natural: true });
    board.add({ winner: 'tie' });
    const marks = { ...NONE, natural: true };
    expect(board.bigRoad).toEqual([{ column: 0, row: 0, colour: 'blue', marks, ties: 3, coup: 2 }]);
    board.add({ winner: 'banca' });
    expect(board.bigRoad[1]).toEqual({ column: 1, row: 0, colour: 'red', marks: NONE, ties: 0, coup: 4 });
  });

  test('a tie puts a new cell in the place of the old one', () => {
    const board = new Scoreboard();
    board.add({ winner: 'banca', bancaPair: true });
    const [before] = board.bigRoad;
    board.add({ winner: 'tie', puntoPair: true });
    expect(before?.ties).toBe(0);
    expect(board.bigRoad).toEqual([{ ...before, ties: 1 }]);
  });
});

describe('the counts', () => {
  test('of winners and marks, not of annulled coups', () => {
    const results: CoupResult[] = [
      { winner: 'banca', bancaPair: true, natural: true },
      { winner: 'annulled', bancaPair: true, puntoPair: true, natural: true },
      { winner: 'tie', puntoPair: true },
      { winner: 'punto' },
      { winner: 'banca', puntoPair: true },
    ];
    expect(drawRoads(results).counts).toEqual({
      coups: 4,
      banca: 2,
      punto: 1,
      tie: 1,
      bancaPair: 1,
      puntoPair: 2,
      natural: 1,
    });
  });

  test('those handed out stay as they were', () => {
    const board = new Scoreboard();
    const { counts } = board;
    board.add({ winner: 'tie' });
    expect(counts.coups).toBe(0);
  });
});

describe('a scoreboard', () => {
  test('asks nothing of an empty shoe', () => {
    const nothing = { bigEyeBoy: null, smallRoad: null, cockroachPig: null };
    expect(new Scoreboard().ask).toEqual({ banca: nothing, punto: nothing });
  });

  test.each(['player', '', undefined, 'Banca', 'toString'])('knows no winner %j, and stays as it was', (winner) => {
    const board = new Scoreboard();
    expect(() => board.add({ winner } as unknown as CoupResult)).toThrow(RangeError);
    expect(board.counts.coups).toBe(0);
    expect(board.beadPlate).toEqual([]);
  });
});
