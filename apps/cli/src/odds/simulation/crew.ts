import { Worker } from 'node:worker_threads';
import { coupsAPiece, playPiece } from '@sabot/odds/simulation';
import { BadCall } from '../../call/bad-call.ts';
import type { Batch, BatchDone, Orders } from './piece-thread.ts';
import { PiecesInOrder, type Whole, type Work, type Worked } from './pieces-in-order.ts';

/** Batches a worker has before it, so that it never waits for the next. */
const AHEAD = 2;
/** Pieces in a batch: about a sixth of a second, so that the thread that waits for them sleeps, and stopping is quick. */
const MOST_PIECES = 32;

/** A piece or two is sooner done than a thread is started. */
function playAlone(work: Work, start: Whole): Worked {
  const pieces = new PiecesInOrder(work, start);
  for (let piece = start.pieces; ; piece++) {
    const worked = pieces.take({ piece, many: 1, ...playPiece(work.rules, work.seed, piece) });
    if (worked !== null) return worked;
  }
}

class Crew {
  readonly #orders: Orders;
  readonly #wanted: number;
  readonly #pieces: PiecesInOrder;
  /** How many more batches each may be given. */
  readonly #room = new Map<Worker, number>();
  readonly #guess: number;
  #next: number;

  constructor(work: Work, start: Whole) {
    this.#orders = { rules: work.rules, seed: work.seed };
    this.#wanted = work.wanted;
    this.#pieces = new PiecesInOrder(work, start);
    this.#guess = coupsAPiece(work.rules);
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
        worker.on('message', (done: BatchDone) => {
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

  /** How many pieces more are likely to be needed, beside those that are being played. */
  #left(): number {
    const { pieces, played } = this.#pieces.whole;
    const perPiece = pieces === 0 ? this.#guess : played.coups / pieces;
    return Math.ceil((this.#wanted - played.coups) / perPiece) - (this.#next - pieces);
  }

  /**
   * Everybody gets the same share of what is left, in batches that shrink towards the end, so that all end together.
   * Where the guess falls short, at least one piece is always being played.
   */
  #handOut(): void {
    for (let round = 0; round < AHEAD; round++) {
      for (const [worker, room] of this.#room) {
        const left = Math.max(this.#left(), this.#next === this.#pieces.done ? 1 : 0);
        if (room === 0 || left <= 0) continue;
        const share = Math.floor(left / (this.#room.size * (AHEAD + 1)));
        const batch: Batch = { piece: this.#next, many: Math.min(MOST_PIECES, Math.max(1, share)) };
        this.#next += batch.many;
        this.#room.set(worker, room - 1);
        worker.postMessage(batch);
      }
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
