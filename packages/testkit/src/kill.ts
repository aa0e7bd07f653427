import {
  cheminDeFer,
  dosPanos,
  type GroundRef,
  puntoBanca,
  type Regulation,
  type Ruleset,
  ruleOf,
  ruleset,
} from '@sabot/engine';
import { runScenario } from '@sabot/notation';
import { entryById } from '@sabot/regulations';
import type { LawMutant } from './law-mutants.ts';
import type { ScenarioFile } from './scenario-files.ts';

/** The scenarios that are tagged with the rule behind a ground. */
export const taggedWith = (
  scenarios: readonly (ScenarioFile & { readonly proves: readonly GroundRef[] })[],
  ground: GroundRef,
) => scenarios.filter(({ proves }) => proves.some((ref) => ruleOf(ref) === ruleOf(ground)));

const GAMES = { [puntoBanca.id]: puntoBanca, [cheminDeFer.id]: cheminDeFer, [dosPanos.id]: dosPanos } as const;

/** A regulation, falsified perhaps, played by the game it is written for. */
export const playable = <P, S>(regulation: Regulation<P, S>): Ruleset => {
  // Which game it is written for is known by its name alone here, and so are its points and settings.
  const play = ruleset as unknown as (game: object | undefined, regulation: Regulation<P, S>) => Ruleset;
  return play(GAMES[regulation.game], regulation);
};

/** The first scenario that notices the wrong law, or null: the mutant lives. */
export function killer<P, S>(
  mutant: LawMutant<P, S>,
  scenarios: readonly (ScenarioFile & { readonly proves: readonly GroundRef[] })[],
): string | null {
  const falsified = playable(mutant.regulation);
  // The words of a scenario are those of the text, whatever the falsified law makes of its bets.
  const wrong = { ...falsified, bets: entryById(falsified.id)?.ruleset.bets ?? falsified.bets };
  for (const { file, text } of taggedWith(scenarios, mutant.ground)) {
    if (!runScenario(text, file, [wrong]).passed) return file;
  }
  return null;
}
