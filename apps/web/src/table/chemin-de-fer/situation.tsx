import { Button } from '../../ui/button.tsx';
import { booksOf } from '../any-game/books.ts';
import { useCdf } from './use-cdf.ts';

/** Why there is nothing to press: the bank is yours, you have spoken, or the coup goes on without you. */
export function Situation({ onBuy }: { readonly onBuy: () => void }) {
  const { message, you, cdf, words } = useCdf();
  const { view } = message;
  if (you === null) return null;
  const books = booksOf(view);
  const has = (account: string): number => books[account] ?? 0;
  const inBank = has(`bank:${you}`) > 0;
  const isBroke = has(`player:${you}`) === 0 && !inBank && has(`stake:${you}:punto`) + has(`stake:${you}:line`) === 0;
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
  const windows = ['banco', 'mesa', 'stakes'].includes(view.phase);
  const line = !windows
    ? cdf.deck.wait
    : view.bank?.banker === you
      ? cdf.windows.banker
      : inBank
        ? cdf.windows.associate
        : cdf.windows.spoken;
  return <p className="deck-line">{line}</p>;
}
