import type { Clock } from '../../src/ports/clock.ts';

/** How long each clock of a table runs in these houses, in milliseconds. By its length a clock is known again. */
export const LENGTHS = {
  stakes: 4001,
  shoe: 1002,
  deal: 603,
  uncover: 1504,
  shuffle: 9005,
  cut: 806,
  reveal: 9007,
  ruling: 6008,
  // where players are bank
  bank: 1011,
  bid: 812,
  keep: 1013,
  banco: 814,
  mesa: 615,
  'chemin-de-fer.stakes': 1516,
  lift: 617,
  speak: 1018,
  'speak-warned': 1019,
  banker: 2020,
  withdraw: 821,
  waiting: 3022,
  // two paños
  name: 423,
  deposit: 1524,
  repeat: 1025,
  dinner: 2026,
  ended: 2027,
} as const;
export type ClockName = keyof typeof LENGTHS;

interface Timer {
  readonly ms: number;
  readonly run: () => void;
}

/** Real time, but for some clocks of the table that stand still until they are told to lapse. */
export class HeldClock implements Clock {
  /** 1 is real time; 0.01 is a hundred times as fast. */
  rate = 1;
  readonly #held = new Set<number>();
  readonly #waiting = new Set<Timer>();
  #arrived: (() => void)[] = [];

  now(): number {
    return Date.now();
  }

  monotonic(): number {
    return performance.now();
  }

  after(ms: number, run: () => void, later = 0): () => void {
    if (this.#held.has(ms)) {
      const timer = { ms, run };
      this.#waiting.add(timer);
      for (const tell of this.#arrived.splice(0)) tell();
      return () => void this.#waiting.delete(timer);
    }
    const timer = setTimeout(run, (later + ms) * this.rate);
    return () => clearTimeout(timer);
  }

  /** These clocks stand still from now on; whatever stood still and is not among them runs out. */
  hold(clocks: readonly ClockName[]): void {
    this.#held.clear();
    for (const name of clocks) this.#held.add(LENGTHS[name]);
    for (const timer of [...this.#waiting]) if (!this.#held.has(timer.ms)) this.#end(timer);
  }

  /** Waits until this clock stands still somewhere, and lets it run out there. */
  async lapse(clock: ClockName): Promise<void> {
    const due = (): readonly Timer[] => [...this.#waiting].filter(({ ms }) => ms === LENGTHS[clock]);
    while (due().length === 0) await new Promise<void>((resolve) => this.#arrived.push(resolve));
    for (const timer of due()) this.#end(timer);
  }

  #end(timer: Timer): void {
    this.#waiting.delete(timer);
    timer.run();
  }
}
