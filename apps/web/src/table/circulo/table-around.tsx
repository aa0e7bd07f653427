import type { Offered, TableMessage } from '@sabot/protocol';
import { type ComponentType, useCallback, useState } from 'react';
import type { Cell } from '../../client/cell.ts';
import { anySeat } from '../any-game/any-seat.ts';
import type { Books } from '../any-game/books.ts';
import { BuySheet } from '../any-game/buy-sheet.tsx';
import { useTouchedFelt } from '../any-game/hurry.tsx';
import type { Moment } from '../any-game/playback.ts';
import { SitSheet } from '../any-game/sit-sheet.tsx';
import { StandSheet } from '../any-game/stand-sheet.tsx';
import { useTableContext } from '../any-game/table-context.ts';
import { TallaOver } from '../any-game/talla-over.tsx';
import { useWide } from '../any-game/use-wide.ts';
import { useSingleChoice } from '../pace/use-single-choice.ts';
import { useSounds } from '../sound/use-sounds.ts';
import type { CornerActs } from './corner.tsx';
import type { CoupRecord } from './coup-panel.tsx';
import { Course } from './course.tsx';
import { Deck } from './deck.tsx';
import { CirculoFirstCoup } from './first-coup.tsx';
import { LayingContext, useNewLaying } from './laying.ts';
import type { Notes } from './notes.ts';
import { OwnNotes } from './own-notes.tsx';
import { PanelBar, SidePanel } from './side-panel.tsx';
import { SeatingCost } from './step-costs.tsx';

/** What is shown of such a table, whichever of the games is played there. */
export interface AnyPlayback<Message extends TableMessage = TableMessage> {
  readonly scene: Cell<{
    readonly books: Books;
    readonly coup: CoupRecord | null;
    readonly lastCoup: CoupRecord | null;
    readonly notes: Notes;
  }>;
  readonly shown: Cell<Message>;
  readonly moment: Cell<Moment<Message>>;
  readonly showing: Cell<{ readonly type: string } | null>;
  receive(message: Message): void;
  catchUp(): void;
  hurry(): void;
  close(): void;
}

/** What a game draws of its table. */
export interface TableParts<Playback> {
  readonly Stage: ComponentType<{
    readonly playback: Playback;
    readonly onFree: (seat: number) => void;
    readonly onPerson: (player: string) => void;
  }>;
  readonly Limits: ComponentType<CornerActs>;
  readonly NowLine: ComponentType;
  /** What is worth a word above the deck. */
  readonly Notice?: ComponentType;
  readonly StakeForm: ComponentType<{ readonly offer: Offered }>;
  readonly Situation: ComponentType<{ readonly onBuy: () => void }>;
  readonly BankPanel: ComponentType<{ readonly playback: Playback }>;
  readonly PersonSheet: ComponentType<{
    readonly player: string;
    readonly playback: Playback;
    readonly onClose: () => void;
  }>;
  /** The acts of the game in the order in which they press. */
  readonly order: readonly string[];
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

const isLeftToYou = (): boolean => false;

/** The oval in the middle, the acts under the thumb, the panels beside. */
export function TableAround<Playback extends AnyPlayback>({ playback, parts }: TableAroundProps<Playback>) {
  const { offered, acts, card, language } = useTableContext();
  const { Stage, Limits, NowLine, Notice, Situation, PersonSheet, BankPanel, StakeForm, order } = parts;
  useSounds(playback.showing);
  useSingleChoice(isLeftToYou);
  const [opened, open] = useState<Opened>(null);
  const Panels = useWide() ? SidePanel : PanelBar;
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
    <LayingContext value={useNewLaying()}>
      <main className="table-room circulo-room" aria-label={card.name[language]}>
        <h1 className="sr-only">{card.name[language]}</h1>
        <div className="table-stage" ref={useTouchedFelt()}>
          <Stage playback={playback} onFree={onFree} onPerson={onPerson} />
          <Limits onBuy={onBuy} onSit={sitAnywhere} onStand={() => open({ is: 'stand' })} />
          <CirculoFirstCoup order={order} />
          <TallaOver shown={playback.shown} />
        </div>
        <Deck
          now={<NowLine />}
          order={order}
          StakeForm={StakeForm}
          situation={<Situation onBuy={onBuy} />}
          course={<Course scene={playback.scene} />}
          onSit={sitAnywhere}
          onSeat={onFree}
          onBuy={onBuy}
          onTouch={onTouch}
          notes={
            <>
              <OwnNotes scene={playback.scene} />
              {Notice && <Notice />}
            </>
          }
        />
        <Panels playback={playback} BankPanel={BankPanel} />
        {opened?.is === 'sit' && <SitSheet seat={opened.seat} onClose={close} cost={<SeatingCost />} />}
        {opened?.is === 'stand' && <StandSheet onClose={close} />}
        {opened?.is === 'buy' && <BuySheet onClose={close} />}
        {opened?.is === 'person' && <PersonSheet player={opened.player} playback={playback} onClose={close} />}
      </main>
    </LayingContext>
  );
}
