import { carryOut, type Order, type ResultOf } from './orders.ts';

interface Answer {
  readonly no: number;
  readonly result: ResultOf<Order>;
}

/** One worker for the whole page, started when something is first asked of it. */
class Workbench {
  readonly #waiting = new Map<
    number,
    { readonly done: (result: ResultOf<Order>) => void; readonly failed: () => void }
  >();
  #worker: Worker | null = null;
  #count = 0;

  ask<O extends Order>(order: O): Promise<ResultOf<O>> {
    // Where there are no workers, as in a test without a browser, the page does it itself.
    if (typeof Worker === 'undefined') return Promise.resolve(carryOut(order) as ResultOf<O>);
    const no = this.#count++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(no, {
        done: (result) => resolve(result as ResultOf<O>),
        failed: () => reject(new Error('the worker failed')),
      });
      this.#start().postMessage({ no, order });
    });
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { no, result } }: MessageEvent<Answer>) => {
      this.#waiting.get(no)?.done(result);
      this.#waiting.delete(no);
    };
    worker.onerror = () => {
      for (const { failed } of this.#waiting.values()) failed();
      this.#waiting.clear();
      worker.terminate();
      this.#worker = null;
    };
    this.#worker = worker;
    return worker;
  }
}

export const workbench = new Workbench();
