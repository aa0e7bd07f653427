import { useWords } from '../../locales/words.ts';
import type { ReplayedProps } from '../any-game/replayed-table.tsx';
import { ReplayedCirculo } from '../circulo/replayed.tsx';
import { STAGING } from './playback.ts';
import { Stage } from './stage.tsx';
// After those of every table, which it refines.
import './dos-panos.css';

/** A moment of bacará a dos paños that is past, on its felt. */
export default function ReplayedDosPanos(props: ReplayedProps) {
  return <ReplayedCirculo {...props} words={useWords().dosPanos} staging={STAGING} Stage={Stage} />;
}
