import { isNamedIn } from '@sabot/engine/by-name';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Why } from '../../ui/why.tsx';
import { EnterDeck } from './enter-deck.tsx';
import { HurryButton } from './hurry.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useTableContext } from './table-context.ts';

interface DeckFrameProps {
  readonly className?: string;
  /** Who acts now. */
  readonly now: ReactNode;
  /** What has happened and is not to be missed: it stands in the place of who acts. */
  readonly notice?: ReactNode;
  /** What has become of what is yours, in a row of its own. */
  readonly notes?: ReactNode;
  readonly onSit: () => void;
  /** What somebody who only looks on may do beside sitting down. */
  readonly onlooker?: ReactNode;
  /** What you may do when you are at the table. */
  readonly children: ReactNode;
}

/** What you may do now, under the thumb; and who acts, where it is not you. */
export function DeckFrame({ className = '', now, notice, notes, onSit, onlooker, children }: DeckFrameProps) {
  const { you, message, acts } = useTableContext();
  const isHere = you !== null && isNamedIn(message.view.people, you);
  useForgottenRefusal();
  return (
    <footer className={`deck ${className}`} id="deck" tabIndex={-1}>
      {notes && <div className="deck-notes">{notes}</div>}
      <div className="deck-row">
        <div className="deck-now">
          {now}
          {acts.refused === null ? notice : <RefusalNotice />}
        </div>
        {you === null ? <EnterDeck /> : isHere ? children : <Onlooker onSit={onSit}>{onlooker}</Onlooker>}
      </div>
    </footer>
  );
}

/** What was refused is of no use to whoever is asked something new: it would stand in the place of the question. */
function useForgottenRefusal(): void {
  const { you, message, acts } = useTableContext();
  const [wait] = message.awaits;
  const isMine = you !== null && wait?.by.some(({ id }) => id === you) === true;
  const asked = isMine ? `${wait.clock} ${wait.until}` : null;
  const last = useRef(asked);
  const { refuse } = acts;
  useEffect(() => {
    if (asked === null || asked === last.current) return;
    last.current = asked;
    refuse(null);
  }, [asked, refuse]);
}

/** Done, but not shown yet: whoever has a seat is not told to take one. */
const TAKING_PLACE: ReadonlySet<string> = new Set(['Sit', 'Stand', 'BuyChips']);

function Onlooker({ onSit, children }: { readonly onSit: () => void; readonly children: ReactNode }) {
  const { words, offered, message, whyNot, acts } = useTableContext();
  if (acts.pending !== null && TAKING_PLACE.has(acts.pending)) {
    return (
      <div className="deck-acts">
        <p className="deck-line">{words.sit.coming}</p>
        <HurryButton />
      </div>
    );
  }
  const seat = offered('Sit');
  const refused = message.forbidden?.find(({ act }) => act === 'Sit');
  const why = refused === undefined ? words.full : whyNot(refused);
  return (
    <div className="deck-acts">
      <p className="deck-line">
        {seat ? words.sit.watching : why}{' '}
        {!seat && refused && <Why ruleset={message.ruleset} grounds={refused.grounds} about={why} />}
      </p>
      {(seat ?? offered('Stand')) && (
        <Button kind="act" onPress={onSit}>
          {seat ? words.sit.any : words.menu.stand}
        </Button>
      )}
      {children}
    </div>
  );
}
