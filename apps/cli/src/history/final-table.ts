import { balance, type Glance, lookUp, namesIn, type PuntoBancaState } from '@sabot/engine';
import { visible } from '@sabot/notation';
import { PAGE_WIDTH, wrapItems } from '../layout.ts';
import type { Money } from '../money.ts';
import { padEnd, padStart, widthOf } from '../paint.ts';
import type { HistoryWords } from '../words/history-words.ts';

/** What only some games have: a shoe that goes round, a bank that somebody holds. */
interface OfSomeGames {
  readonly shoe?: Pick<PuntoBancaState['shoe'], 'holder'>;
  readonly bank?: { readonly banker: string } | null;
}

export interface EndOfHistory {
  readonly state: unknown;
  readonly glance: Glance;
  /** The regulation's own word for a place. */
  readonly seat: string;
}

/** What somebody has in accounts of one kind. */
const heldBy = ({ books }: Glance, kind: 'player' | 'stake' | 'bank' | 'deposit', player: string): number =>
  books.accounts
    .filter((account) => account === `${kind}:${player}` || account.startsWith(`${kind}:${player}:`))
    .reduce((sum, account) => sum + balance(books, account), 0);

/** Everybody at the table, and whoever has left money there. */
function playersOf({ people, books }: Glance): readonly string[] {
  const owners = books.accounts.map((account) => account.split(':')[1] ?? '');
  return [...new Set([...owners, ...namesIn(people)])].filter((name) => name !== '');
}

function notesOn(player: string, { state, glance, seat }: EndOfHistory, words: HistoryWords, money: Money): string[] {
  const place = lookUp(glance.people, player);
  const told = (amount: number, say: (amount: string) => string): string[] => (amount > 0 ? [say(money(amount))] : []);
  return [
    place === undefined
      ? words.left
      : place.kind === 'seat'
        ? words.seat(place.n, seat)
        : words.standing(place.behind, seat),
    ...told(heldBy(glance, 'stake', player), words.onTheTable),
    ...((state as OfSomeGames).bank?.banker === player ? [words.hasTheBank] : []),
    ...told(heldBy(glance, 'bank', player), words.inTheBank),
    ...told(heldBy(glance, 'deposit', player), words.inDeposit),
  ];
}

interface Line {
  readonly name: string;
  readonly amount: string;
  readonly notes: readonly string[];
}

/** Names, amounts and notes under each other; notes that do not fit go on below. */
function told(lines: readonly Line[]): readonly string[] {
  const names = Math.max(0, ...lines.map(({ name }) => widthOf(name)));
  const amounts = Math.max(0, ...lines.map(({ amount }) => widthOf(amount)));
  const indent = 2 + names + 2 + amounts + 2;
  return lines.flatMap(({ name, amount, notes }) => {
    const [first = '', ...more] = wrapItems(notes, PAGE_WIDTH - indent);
    const line = `  ${padEnd(name, names)}  ${padStart(amount, amounts)}  ${first}`.trimEnd();
    return [line, ...more.map((rest) => ' '.repeat(indent) + rest)];
  });
}

function shoeLines({ state, glance }: EndOfHistory, words: HistoryWords): readonly string[] {
  const { phase, talla, left } = glance;
  if (phase === 'closed') return [words.tableClosed];
  if (!glance.opened) return [words.notOpened];
  const holder = (state as OfSomeGames).shoe?.holder ?? null;
  const who = holder === null ? [] : [words.shoeWith(holder.kind === 'player' ? visible(holder.id) : null)];
  return [
    ...(talla > 0 ? [[words.shoe(talla, left), ...who].join(', ')] : []),
    ...(phase === 'waiting' ? [words.suspended] : []),
  ];
}

/** How the table stood when the history ends: who has what and where, and what is left in the shoe. */
export function finalTable(end: EndOfHistory, words: HistoryWords, money: Money): readonly string[] {
  const { glance } = end;
  const { books } = glance;
  const players = playersOf(glance).map((player) => ({
    name: visible(player),
    amount: money(heldBy(glance, 'player', player)),
    notes: notesOn(player, end, words, money),
  }));
  const common = (['garage', 'cagnotte', 'house', 'outside'] as const)
    .filter((account) => books.accounts.includes(account))
    .map((account) => ({ name: words.accounts[account], amount: money(balance(books, account)), notes: [] }));
  const lines = told([...players, ...common]);
  return [...(lines.length === 0 ? [] : [words.balances, ...lines, '']), ...shoeLines(end, words)];
}
