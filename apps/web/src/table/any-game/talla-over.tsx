import './talla-over.css';
import type { TableMessage } from '@sabot/protocol';
import { useRef, useState } from 'react';
import type { Cell } from '../../client/cell.ts';
import { toEveningAt } from '../../client/route.ts';
import { useWords } from '../../locales/words.ts';
import { RoomLink } from '../../shell/room-link.tsx';
import { Button } from '../../ui/button.tsx';
import { useTerms } from './table-context.ts';
import { useAllGently } from './use-gently.ts';

/** While the next pack is made ready: the shoe before is over, and how it went. */
export function TallaOver({ shown }: { readonly shown: Cell<TableMessage> }) {
  const { table } = useTerms();
  const words = useWords();
  const { talla, coup } = useAllGently(shown).view;
  const first = useRef(talla);
  const [closed, close] = useState(0);
  const before = talla - 1;
  // Only a shoe whose end one has seen, and no longer than until the next coup.
  if (before < first.current || before < 1 || coup !== null || closed === before) return null;
  return (
    <p className="talla-over" role="status">
      <span>{words.history.tallaOver(before)}</span>
      <RoomLink to={toEveningAt(table, before)}>{words.history.page}</RoomLink>
      <Button kind="quiet" onPress={() => close(before)} label={words.ui.close}>
        <svg viewBox="0 0 16 16" width={14} aria-hidden>
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth={1.6} strokeLinecap="round" />
        </svg>
      </Button>
    </p>
  );
}
