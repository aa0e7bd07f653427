import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawRoads, type RoadOptions } from '../src/index.ts';
import { layouts, shoes } from './arbitrary-shoe.ts';
import { onPaper, type Paper } from './paper-roads.ts';
import { PUBLISHED_BIG_EYE_BOY, PUBLISHED_HANDS, shoe } from './published-display.ts';
import { same } from './same.ts';

const SEED = 20240607;

function runsOf(cells: readonly { readonly colour: string }[]): string {
  const runs: { colour: string; length: number }[] = [];
  for (const { colour } of cells) {
    const last = runs.at(-1);
    if (last?.colour === colour) last.length += 1;
    else runs.push({ colour, length: 1 });
  }
  return runs.map(({ colour, length }) => `${colour === 'red' ? 'R' : 'b'}${length}`).join(' ');
}

describe('against what stands outside the package', () => {
  test('the published display of 68 hands', () => {
    const hands = shoe(PUBLISHED_HANDS);
    expect(hands).toHaveLength(68);
    expect(runsOf(drawRoads(hands).bigEyeBoy)).toBe(PUBLISHED_BIG_EYE_BOY);
  });

  test('the published display drawn on paper', () => {
    expect(drawRoads(shoe(PUBLISHED_HANDS))).toMatchObject(onPaper(shoe(PUBLISHED_HANDS), { rows: 6, tail: 'stays' }));
  });

  test('3,000 random shoes drawn on paper, cell by cell', () => {
    const met = { tails: 0, stoppedTails: 0, conventionsDiffer: 0, leadingTies: 0, annulled: 0, pastReference: 0 };
    fc.assert(
      fc.property(shoes, layouts, (results, layout) => {
        const drawn = drawRoads(results, layout as RoadOptions);
        const { ask: _, counts, ...roads } = drawn;
        same(roads, onPaper(results, layout as Paper));
        expect(counts.coups).toBe(roads.beadPlate.length);

        const other = onPaper(results, { ...layout, tail: layout.tail === 'stays' ? 'drops' : 'stays' });
        const tops = new Set(roads.bigRoad.filter(({ row }) => row === 0).map(({ column }) => column));
        const { rows } = layout;
        if (roads.bigRoad.some(({ column, row }) => row === rows - 1 && !tops.has(column))) met.tails += 1;
        if (roads.bigRoad.some(({ column, row }) => row > 0 && row < rows - 1 && !tops.has(column)))
          met.stoppedTails += 1;
        if (JSON.stringify(other.bigRoad) !== JSON.stringify(roads.bigRoad)) met.conventionsDiffer += 1;
        if (results[0]?.winner === 'tie') met.leadingTies += 1;
        if (results.some(({ winner }) => winner === 'annulled')) met.annulled += 1;
        if (/R([3-9]|\d\d)/.test(runsOf(roads.smallRoad))) met.pastReference += 1;
      }),
      { seed: SEED, numRuns: 3000 },
    );
    for (const times of Object.values(met)) expect(times, JSON.stringify(met)).toBeGreaterThan(100);
  });
});
