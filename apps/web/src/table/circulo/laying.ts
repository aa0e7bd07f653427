import { createContext, type RefObject, use, useMemo, useRef, useState } from 'react';
import { trayFor } from '../../ui/chip-series.ts';
import { useCirculo } from './use-circulo.ts';

/** Chips are laid from the deck and on the felt: both lay the chip that was chosen, through the form for stakes. */
interface Laying {
  readonly tray: readonly number[];
  readonly chip: number;
  readonly choose: (chip: number) => void;
  /** Lays so many cents more on a zone; null while there is no form for stakes. */
  readonly lay: RefObject<((field: string, cents: number) => void) | null>;
}

const MOST_MINIMUMS = 100;

export const LayingContext = createContext<Laying | null>(null);

export function useLaying(): Laying {
  const value = use(LayingContext);
  if (value === null) throw new Error('no table with a banker above this component');
  return value;
}

/** For the table itself, which gives it to deck and felt. */
export function useNewLaying(): Laying {
  const { message } = useCirculo();
  const { minimum = 1, unit = 1 } = message.view.table?.settings ?? {};
  const tray = useMemo(() => trayFor(minimum, minimum * MOST_MINIMUMS, unit), [minimum, unit]);
  const [chosen, choose] = useState<number | null>(null);
  const lay = useRef<((field: string, cents: number) => void) | null>(null);
  const chip = chosen !== null && tray.includes(chosen) ? chosen : (tray[0] ?? minimum);
  return useMemo(() => ({ tray, chip, choose, lay }), [tray, chip]);
}
