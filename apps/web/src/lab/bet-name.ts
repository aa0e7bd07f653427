import { lookUp } from '@sabot/engine/by-name';
import type { LabWords } from './lab-words.ts';

/** A bet, and how the table pays it where there is a choice. */
export const betName = ({ bets, modes }: LabWords, bet: string, mode: string | null): string =>
  mode === null ? (lookUp(bets, bet) ?? bet) : `${lookUp(bets, bet) ?? bet}, ${lookUp(modes, mode) ?? mode}`;
