import { balance, lookUp, namesIn, type PuntoBancaState, type Summary } from '@sabot/engine';
import { visible } from '@sabot/notation';
import type { Money } from '@sabot/words';
import { PAGE_WIDTH, wrapItems } from '../terminal/layout.ts';
import { padEnd, padStart, widthOf } from '../terminal/paint.ts';
import type { HistoryWords } from '../words/history-words.ts';

/** What only some games have: a shoe that goes round, a bank that somebody holds. */
interface OfSomeGames {
  readonly shoe?: Pick<PuntoBancaState['shoe'], 'holder'>;
  readonly bank?: { readonly banker: string } | null;
}

export interface EndOfHistory {
  readonly state: unknown;
  readonly summary: Summary;
  /** The regulation's own word for a place. */
  readonly seat: string;
}

/** What somebody has in accounts of one kind. */
const heldBy = ({ books }: Summary, kind: 'player' | 'stake' | 'bank' | 'deposit', player: string): number =>
  books.accounts
    .filter((account) => account === `${kind}:${player}` || account.startsWith(`${kind}:${player}:`))
    .reduce((sum, account) => sum + balance(books, account), 0);

/** Everybody at the table, and whoever has left money there. */
function playersOf({ people, books }: Summary): readonly string[] {
  const owners = books.accounts.map((account) => account.split(':')[1] ?? '');
  return [...new Set([...owners, ...namesIn(people)])].filter((name) => name !== '');
}

function notesOn(player: string, { state, summary, seat }: EndOfHistory, words: HistoryWords, money: Money): string[] {
  const place = lookUp(summary.people, player);
  const told = (amount: number, say: (amount: string) => string): string[] => (amount > 0 ? [say(money(amount))] : []);
  return [
    place === undefined
      ? words.left
      : place.kind === 'seat'
        ? words.seat(place.n, seat)
        : words.standing(place.behind, seat),
    ...told(heldBy(summary, 'stake', player), words.onTheTable),
    ...((state as OfSomeGames).bank?.banker === player ? [words.hasTheBank] : []),
    ...told(heldBy(summary, 'bank', player), words.inTheBank),
    ...told(heldBy(summary, 'deposit', player), words.inDeposit),
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

function shoeLines({ state, summary }: EndOfHistory, words: HistoryWords): readonly string[] {
  const { phase, talla, left } = summary;
  if (phase === 'closed') return [words.tableClosed];
  if (!summary.opened) return [words.notOpened];
  const holder = (state as OfSomeGames).shoe?.holder ?? null;
  const who = holder === null ? [] : [words.shoeWith(holder.kind === 'player' ? visible(holder.id) : null)];
  return [
    ...(talla > 0 ? [[words.shoe(talla, left), ...who].join(', ')] : []),
    ...(phase === 'waiting' ? [words.suspended] : []),
  ];
}

/** How the table stood when the history ends: who has what and where, and what is left in the shoe. */
export function finalTable(end: EndOfHistory, words: HistoryWords, money: Money): readonly string[] {
  const { summary } = end;
  const { books } = summary;
  const players = playersOf(summary).map((player) => ({
    name: visible(player),
    amount: money(heldBy(summary, 'player', player)),
    notes: notesOn(player, end, words, money),
  }));
  const common = (['garage', 'cagnotte', 'tips', 'house', 'outside'] as const)
    .filter((account) => books.accounts.includes(account))
    .map((account) => ({ name: words.accounts[account], amount: money(balance(books, account)), notes: [] }));
  const lines = told([...players, ...common]);
  return [...(lines.length === 0 ? [] : [words.balances, ...lines, '']), ...shoeLines(end, words)];
}
