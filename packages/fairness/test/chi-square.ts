/** How often a sum of squares at least so large would come by chance: the upper tail of chi-square. */
export function chiSquareTail(statistic: number, degrees: number): number {
  const a = degrees / 2;
  const x = statistic / 2;
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; term > sum * 1e-15; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  // continued fraction, from the far end
  let fraction = 0;
  for (let n = 5000; n >= 1; n--) fraction = (n * (n - a)) / (x + 2 * n + 1 - a - fraction);
  return front / (x + 1 - a - fraction);
}

/** Stirling's series, after moving up to where it is exact enough. */
function logGamma(x: number): number {
  if (x < 30) return logGamma(x + 1) - Math.log(x);
  const [one, three, five] = [1 / (12 * x), 1 / (360 * x ** 3), 1 / (1260 * x ** 5)];
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + one - three + five;
}

/** The tail for counts whose expected shares are given. */
export function tailOf(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  const statistic = counts.reduce((sum, n, i) => {
    const expected = total * (shares[i] as number);
    return sum + (n - expected) ** 2 / expected;
  }, 0);
  return chiSquareTail(statistic, counts.length - 1);
}

export const evenly = (n: number): number[] => new Array<number>(n).fill(1 / n);
