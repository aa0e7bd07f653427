import type { Chart } from '../src/math/index.ts';
import { STOOD } from '../src/math/index.ts';

/** Every ordered deal of six single cards from a small pack, one by one: slow, and with nothing to get wrong. */
export function dealEverything(chart: Chart, values: readonly number[]): Map<number, bigint> {
  const found = new Map<number, bigint>();
  const dealt: number[] = [];
  const used = values.map(() => false);
  const play = (): void => {
    const [p1, p2, b1, b2, fifth, sixth] = dealt as [number, number, number, number, number, number];
    let [punto, banca, drew] = [(p1 + p2) % 10, (b1 + b2) % 10, 0];
    if (!chart.over[punto]?.[banca]) {
      const puntoDraws = chart.puntoDraws[punto] === true;
      const bancaDraws = chart.bancaDraws[banca]?.[puntoDraws ? fifth : STOOD] === true;
      if (puntoDraws) punto = (punto + fifth) % 10;
      if (bancaDraws) banca = (banca + (puntoDraws ? sixth : fifth)) % 10;
      drew = (puntoDraws ? 2 : 0) + (bancaDraws ? 1 : 0);
    }
    const cell = 40 * punto + 4 * banca + drew;
    found.set(cell, (found.get(cell) ?? 0n) + 1n);
  };
  const deal = (): void => {
    if (dealt.length === 6) {
      play();
      return;
    }
    values.forEach((value, i) => {
      if (used[i]) return;
      used[i] = true;
      dealt.push(value);
      deal();
      dealt.pop();
      used[i] = false;
    });
  };
  deal();
  return found;
}
