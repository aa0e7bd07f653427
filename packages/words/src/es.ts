import type { Dictionary } from './dictionary.ts';
import { acts, fields } from './es/acts.ts';
import { bases, bets, outcomes, scores } from './es/bets.ts';
import { games } from './es/games.ts';
import { glossary } from './es/glossary.ts';
import { HANDS as hands } from './es/hands.ts';
import { notices } from './es/notices.ts';
import { onBet } from './es/on-bet.ts';
import { proof } from './es/proof.ts';
import { refusals } from './es/refusals.ts';
import { standing } from './es/standing.ts';

export const es: Dictionary = {
  refusals,
  games,
  glossary,
  hands,
  acts,
  fields,
  bets,
  outcomes,
  scores,
  bases,
  notices,
  proof,
  standing,
  onBet,
};
