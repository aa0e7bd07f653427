import type { GroundRef } from '../../law/ground.ts';
import { type Cents, cents } from '../../money/cents.ts';
import { type Account, balance, type Posting, posting } from '../../money/posting.ts';
import type { CirculoState } from './state.ts';

type State = Pick<CirculoState, 'books'>;

export const chipsOf = (player: string): Account => `player:${player}`;
export const bankOfPlayer = (player: string): Account => `bank:${player}`;

export const at = ({ books }: State, account: Account): Cents => balance(books, account);
export const chips = (state: State, player: string): Cents => at(state, chipsOf(player));

/** From what lies on a zone to what shall lie there. */
export function moved(state: State, player: string, stake: Account, to: Cents, ground: GroundRef): readonly Posting[] {
  const change = to - at(state, stake);
  return change < 0
    ? posting(stake, chipsOf(player), cents(-change), ground)
    : posting(chipsOf(player), stake, cents(change), ground);
}

/** What is taken back comes first: it may pay for what is laid elsewhere. */
export const backFirst = (postings: readonly Posting[]): readonly Posting[] =>
  [...postings].sort((a, b) => Number(b.from.startsWith('stake:')) - Number(a.from.startsWith('stake:')));

/** Takes so much of a stake and of what lies on its line back to the owner's chips, from the line first. */
export function takenBack(
  state: State,
  player: string,
  stake: Account,
  line: Account,
  amount: Cents,
  ground: GroundRef,
): readonly Posting[] {
  const fromLine = cents(Math.min(amount, at(state, line)));
  return [
    ...posting(line, chipsOf(player), fromLine, ground),
    ...posting(stake, chipsOf(player), cents(amount - fromLine), ground),
  ];
}
