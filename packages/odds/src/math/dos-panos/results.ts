/**
 * How often the banker loses, ties or wins against each paño: `[3 · first + second]`, each 0 where he loses, 1 where it
 * is a tie and 2 where he wins. What the house keeps of both together cannot be told from the two apart.
 */
export type Results = readonly bigint[];
export const RESULTS = 9;

export const resultOf = (banker: number, ponte: number): number => (banker > ponte ? 2 : banker === ponte ? 1 : 0);
export const againstFirst = (result: number): number => Math.floor(result / 3) - 1;
export const againstSecond = (result: number): number => (result % 3) - 1;

export const noResults = (): bigint[] => Array<bigint>(RESULTS).fill(0n);

export function addResults(to: bigint[], counts: ArrayLike<number>, ways: bigint): void {
  for (let result = 0; result < RESULTS; result++) {
    const count = counts[result] as number;
    if (count !== 0) to[result] = (to[result] as bigint) + BigInt(count) * ways;
  }
}
