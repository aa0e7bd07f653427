import { balances, cardsLeft, type Place, type PuntoBancaState, stakedBy } from '@sabot/engine';
import { visible } from '@sabot/notation';
import { columns } from '../layout.ts';
import type { Money } from '../money.ts';
import { padStart } from '../paint.ts';
import type { HistoryWords } from '../words/history-words.ts';

const placeText = (place: Place | undefined, words: HistoryWords): string => {
  if (place === undefined) return words.left;
  return place.kind === 'seat' ? words.seat(place.n) : words.standing(place.behind);
};

/** How the table stood when the history ends: who has what, and what is left in the shoe. */
export function finalTable(state: PuntoBancaState, words: HistoryWords, money: Money): readonly string[] {
  const { people, shoe, phase, talla, pack } = state;
  const books = balances(state.books);
  const players = Object.keys(books).flatMap((account) =>
    account.startsWith('player:') ? [account.slice('player:'.length)] : [],
  );
  const amounts = [...players.map((id) => books[`player:${id}`] ?? 0), books.house ?? 0, books.outside ?? 0].map(money);
  const widest = Math.max(0, ...amounts.map(({ length }) => length));
  const names = [...players.map(visible), words.house, words.outside];
  const notes = players.map((id) => {
    const staked = stakedBy(state, id);
    return [placeText(people[id], words), ...(staked > 0 ? [words.onTheTable(money(staked))] : [])].join(' · ');
  });
  const rows = names.map((name, i) => [`  ${name}`, padStart(amounts[i] ?? '', widest), notes[i] ?? '']);
  const holder = shoe.holder === null ? [] : [words.shoeWith(shoe.holder.kind === 'player' ? shoe.holder.id : null)];
  return [
    words.balances,
    ...columns(rows),
    '',
    phase === 'closed' ? words.tableClosed : [words.shoe(talla, cardsLeft(pack)), ...holder].join(', '),
  ];
}
