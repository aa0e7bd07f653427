import type { BigRoadCell, Colour, CoupResult, DerivedCell, Marks, Tail } from '../src/index.ts';

/**
 * The roads as a player with paper and two pens draws them, to check the package against. Nothing is shared with it:
 * the board is a sheet of squares, and a derived road is read by looking at marked and empty squares on a second sheet
 * that has no bottom.
 */
export interface Paper {
  readonly rows: number;
  readonly tail: Tail;
}

interface Win {
  readonly coup: number;
  readonly red: boolean;
  readonly marks: Marks;
  ties: number;
}

const square = (column: number, row: number): string => `${column}/${row}`;

/** Writes a series of pens on a sheet of squares and tells where each stroke went. */
function write(pens: readonly boolean[], { rows, tail }: Paper): { column: number; row: number }[] {
  const sheet = new Set<string>();
  const strokes: { column: number; row: number }[] = [];
  let head = -1;
  let wentRight = false;
  pens.forEach((pen, i) => {
    let { column, row } = strokes[i - 1] ?? { column: -1, row: 0 };
    if (i === 0 || pen !== pens[i - 1]) {
      head += 1;
      while (sheet.has(square(head, 0))) head += 1;
      [column, row, wentRight] = [head, 0, false];
    } else if (row + 1 < rows && !sheet.has(square(column, row + 1)) && !(wentRight && tail === 'stays')) {
      row += 1;
    } else {
      column += 1;
      wentRight = true;
    }
    if (sheet.has(square(column, row))) throw new Error(`two strokes at ${square(column, row)}`);
    sheet.add(square(column, row));
    strokes.push({ column, row });
  });
  return strokes;
}

/** Marked or empty: red where the square to the left and the one above that are alike, blue where they differ. */
function lookLeft(runs: readonly Win[][], column: number, row: number, back: number): boolean {
  const marked = (r: number) => runs[column - back]?.[r] !== undefined;
  return marked(row) === marked(row - 1);
}

function derive(wins: readonly Win[], back: number, paper: Paper): DerivedCell[] {
  const runs: Win[][] = [];
  const strokes: { red: boolean; coup: number }[] = [];
  for (const win of wins) {
    const run = runs.at(-1);
    if (run?.[0]?.red === win.red) run.push(win);
    else runs.push([win]);
    const column = runs.length - 1;
    const row = (runs[column] as Win[]).length - 1;
    if (row > 0 && column - back >= 0) {
      strokes.push({ red: lookLeft(runs, column, row, back), coup: win.coup });
    } else if (row === 0 && column - 1 - back >= 0) {
      // the opposite of what the other side would have brought, had its run gone on
      const goneOn = (runs[column - 1] as Win[]).length;
      strokes.push({ red: !lookLeft(runs, column - 1, goneOn, back), coup: win.coup });
    }
  }
  const places = write(
    strokes.map(({ red }) => red),
    paper,
  );
  return strokes.map(({ red, coup }, i) => ({
    ...(places[i] as { column: number; row: number }),
    colour: pen(red),
    coup,
  }));
}

const pen = (red: boolean): Colour => (red ? 'red' : 'blue');
const marksOf = ({ bancaPair, puntoPair, natural }: CoupResult): Marks => ({
  bancaPair: bancaPair === true,
  puntoPair: puntoPair === true,
  natural: natural === true,
});

export function onPaper(results: readonly CoupResult[], paper: Paper) {
  const played = results.filter(({ winner }) => winner !== 'annulled');
  const beadPlate = played.map((result, coup) => ({
    column: Math.floor(coup / paper.rows),
    row: coup % paper.rows,
    colour: { banca: 'red', punto: 'blue', tie: 'green', annulled: '' }[result.winner],
    marks: marksOf(result),
    coup,
  }));
  const wins: Win[] = [];
  let waiting = 0;
  played.forEach((result, coup) => {
    const last = wins.at(-1);
    if (result.winner !== 'tie') {
      wins.push({ coup, red: result.winner === 'banca', marks: marksOf(result), ties: last ? 0 : waiting });
    } else if (last) last.ties += 1;
    else waiting += 1;
  });
  const places = write(
    wins.map(({ red }) => red),
    paper,
  );
  const bigRoad: BigRoadCell[] = wins.map(({ red, marks, ties, coup }, i) => ({
    ...(places[i] as { column: number; row: number }),
    colour: pen(red),
    marks,
    ties,
    coup,
  }));
  if (wins.length === 0 && waiting > 0) {
    const marks = { bancaPair: false, puntoPair: false, natural: false };
    bigRoad.push({ column: 0, row: 0, colour: null, marks, ties: waiting, coup: null });
  }
  const [bigEyeBoy, smallRoad, cockroachPig] = [1, 2, 3].map((back) => derive(wins, back, paper));
  return { beadPlate, bigRoad, bigEyeBoy, smallRoad, cockroachPig };
}
