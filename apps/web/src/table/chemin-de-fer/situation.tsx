import { lookUp } from '@sabot/engine/by-name';
import { booksOf, chipsOf } from '../any-game/books.ts';
import { bankMoney } from '../circulo/bank-books.ts';
import { NothingToPress } from '../circulo/nothing-to-press.tsx';
import { stakesOf } from './scene.ts';
import { useCheminDeFer } from './use-chemin-de-fer.ts';

/** Why there is nothing to press: the bank is yours, you have spoken, or the coup goes on without you. */
export function Situation({ onBuy }: { readonly onBuy: () => void }) {
  const { message, you, cheminDeFer, circulo, money } = useCheminDeFer();
  const { view } = message;
  if (you === null) return null;
  const books = booksOf(view);
  const part = lookUp(books, `bank:${you}`) ?? 0;
  const inBank = part > 0;
  const { punto, line } = stakesOf({ books }, you);
  const windows = ['banco', 'mesa', 'stakes'].includes(view.phase);
  const isBanker = view.bank?.banker === you;
  const share = inBank && !isBanker ? `${circulo.share(money(part), money(bankMoney({ books })))}. ` : '';
  const why = !windows
    ? `${share}${cheminDeFer.deck.wait}`
    : isBanker
      ? cheminDeFer.windows.banker
      : inBank
        ? `${share}${cheminDeFer.windows.associate}`
        : cheminDeFer.windows.spoken;
  const isBroke = chipsOf({ books }, you) === 0 && !inBank && punto + line === 0;
  return <NothingToPress isBroke={isBroke} why={why} onBuy={onBuy} />;
}
