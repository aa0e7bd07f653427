import { Worker } from 'node:worker_threads';
import { coupsAPiece, playPiece } from '@sabot/odds/math';
import { BadCall } from '../bad-call.ts';
import type { Orders, PieceDone } from './piece-thread.ts';
import { PiecesInOrder, type Whole, type Work, type Worked } from './pieces-in-order.ts';

/** Pieces a worker has before it, so that it never waits for the next. */
const AHEAD = 2;

/** A piece or two is sooner done than a thread is started. */
function playAlone(work: Work, start: Whole): Worked {
  const pieces = new PiecesInOrder(work, start);
  for (let piece = start.pieces; ; piece++) {
    const worked = pieces.take({ piece, ...playPiece(work.rules, work.seed, piece) });
    if (worked !== null) return worked;
  }
}

class Crew {
  readonly #orders: Orders;
  readonly #wanted: number;
  readonly #pieces: PiecesInOrder;
  /** How many more pieces each may be given. */
  readonly #room = new Map<Worker, number>();
  readonly #perPiece: number;
  #next: number;

  constructor(work: Work, start: Whole) {
    this.#orders = { rules: work.rules, seed: work.seed };
    this.#wanted = work.wanted;
    this.#pieces = new PiecesInOrder(work, start);
    this.#perPiece = coupsAPiece(work.rules);
    this.#next = start.pieces;
  }

  play(workers: number, signal: AbortSignal, told: (coups: number) => void): Promise<Worked> {
    return new Promise((resolve, reject) => {
      let isOver = false;
      const end = (worked: Worked): void => {
        isOver = true;
        resolve(worked);
      };
      signal.addEventListener('abort', () => end(this.#pieces.stopped), { once: true });
      for (let i = 0; i < workers; i++) {
        const worker = new Worker(new URL('./piece-thread.ts', import.meta.url), { workerData: this.#orders });
        this.#room.set(worker, AHEAD);
        worker.on('error', (error: Error) => reject(new BadCall((bad) => bad.odds.workerLost(error.message))));
        worker.on('message', (done: PieceDone) => {
          if (isOver) return;
          this.#room.set(worker, (this.#room.get(worker) ?? 0) + 1);
          const worked = this.#pieces.take(done);
          if (worked !== null) return end(worked);
          told(this.#pieces.whole.played.coups);
          if (!isOver) this.#handOut();
        });
      }
      this.#handOut();
    });
  }

  async dismiss(): Promise<void> {
    await Promise.all([...this.#room.keys()].map((worker) => worker.terminate()));
  }

  /** No more than is likely to be needed. Where the guess falls short, at least one is always being played. */
  #handOut(): void {
    const { whole, done } = this.#pieces;
    const isWorthPlaying = (): boolean =>
      whole.played.coups + (this.#next - whole.pieces) * this.#perPiece < this.#wanted || this.#next === done;
    for (const [worker, room] of this.#room) {
      let left = room;
      for (; left > 0 && isWorthPlaying(); left--) worker.postMessage(this.#next++);
      this.#room.set(worker, left);
    }
  }
}

/** Plays pieces until there are as many coups as wanted, or until the signal. The result is the same with any crew. */
export async function playTogether(
  work: Work,
  start: Whole,
  signal: AbortSignal,
  told: (coups: number) => void,
): Promise<Worked> {
  const missing = work.wanted - start.played.coups;
  if (missing <= 0) return { whole: start, played: start.played, isComplete: true };
  const pieces = Math.ceil(missing / coupsAPiece(work.rules));
  if (pieces <= 1) return playAlone(work, start);
  const crew = new Crew(work, start);
  try {
    return await crew.play(Math.min(work.workers, pieces), signal, told);
  } finally {
    await crew.dismiss();
  }
}
