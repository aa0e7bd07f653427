import type { Operation, Outcome } from '../plan.ts';
import { isFinal } from '../store-error.ts';
import { storeErrorOf } from './failure.ts';

export interface Writer {
  commit(batch: readonly Operation[]): readonly Outcome[];
}

/** A batch may be on its way here already when the one before it fails for good: it is not written either. */
export function untilItFails(writer: Writer, path: string): Writer {
  let end: unknown;
  return {
    commit(batch) {
      if (end !== undefined) throw end;
      try {
        return writer.commit(batch);
      } catch (error) {
        const failure = storeErrorOf(error, path);
        if (isFinal(failure)) end = failure;
        throw failure;
      }
    },
  };
}
