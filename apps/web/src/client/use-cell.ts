import { useSyncExternalStore } from 'react';
import type { Cell } from './cell.ts';

export const useCell = <T>(cell: Cell<T>): T => useSyncExternalStore(cell.subscribe, () => cell.value);
