import '../table.css';
import '../any-game/baize.css';
import '../any-game/on-the-cloth.css';
import '../any-game/call.css';
import '../any-game/seats.css';
import '../any-game/deck.css';
import '../any-game/panels.css';
import './middle.css';
import './circulo.css';
import './own-notes.css';
import './choices.css';
import type { TableMessage } from '@sabot/protocol';
import { useMemo } from 'react';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';
import { useLanguage, useWords } from '../../locales/words.ts';
import { TableContext, TermsContext } from '../any-game/table-context.ts';
import { useAllGently } from '../any-game/use-gently.ts';
import { usePlayback } from '../any-game/use-playback.ts';
import type { GameProps } from '../games.ts';
import { useWishes } from '../pace/wishes.ts';
import { useActs } from '../use-acts.ts';
import { type AnyPlayback, TableAround, type TableParts } from './table-around.tsx';
import { CirculoContext, type CirculoWords } from './use-circulo.ts';

interface CirculoTableProps<P, M extends TableMessage> extends GameProps {
  readonly words: CirculoWords;
  readonly read: (message: TableMessage) => M;
  readonly begin: (message: M) => P;
  readonly parts: TableParts<P>;
}

/** A table where a player is bank, with everything its parts need to say and do things. */
export function CirculoTable<P extends AnyPlayback<M>, M extends TableMessage>(props: CirculoTableProps<P, M>) {
  const { table, message, card, feed, words: game, read, begin, parts } = props;
  const you = useCell(useDesk().connection.you);
  const playback = usePlayback(feed, message, read, begin);
  const moment = useAllGently(playback.moment);
  const acts = useActs(table, moment.message, you);
  useWishes(table);
  const { table: words } = useWords();
  const language = useLanguage();
  const terms = useMemo(() => ({ table, card, you, words, language }), [table, card, you, words, language]);
  const value = useMemo(() => ({ ...terms, ...moment, felt: playback, acts }), [terms, moment, playback, acts]);
  return (
    <TermsContext value={terms}>
      <TableContext value={value}>
        <CirculoContext value={game}>
          <TableAround playback={playback} parts={parts} />
        </CirculoContext>
      </TableContext>
    </TermsContext>
  );
}
