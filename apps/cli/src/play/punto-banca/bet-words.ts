import { type Bet, betNames, betsAt, lookUp, type PuntoBancaLaw } from '@sabot/engine';
import type { PuntoBancaEntry } from '@sabot/regulations';
import type { Language } from '../../terminal/language.ts';
import type { Words } from '../../words/words.ts';
import type { Scene } from '../scene.ts';

/** What a bet is called: by our own words, by those that came with its regulation, or by its name. */
const betName = (
  bet: string,
  { words, language, entry }: { readonly words: Words; readonly language: Language; readonly entry: PuntoBancaEntry },
): string => lookUp(words.table.bets, bet) ?? lookUp(entry.betNames, bet)?.[language] ?? bet;

export const betNameAt = (bet: string, { words, language, table: { entry } }: Scene): string =>
  betName(bet, { words, language, entry });

/** The same for a sentence that says where a stake lies: words that know the bet by its name, or its own. */
export const onBetAt = (bet: string, scene: Scene): string =>
  lookUp(scene.words.table.bets, bet) === undefined ? betNameAt(bet, scene) : bet;

/** Everything a person may type for a bet. */
export const betWordsAt = (bet: string, scene: Scene): readonly string[] => [
  betNameAt(bet, scene),
  bet,
  ...(lookUp(scene.words.table.betAliases, bet) ?? []),
];

/** The name in the colour of the result it is a stake on. */
export function betPainted({ name, on }: Bet, scene: Scene): string {
  return scene.paint[on ?? 'bold'](betNameAt(name, scene));
}

export const betsOf = ({ table }: Scene): readonly Bet[] => betsAt(table.law);

/** The least that may be staked on anything. */
export const leastStake = (law: PuntoBancaLaw): number =>
  Math.min(...betNames(law).map((bet) => law.stakeMinimum.ask({ bet }).answer));
