import { useMemo } from 'react';
import { useWords } from '../../locales/words.ts';
import type { Passed, ReplayedProps } from '../any-game/replayed-table.tsx';
import { ReplayedCirculo } from '../circulo/replayed.tsx';
import { bankPays } from './bank-pays.ts';
import type { Told, View } from './message.ts';
import { STAGING } from './playback.ts';
import { Stage } from './stage.tsx';
// After those of every table, which it refines.
import './chemin-de-fer.css';

/** A moment of chemin de fer that is past, on its felt. */
export default function ReplayedCheminDeFer(props: ReplayedProps) {
  const passed = useMemo(() => paid(props.passed as readonly Passed<View, Told>[]), [props.passed]);
  return <ReplayedCirculo {...props} passed={passed} words={useWords().cheminDeFer} staging={STAGING} Stage={Stage} />;
}

/** A bank that pays is told so, as at the table. */
function paid(passed: readonly Passed<View, Told>[]): readonly Passed[] {
  const happened = passed.flatMap(({ event, view }) => (event === null ? [] : [{ event, view }]));
  const told = bankPays(happened).values();
  return passed.map((one) => (one.event === null ? one : (told.next().value ?? one)));
}
