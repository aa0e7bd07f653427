import { isNamedIn } from '@sabot/engine/by-name';
import type { PuntoBancaMessage } from '@sabot/protocol';
import '../table.css';
import '../any-game/baize.css';
import '../any-game/on-the-cloth.css';
import '../any-game/call.css';
import '../any-game/seats.css';
import '../any-game/deck.css';
import '../any-game/panels.css';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';
import { useLanguage, useWords } from '../../locales/words.ts';
import { anySeat } from '../any-game/any-seat.ts';
import { BuySheet } from '../any-game/buy-sheet.tsx';
import { useTouchedFelt } from '../any-game/hurry.tsx';
import { SitSheet } from '../any-game/sit-sheet.tsx';
import { StandSheet } from '../any-game/stand-sheet.tsx';
import { TableContext, TermsContext, useTerms } from '../any-game/table-context.ts';
import { TallaOver } from '../any-game/talla-over.tsx';
import { useAllGently } from '../any-game/use-gently.ts';
import { usePlayback } from '../any-game/use-playback.ts';
import { useWide } from '../any-game/use-wide.ts';
import { withBetNames } from '../any-game/zone-words.ts';
import type { GameProps } from '../games.ts';
import { useRebet } from '../pace/use-rebet.ts';
import { useSingleChoice } from '../pace/use-single-choice.ts';
import { felt, useWishes } from '../pace/wishes.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { useActs } from '../use-acts.ts';
import { Deck } from './deck.tsx';
import { PuntoBancaFirstCoup } from './first-coup.tsx';
import { LimitsSheet } from './limits-sheet.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { Playback } from './playback.ts';
import { PanelBar, SidePanel } from './side-panel.tsx';
import { Stage } from './stage.tsx';
import { useChip } from './staking.tsx';
import { TableMenu } from './table-menu.tsx';
import { TipSheet } from './tip-sheet.tsx';
import { useAutoStake } from './use-auto-stake.ts';
import { useDraft } from './use-draft.ts';
import { asMessage, usePuntoBanca } from './use-punto-banca.ts';
import { useScene } from './use-scene.ts';

/** A table of the Punto y Banca family: the cloth in the middle, the deck under the thumb, the panels beside. */
export default function PuntoBancaTable({ table, message, feed, card }: GameProps) {
  const you = useCell(useDesk().connection.you);
  const playback = usePlayback(feed, asMessage(message), asMessage, begin);
  const moment = useAllGently(playback.moment);
  const acts = useActs(table, moment.message, you);
  useWishes(table);
  const language = useLanguage();
  const spoken = useWords().table;
  const words = useMemo(() => withBetNames(spoken, card, language), [spoken, card, language]);
  const terms = useMemo(() => ({ table, card, you, words, language }), [table, card, you, words, language]);
  const value = useMemo(() => ({ ...terms, ...moment, felt: playback, acts }), [terms, moment, playback, acts]);
  return (
    <TermsContext value={terms}>
      <TableContext value={value}>
        <TableAround playback={playback} />
      </TableContext>
    </TermsContext>
  );
}

const begin = (message: PuntoBancaMessage): Playback => new Playback(message);

type Opened =
  | { readonly is: 'limits' | 'buy' | 'stand' | 'tip' }
  | { readonly is: 'sit'; readonly seat: number }
  | { readonly is: 'person'; readonly player: string }
  | null;

function TableAround({ playback }: { readonly playback: Playback }) {
  const { message, you, offered, acts } = usePuntoBanca();
  const staking = useDraft(message, you);
  const again = useAutoStake(staking);
  useSounds(playback.showing);
  useRebet(staking, `${message.view.talla}:${message.view.coups}`);
  const isSqueezed = useScene(playback, ({ handed }) => handed?.squeeze === true);
  // Whoever wants a coup in some five seconds takes no time over the cards.
  const isHurried = useCell(felt) === 'quick' && message.alone?.name === you;
  useSingleChoice((act) => act === 'Uncover' && isSqueezed && !isHurried);
  const [chip, setChip] = useChip();
  const [opened, open] = useState<Opened>(null);
  const wide = useWide();
  const isHere = you !== null && isNamedIn(message.view.people, you);
  const close = (): void => {
    acts.refuse(null);
    open(null);
  };
  const sitAnywhere = (): void => {
    const seat = anySeat(offered('Sit'));
    open(seat === null ? { is: 'stand' } : { is: 'sit', seat });
  };
  const onTouch = useCallback((): void => playback.hurry(), [playback]);
  const onFree = useCallback((seat: number): void => open({ is: 'sit', seat }), []);
  const onPerson = useCallback((player: string): void => open({ is: 'person', player }), []);
  return (
    <RoomFrame playback={playback}>
      <div className="table-stage" ref={useTouchedFelt()}>
        <Stage
          playback={playback}
          staking={staking}
          chip={chip}
          onFree={onFree}
          onPerson={onPerson}
          onTouch={onTouch}
        />
        <TableMenu
          onLimits={() => open({ is: 'limits' })}
          onBuy={() => open({ is: 'buy' })}
          onStand={() => open({ is: 'stand' })}
          onTip={() => open({ is: 'tip' })}
        />
        <TallaOver shown={playback.shown} />
        {isHere && <PuntoBancaFirstCoup playback={playback} staking={staking} />}
      </div>
      <Deck
        playback={playback}
        staking={staking}
        chip={chip}
        onChip={setChip}
        again={again}
        onTouch={onTouch}
        onSit={sitAnywhere}
        onBuy={() => open({ is: 'buy' })}
      />
      {wide ? <SidePanel playback={playback} /> : <PanelBar playback={playback} />}
      {opened?.is === 'sit' && <SitSheet seat={opened.seat} onClose={close} />}
      {opened?.is === 'stand' && <StandSheet onClose={close} />}
      {opened?.is === 'buy' && <BuySheet onClose={close} />}
      {opened?.is === 'tip' && <TipSheet onClose={close} />}
      {opened?.is === 'limits' && <LimitsSheet onClose={close} />}
      {opened?.is === 'person' && <PersonSheet player={opened.player} playback={playback} onClose={close} />}
    </RoomFrame>
  );
}

/** The room, lit for what is going on. What is in it is not drawn again when only the light changes. */
function RoomFrame({ playback, children }: { readonly playback: Playback; readonly children: ReactNode }) {
  const { card, language } = useTerms();
  const stage = useScene(playback, (scene) => scene.stage);
  return (
    <main className={`table-room stage-${stage}`} aria-label={card.name[language]}>
      <h1 className="sr-only">{card.name[language]}</h1>
      {children}
    </main>
  );
}
