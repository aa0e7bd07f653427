import type { Dictionary } from './dictionary.ts';
import { acts, fields } from './en/acts.ts';
import { bases, bets, outcomes, scores } from './en/bets.ts';
import { games } from './en/games.ts';
import { glossary } from './en/glossary.ts';
import { HANDS as hands } from './en/hands.ts';
import { notices } from './en/notices.ts';
import { onBet } from './en/on-bet.ts';
import { proof } from './en/proof.ts';
import { refusals } from './en/refusals.ts';
import { standing } from './en/standing.ts';

export const en: Dictionary = {
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
