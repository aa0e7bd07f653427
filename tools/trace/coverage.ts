import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OURS = /^(?:packages\/[a-z-]+|apps\/server)\/src\//;

interface Ran {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** Counts calls in this thread and in its workers. Each `take` tells of what ran since the one before. */
export class Coverage {
  readonly #session = new Session();
  readonly #workers: string[] = [];
  readonly #replies = new Map<number, (result: Ran) => void>();
  #calls = 0;

  async start(): Promise<void> {
    this.#session.connect();
    this.#session.on('NodeWorker.attachedToWorker', ({ params }) => this.#workers.push(params.sessionId));
    this.#session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      const { id, result } = JSON.parse(params.message);
      this.#replies.get(id)?.(result);
    });
    await this.#session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true });
    for (const worker of this.#workers) {
      await this.#ask(worker, 'Profiler.enable', {});
      await this.#ask(worker, 'Profiler.startPreciseCoverage', { callCount: true });
    }
  }

  async take(): Promise<readonly string[]> {
    const here = (await this.#session.post('Profiler.takePreciseCoverage')) as Ran;
    const there = await Promise.all(this.#workers.map((one) => this.#ask(one, 'Profiler.takePreciseCoverage', {})));
    const ran = [here, ...there]
      .flatMap(({ result }) => result)
      .filter(({ url, functions }) => url.startsWith('file:') && functions.some(({ ranges }) => ranges[0]?.count))
      .map(({ url }) => relative(ROOT, fileURLToPath(url)));
    return [...new Set(ran)].filter((file) => OURS.test(file)).sort();
  }

  stop(): void {
    this.#session.disconnect();
  }

  async #ask(sessionId: string, method: string, params: object): Promise<Ran> {
    this.#calls += 1;
    const { promise, resolve } = Promise.withResolvers<Ran>();
    this.#replies.set(this.#calls, resolve);
    const message = JSON.stringify({ id: this.#calls, method, params });
    await this.#session.post('NodeWorker.sendMessageToWorker', { sessionId, message });
    return promise;
  }
}
