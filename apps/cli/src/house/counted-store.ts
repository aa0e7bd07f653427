import type { EventStore } from '@sabot/event-store';

export interface Counted {
  readonly store: EventStore;
  /** Something is being read or written. */
  readonly busy: () => boolean;
}

/** The same store, with a count of what is under way in it. */
export function counted(store: EventStore): Counted {
  let underWay = 0;
  const during = <T>(promise: Promise<T>): Promise<T> => {
    underWay += 1;
    return promise.finally(() => {
      underWay -= 1;
    });
  };
  async function* each<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
    const iterator = items[Symbol.asyncIterator]();
    for (let next = await during(iterator.next()); next.done !== true; next = await during(iterator.next())) {
      yield next.value;
    }
  }
  const watched = (result: unknown): unknown => {
    if (result instanceof Promise) return during(result);
    const isMany = typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
    return isMany ? each(result as AsyncIterable<unknown>) : result;
  };
  const watching = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(_, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value === 'function') return (...args: unknown[]) => watched(value.apply(target, args));
        return typeof value === 'object' && value !== null ? watching(value) : value;
      },
    });
  return { store: watching(store), busy: () => underWay > 0 };
}
