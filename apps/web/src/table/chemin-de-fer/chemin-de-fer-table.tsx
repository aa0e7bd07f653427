import '../table.css';
import '../any-game/baize.css';
import '../any-game/on-the-cloth.css';
import '../any-game/call.css';
import '../any-game/seats.css';
import '../any-game/deck.css';
import '../any-game/panels.css';
import './middle.css';
import './chemin-de-fer.css';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';
import { useLanguage, useWords } from '../../locales/words.ts';
import { BuySheet } from '../any-game/buy-sheet.tsx';
import { SitSheet } from '../any-game/sit-sheet.tsx';
import { StandSheet } from '../any-game/stand-sheet.tsx';
import { TableContext } from '../any-game/table-context.ts';
import { useWide } from '../any-game/use-wide.ts';
import type { GameProps } from '../games.ts';
import { useActs } from '../use-acts.ts';
import { Corner } from './corner.tsx';
import { Deck } from './deck.tsx';
import { asMessage } from './message.ts';
import { PersonSheet } from './person-sheet.tsx';
import { Playback } from './playback.ts';
import { PanelBar, SidePanel } from './side-panel.tsx';
import { Stage } from './stage.tsx';
import { useCdf } from './use-cdf.ts';

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
  const value = useMemo(
    () => ({ table, message, card, you, acts, words, language }),
    [table, message, card, you, acts, words, language],
  );
  return (
    <TableContext value={value}>
      <TableAround feed={feed} />
    </TableContext>
  );
}

type Opened =
  | { readonly is: 'buy' | 'stand' }
  | { readonly is: 'sit'; readonly seat: number }
  | { readonly is: 'person'; readonly player: string }
  | null;

function TableAround({ feed }: Pick<GameProps, 'feed'>) {
  const { message, offered, acts, card, language } = useCdf();
  const [playback] = useState(() => new Playback(message));
  useEffect(() => feed.subscribe((told) => playback.receive(asMessage(told))), [playback, feed]);
  // Whatever came between the first drawing and the subscription.
  useEffect(() => playback.receive(message), [playback, message]);
  useEffect(() => () => playback.close(), [playback]);
  const [opened, open] = useState<Opened>(null);
  const wide = useWide();
  const close = (): void => {
    acts.refuse(null);
    open(null);
  };
  const sitAnywhere = (): void => {
    const bound = offered('Sit')?.fields.seat;
    const seat = bound?.kind === 'one-of' ? bound.options[0] : undefined;
    open(seat === undefined ? { is: 'stand' } : { is: 'sit', seat: Number(seat) });
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
      <Deck onSit={sitAnywhere} onBuy={() => open({ is: 'buy' })} onTouch={onTouch} />
      {wide ? <SidePanel playback={playback} /> : <PanelBar playback={playback} />}
      {opened?.is === 'sit' && <SitSheet seat={opened.seat} onClose={close} />}
      {opened?.is === 'stand' && <StandSheet onClose={close} />}
      {opened?.is === 'buy' && <BuySheet onClose={close} />}
      {opened?.is === 'person' && <PersonSheet player={opened.player} playback={playback} onClose={close} />}
    </main>
  );
}
