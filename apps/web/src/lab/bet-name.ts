import type { LabWords } from './lab-words.ts';

/** A bet, and how the table pays it where there is a choice. */
export const betName = ({ bets, modes }: LabWords, bet: string, mode: string | null): string =>
  mode === null ? (bets[bet] ?? bet) : `${bets[bet] ?? bet}, ${modes[mode] ?? mode}`;
