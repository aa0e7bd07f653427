import { lookUp } from '@sabot/engine/by-name';
import { booksOf, chipsOf } from '../any-game/books.ts';
import { bankMoney } from '../circulo/bank-books.ts';
import { NothingToPress } from '../circulo/nothing-to-press.tsx';
import { stakesOf } from './scene.ts';
import { useCdf } from './use-cdf.ts';

/** Why there is nothing to press: the bank is yours, you have spoken, or the coup goes on without you. */
export function Situation({ onBuy }: { readonly onBuy: () => void }) {
  const { message, you, cdf, circulo, money } = useCdf();
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
    ? `${share}${cdf.deck.wait}`
    : isBanker
      ? cdf.windows.banker
      : inBank
        ? `${share}${cdf.windows.associate}`
        : cdf.windows.spoken;
  const isBroke = chipsOf({ books }, you) === 0 && !inBank && punto + line === 0;
  return <NothingToPress isBroke={isBroke} why={why} onBuy={onBuy} />;
}
