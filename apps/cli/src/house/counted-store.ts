import type { EventStore } from '@sabot/event-store';

export interface Counted {
  readonly store: EventStore;
  /** Settles when all that is being read or written now has been; null where nothing is. */
  readonly underWay: () => Promise<unknown> | null;
}

/** The same store, and what is under way in it. */
export function counted(store: EventStore): Counted {
  const open = new Set<Promise<unknown>>();
  const during = <T>(promise: Promise<T>): Promise<T> => {
    open.add(promise);
    return promise.finally(() => open.delete(promise));
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
  return { store: watching(store), underWay: () => (open.size === 0 ? null : Promise.allSettled(open)) };
}
