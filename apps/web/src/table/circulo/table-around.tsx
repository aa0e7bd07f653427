import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';
import { useLanguage, useWords, type Words } from '../../locales/words.ts';
import { anySeat } from '../any-game/any-seat.ts';
import { BuySheet } from '../any-game/buy-sheet.tsx';
import { SitSheet } from '../any-game/sit-sheet.tsx';
import { StandSheet } from '../any-game/stand-sheet.tsx';
import { TableContext, TermsContext, useTableContext } from '../any-game/table-context.ts';
import { useWide } from '../any-game/use-wide.ts';
import type { GameProps } from '../games.ts';
import { useActs } from '../use-acts.ts';
import { CirculoContext, type CirculoWords } from './use-circulo.ts';

interface CirculoTableProps extends GameProps {
  readonly words: CirculoWords & Pick<Words['table'], 'refusals'>;
  readonly children: ReactNode;
}

/** Gives everything at a table where a player is bank what it needs to say and do things. */
export function CirculoTable({ table, message, card, words: game, children }: CirculoTableProps) {
  const you = useCell(useDesk().connection.you);
  const acts = useActs(table, message.version);
  const { table: plain } = useWords();
  const language = useLanguage();
  const words = useMemo(() => ({ ...plain, refusals: { ...plain.refusals, ...game.refusals } }), [plain, game]);
  const terms = useMemo(() => ({ table, card, you, words, language }), [table, card, you, words, language]);
  const value = useMemo(() => ({ ...terms, message, acts }), [terms, message, acts]);
  return (
    <TermsContext value={terms}>
      <TableContext value={value}>
        <CirculoContext value={game}>{children}</CirculoContext>
      </TableContext>
    </TermsContext>
  );
}

/** What a game draws of its table. */
export interface TableParts<Playback> {
  readonly Stage: ComponentType<{
    readonly playback: Playback;
    readonly onFree: (seat: number) => void;
    readonly onPerson: (player: string) => void;
  }>;
  readonly Corner: ComponentType<{ readonly onBuy: () => void; readonly onStand: () => void }>;
  readonly Deck: ComponentType<{
    readonly onSit: () => void;
    readonly onBuy: () => void;
    readonly onTouch: () => void;
  }>;
  readonly SidePanel: ComponentType<{ readonly playback: Playback }>;
  readonly PanelBar: ComponentType<{ readonly playback: Playback }>;
  readonly PersonSheet: ComponentType<{
    readonly player: string;
    readonly playback: Playback;
    readonly onClose: () => void;
  }>;
}

type Opened =
  | { readonly is: 'buy' | 'stand' }
  | { readonly is: 'sit'; readonly seat: number }
  | { readonly is: 'person'; readonly player: string }
  | null;

interface TableAroundProps<Playback> {
  readonly playback: Playback;
  readonly parts: TableParts<Playback>;
}

/** The oval in the middle, the acts under the thumb, the panels beside. */
export function TableAround<Playback extends { hurry(): void }>({ playback, parts }: TableAroundProps<Playback>) {
  const { offered, acts, card, language } = useTableContext();
  const { Stage, Corner, Deck, SidePanel, PanelBar, PersonSheet } = parts;
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
  const onBuy = (): void => open({ is: 'buy' });
  return (
    <main className="table-room circulo-room" aria-label={card.name[language]}>
      <h1 className="sr-only">{card.name[language]}</h1>
      <div className="table-stage">
        <Stage playback={playback} onFree={onFree} onPerson={onPerson} />
        <Corner onBuy={onBuy} onStand={() => open({ is: 'stand' })} />
      </div>
      <Deck onSit={sitAnywhere} onBuy={onBuy} onTouch={onTouch} />
      {wide ? <SidePanel playback={playback} /> : <PanelBar playback={playback} />}
      {opened?.is === 'sit' && <SitSheet seat={opened.seat} onClose={close} />}
      {opened?.is === 'stand' && <StandSheet onClose={close} />}
      {opened?.is === 'buy' && <BuySheet onClose={close} />}
      {opened?.is === 'person' && <PersonSheet player={opened.player} playback={playback} onClose={close} />}
    </main>
  );
}
