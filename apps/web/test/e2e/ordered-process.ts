import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A script in a process of its own that does what it is told, one answer an order. */
export class OrderedProcess<Order extends object> {
  readonly child: ChildProcess;
  readonly #asked = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  #count = 0;

  private constructor(child: ChildProcess) {
    this.child = child;
    child.on('message', ({ no, value, fault }: { no: number; value?: unknown; fault?: string }) => {
      const asked = this.#asked.get(no);
      this.#asked.delete(no);
      if (fault === undefined) asked?.resolve(value);
      else asked?.reject(new Error(fault));
    });
  }

  /** Starts it, and waits for its first word, which says where it is. */
  static async start<Order extends object>(
    script: string,
    argument: string,
  ): Promise<{ readonly process: OrderedProcess<Order>; readonly address: string }> {
    const child = fork(script, [argument], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
    const [first] = await Promise.race([
      once(child, 'message') as Promise<[{ address: string }]>,
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`the house did not open (${code})`))),
    ]);
    return { process: new OrderedProcess<Order>(child), address: first.address };
  }

  order(order: Order): Promise<unknown> {
    this.#count += 1;
    const no = this.#count;
    return new Promise((resolve, reject) => {
      this.#asked.set(no, { resolve, reject });
      this.child.send({ no, order });
    });
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.disconnect();
    await gone;
  }
}
