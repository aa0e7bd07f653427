/** One name with its help and all its values, in the text format of Prometheus. Labels come as `{code="…"}`. */
export function series(
  name: string,
  kind: 'counter' | 'gauge',
  help: string,
  values: readonly (readonly [labels: string, value: number])[],
): string {
  const lines = values.map(([labels, value]) => `sabot_${name}${labels} ${value}\n`);
  return `# HELP sabot_${name} ${help}\n# TYPE sabot_${name} ${kind}\n${lines.join('')}`;
}

/** Upper ends of the buckets, in milliseconds. */
const BUCKETS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 5000] as const;

/** How often something took how long. */
export class Histogram {
  readonly #within: number[] = BUCKETS.map(() => 0);
  #count = 0;
  #total = 0;

  add(ms: number): void {
    this.#count += 1;
    this.#total += ms;
    const at = BUCKETS.findIndex((end) => ms <= end);
    if (at >= 0) this.#within[at] = (this.#within[at] as number) + 1;
  }

  /** Prometheus counts in seconds, and each bucket holds all that are smaller. */
  text(name: string, help: string): string {
    const full = `sabot_${name}`;
    let sum = 0;
    const buckets = BUCKETS.map((end, i) => {
      sum += this.#within[i] as number;
      return `${full}_bucket{le="${end / 1000}"} ${sum}\n`;
    });
    return [
      `# HELP ${full} ${help}\n# TYPE ${full} histogram\n`,
      ...buckets,
      `${full}_bucket{le="+Inf"} ${this.#count}\n`,
      `${full}_sum ${this.#total / 1000}\n${full}_count ${this.#count}\n`,
    ].join('');
  }
}
