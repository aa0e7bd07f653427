import { booksOf, chipsOf } from '../any-game/books.ts';
import { NothingToPress } from '../circulo/nothing-to-press.tsx';
import { stakedBy } from './scene.ts';
import { useDosPanos } from './use-dos-panos.ts';

/** Why there is nothing to press: the bank is yours, you have spoken, or the coup goes on without you. */
export function Situation({ onBuy }: { readonly onBuy: () => void }) {
  const { message, you, dosPanos } = useDosPanos();
  const { view } = message;
  if (you === null) return null;
  const books = booksOf(view);
  const isBanker = view.bank?.banker === you;
  const open = view.phase === 'banco' || view.phase === 'stakes';
  const why = !open ? dosPanos.deck.wait : isBanker ? dosPanos.windows.banker : dosPanos.windows.spoken;
  const isBroke = chipsOf({ books }, you) === 0 && !isBanker && stakedBy({ books }, you) === 0;
  return <NothingToPress isBroke={isBroke} why={why} onBuy={onBuy} />;
}
