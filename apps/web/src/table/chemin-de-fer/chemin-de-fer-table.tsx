import '../table.css';
import '../any-game/baize.css';
import '../any-game/on-the-cloth.css';
import '../any-game/call.css';
import '../any-game/seats.css';
import '../any-game/deck.css';
import '../any-game/panels.css';
import '../circulo/middle.css';
import '../circulo/circulo.css';
import './chemin-de-fer.css';
import { useWords } from '../../locales/words.ts';
import { useTableContext } from '../any-game/table-context.ts';
import { usePlayback } from '../any-game/use-playback.ts';
import { Deck } from '../circulo/deck.tsx';
import { CirculoTable, TableAround, type TableParts } from '../circulo/table-around.tsx';
import type { GameProps } from '../games.ts';
import { FRONT } from './front.ts';
import { Limits } from './limits.tsx';
import { asMessage, type Message } from './message.ts';
import { NowLine } from './now-line.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { Playback } from './playback.ts';
import { PanelBar, SidePanel } from './side-panel.tsx';
import { Situation } from './situation.tsx';
import { Stage } from './stage.tsx';
import { StakeForm } from './stake-form.tsx';

const PARTS: TableParts<Playback> = {
  Stage,
  Corner: Limits,
  Deck: ({ onBuy, ...props }) => (
    <Deck {...props} now={<NowLine />} order={FRONT} StakeForm={StakeForm} situation={<Situation onBuy={onBuy} />} />
  ),
  SidePanel,
  PanelBar,
  PersonSheet,
};

const begin = (message: Message): Playback => new Playback(message);

/** A table of chemin de fer. */
export default function CheminDeFerTable(props: GameProps) {
  return (
    <CirculoTable {...props} words={useWords().cheminDeFer}>
      <Around feed={props.feed} />
    </CirculoTable>
  );
}

function Around({ feed }: Pick<GameProps, 'feed'>) {
  const { message } = useTableContext();
  return <TableAround playback={usePlayback(feed, message, asMessage, begin)} parts={PARTS} />;
}
