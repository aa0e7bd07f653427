import { startTransition, useEffect, useState } from 'react';
import type { Cell } from '../../client/cell.ts';

/**
 * A cell that may be drawn a little later, piece by piece between two frames. An external store would be drawn at once
 * and in one go, and would do the same to whatever is being drawn piece by piece beside it.
 */
export function useGently<C, T>(cell: Cell<C>, select: (value: C) => T, same: (a: T, b: T) => boolean = Object.is): T {
  const [drawn, setDrawn] = useState(cell.value);
  useEffect(() => {
    let told = drawn;
    const look = (): void => {
      const now = cell.value;
      if (same(select(told), select(now))) return;
      told = now;
      startTransition(() => setDrawn(now));
    };
    look();
    return cell.subscribe(look);
  }, [cell, select, same, drawn]);
  return select(drawn);
}

const itself = <T>(value: T): T => value;

/** All of a cell that may be drawn a little later. */
export const useAllGently = <T>(cell: Cell<T>): T => useGently<T, T>(cell, itself);
