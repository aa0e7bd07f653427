import { NOTHING } from '../../../law/question.ts';
import type { Bet, PuntoBancaLaw } from '../questions.ts';

type BetsLaw = Pick<PuntoBancaLaw, 'bets'>;

/** What may be staked on at this table, in the order of the law. */
export const betsAt = (law: BetsLaw): readonly Bet[] => law.bets.ask(NOTHING).answer;
export const betNames = (law: BetsLaw): readonly string[] => betsAt(law).map(({ name }) => name);

/** For what is asked of a stake whatever it lies on. */
export const firstBet = (law: BetsLaw): string => law.bets.ask(NOTHING).answer[0].name;
