import { Button } from '../../ui/button.tsx';
import { booksOf } from '../any-game/books.ts';
import { stakedBy } from './scene.ts';
import { usePanos } from './use-panos.ts';

/** Why there is nothing to press: the bank is yours, you have spoken, or the coup goes on without you. */
export function Situation({ onBuy }: { readonly onBuy: () => void }) {
  const { message, you, panos, words } = usePanos();
  const { view } = message;
  if (you === null) return null;
  const books = booksOf(view);
  const isBanker = view.bank?.banker === you;
  const isBroke = (books[`player:${you}`] ?? 0) === 0 && !isBanker && stakedBy({ books }, you) === 0;
  if (isBroke) {
    return (
      <>
        <p className="deck-line">{words.buy.none}</p>
        <Button kind="act" onPress={onBuy}>
          {words.menu.buy}
        </Button>
      </>
    );
  }
  const open = view.phase === 'banco' || view.phase === 'stakes';
  return (
    <p className="deck-line">{!open ? panos.deck.wait : isBanker ? panos.windows.banker : panos.windows.spoken}</p>
  );
}
