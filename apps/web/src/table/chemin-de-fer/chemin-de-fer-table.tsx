import '../table.css';
import '../any-game/baize.css';
import '../any-game/on-the-cloth.css';
import '../any-game/call.css';
import '../any-game/seats.css';
import '../any-game/deck.css';
import '../any-game/panels.css';
import '../circulo/middle.css';
import '../circulo/circulo.css';
import { useCallback, useMemo, useState } from 'react';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';
import { useLanguage, useWords } from '../../locales/words.ts';
import { anySeat } from '../any-game/any-seat.ts';
import { BuySheet } from '../any-game/buy-sheet.tsx';
import { SitSheet } from '../any-game/sit-sheet.tsx';
import { StandSheet } from '../any-game/stand-sheet.tsx';
import { TableContext, TermsContext, useTableContext } from '../any-game/table-context.ts';
import { usePlayback } from '../any-game/use-playback.ts';
import { useWide } from '../any-game/use-wide.ts';
import { Deck } from '../circulo/deck.tsx';
import { CirculoContext } from '../circulo/use-circulo.ts';
import type { GameProps } from '../games.ts';
import { useActs } from '../use-acts.ts';
import { Corner } from './corner.tsx';
import { FRONT } from './front.ts';
import { asMessage, type Message } from './message.ts';
import { NowLine } from './now-line.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { Playback } from './playback.ts';
import { PanelBar, SidePanel } from './side-panel.tsx';
import { Situation } from './situation.tsx';
import { Stage } from './stage.tsx';
import { StakeForm } from './stake-form.tsx';

/** A table of chemin de fer: the oval in the middle, the acts under the thumb, the panels beside. */
export default function CheminDeFerTable({ table, message, feed, card }: GameProps) {
  const you = useCell(useDesk().connection.you);
  const acts = useActs(table, message.version);
  const { table: plain, cheminDeFer } = useWords();
  const language = useLanguage();
  const words = useMemo(
    () => ({ ...plain, refusals: { ...plain.refusals, ...cheminDeFer.refusals } }),
    [plain, cheminDeFer],
  );
  const terms = useMemo(() => ({ table, card, you, words, language }), [table, card, you, words, language]);
  const value = useMemo(() => ({ ...terms, message, acts }), [terms, message, acts]);
  return (
    <TermsContext value={terms}>
      <TableContext value={value}>
        <CirculoContext value={cheminDeFer}>
          <TableAround feed={feed} />
        </CirculoContext>
      </TableContext>
    </TermsContext>
  );
}

const begin = (message: Message): Playback => new Playback(message);

type Opened =
  | { readonly is: 'buy' | 'stand' }
  | { readonly is: 'sit'; readonly seat: number }
  | { readonly is: 'person'; readonly player: string }
  | null;

function TableAround({ feed }: Pick<GameProps, 'feed'>) {
  const { message, offered, acts, card, language } = useTableContext();
  const playback = usePlayback(feed, message, asMessage, begin);
  const [opened, open] = useState<Opened>(null);
  const wide = useWide();
  const close = (): void => {
    acts.refuse(null);
    open(null);
  };
  const sitAnywhere = (): void => {
    const seat = anySeat(offered('Sit'));
    open(seat === null ? { is: 'stand' } : { is: 'sit', seat });
  };
  const onFree = useCallback((seat: number): void => open({ is: 'sit', seat }), []);
  const onPerson = useCallback((player: string): void => open({ is: 'person', player }), []);
  const onTouch = useCallback((): void => playback.hurry(), [playback]);
  return (
    <main className="table-room cdf-room" aria-label={card.name[language]}>
      <h1 className="sr-only">{card.name[language]}</h1>
      <div className="table-stage">
        <Stage playback={playback} onFree={onFree} onPerson={onPerson} />
        <Corner onBuy={() => open({ is: 'buy' })} onStand={() => open({ is: 'stand' })} />
      </div>
      <Deck
        now={<NowLine />}
        order={FRONT}
        StakeForm={StakeForm}
        situation={<Situation onBuy={() => open({ is: 'buy' })} />}
        onSit={sitAnywhere}
        onTouch={onTouch}
      />
      {wide ? <SidePanel playback={playback} /> : <PanelBar playback={playback} />}
      {opened?.is === 'sit' && <SitSheet seat={opened.seat} onClose={close} />}
      {opened?.is === 'stand' && <StandSheet onClose={close} />}
      {opened?.is === 'buy' && <BuySheet onClose={close} />}
      {opened?.is === 'person' && <PersonSheet player={opened.player} playback={playback} onClose={close} />}
    </main>
  );
}
