import { Why } from '../../ui/why.tsx';
import { booksOf } from '../any-game/books.ts';
import { stakedBy } from './scene.ts';
import { useDosPanos } from './use-dos-panos.ts';

/** The text deals by turn, also to somebody without a stake: it is said, with its rule, so that nobody wonders. */
export function Notice() {
  const { offered, you, message, dosPanos } = useDosPanos();
  const decline = offered('DeclineCards');
  if (decline === undefined || you === null || stakedBy({ books: booksOf(message.view) }, you) > 0) return null;
  return (
    <div className="own-notes" role="status">
      <p>
        {dosPanos.byTurn} <Why ruleset={message.ruleset} grounds={decline.grounds} about={dosPanos.byTurn} />
      </p>
    </div>
  );
}
