import '../table.css';
import './baize.css';
import './seats.css';
import './deck.css';
import './panels.css';
import { useEffect, useState } from 'react';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';
import { useLanguage, useWords } from '../../locales/words.ts';
import type { GameProps } from '../games.ts';
import { useActs } from '../use-acts.ts';
import { NO_STAKES } from './bets.ts';
import { BuySheet } from './buy-sheet.tsx';
import { Deck } from './deck.tsx';
import { LimitsSheet } from './limits-sheet.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { Playback } from './playback.ts';
import { stakesOf } from './scene.ts';
import { PanelBar, SidePanel } from './side-panel.tsx';
import { SitSheet } from './sit-sheet.tsx';
import { Stage } from './stage.tsx';
import { useChip } from './staking.tsx';
import { StandSheet } from './stand-sheet.tsx';
import { TableContext, useTableContext } from './table-context.ts';
import { TableMenu } from './table-menu.tsx';
import { useDraft } from './use-draft.ts';
import { useWide } from './use-wide.ts';

/** A table of the Punto y Banca family: the cloth in the middle, the deck under the thumb, the panels beside. */
export default function PuntoBancaTable({ table, message, feed, card }: GameProps) {
  const you = useCell(useDesk().connection.you);
  const acts = useActs(table);
  const words = useWords().table;
  const language = useLanguage();
  return (
    <TableContext value={{ table, message, card, you, acts, words, language }}>
      <TableAround feed={feed} />
    </TableContext>
  );
}

type Opened =
  | { readonly is: 'limits' | 'buy' | 'stand' }
  | { readonly is: 'sit'; readonly seat: number }
  | { readonly is: 'person'; readonly player: string }
  | null;

function TableAround({ feed }: Pick<GameProps, 'feed'>) {
  const { message, you, card, offered, words, acts } = useTableContext();
  const [playback] = useState(() => new Playback(message));
  useEffect(() => feed.subscribe((told) => playback.receive(told)), [playback, feed]);
  // Whatever came between the first drawing and the subscription.
  useEffect(() => playback.receive(message), [playback, message]);
  useEffect(() => () => playback.close(), [playback]);
  const scene = useCell(playback.scene);
  const staking = useDraft(message, you);
  const [chip, setChip] = useChip();
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
  const laying = staking.open && (scene.stage === 'stakes' || scene.stage === 'offer');
  const shown = laying ? staking.draft.stakes : you === null ? NO_STAKES : stakesOf(scene, you);
  const onTouch = (): void => playback.hurry();
  return (
    <main
      className={`table-room stage-${scene.stage}`}
      aria-label={card.name?.[document.documentElement.lang === 'en' ? 'en' : 'es'] ?? words.menu.title}
    >
      <div className="table-stage">
        <Stage
          scene={scene}
          staking={staking}
          laying={laying}
          chip={chip}
          onFree={(seat) => open({ is: 'sit', seat })}
          onPerson={(player) => open({ is: 'person', player })}
          onTouch={onTouch}
        />
        <TableMenu
          onLimits={() => open({ is: 'limits' })}
          onBuy={() => open({ is: 'buy' })}
          onStand={() => open({ is: 'stand' })}
        />
      </div>
      <Deck
        staking={staking}
        shown={shown}
        chip={chip}
        onChip={setChip}
        onTouch={onTouch}
        onSit={sitAnywhere}
        onBuy={() => open({ is: 'buy' })}
      />
      {wide ? <SidePanel scene={scene} /> : <PanelBar scene={scene} />}
      <SitSheet seat={opened?.is === 'sit' ? opened.seat : null} onClose={close} />
      <StandSheet open={opened?.is === 'stand'} onClose={close} />
      <BuySheet open={opened?.is === 'buy'} onClose={close} />
      <LimitsSheet open={opened?.is === 'limits'} onClose={close} />
      <PersonSheet player={opened?.is === 'person' ? opened.player : null} scene={scene} onClose={close} />
    </main>
  );
}
