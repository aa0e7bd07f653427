import { useWords } from '../../locales/words.ts';
import { CirculoTable } from '../circulo/circulo-table.tsx';
import type { TableParts } from '../circulo/table-around.tsx';
import type { GameProps } from '../games.ts';
import { BankPanel } from './bank-panel.tsx';
import { FRONT } from './front.ts';
import { Limits } from './limits.tsx';
import { asMessage, type Message } from './message.ts';
import { Notice } from './notice.tsx';
import { NowLine } from './now-line.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { Playback } from './playback.ts';
import { Situation } from './situation.tsx';
import { Stage } from './stage.tsx';
import { StakeForm } from './stake-form.tsx';
// After those of every table, which it refines.
import './dos-panos.css';

const PARTS: TableParts<Playback> = {
  Stage,
  Limits,
  NowLine,
  Notice,
  StakeForm,
  Situation,
  BankPanel,
  PersonSheet,
  order: FRONT,
};
const begin = (message: Message): Playback => new Playback(message);

/** A table of bacará a dos paños. */
export default function DosPanosTable(props: GameProps) {
  return <CirculoTable {...props} words={useWords().dosPanos} read={asMessage} begin={begin} parts={PARTS} />;
}
