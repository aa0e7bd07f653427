// What a stranger's code may count on; compiled against the tarballs.
import { type Cents, fold, type PuntoBancaEvent, type PuntoBancaState, player, type Refusal } from '@sabot/engine';
import { type CheminDeFerView, cheminDeFer } from '@sabot/engine/games/chemin-de-fer';
import { newPack } from '@sabot/fairness';
import { type Problem, runScenario } from '@sabot/notation';
import { type Fraction, fullPack } from '@sabot/odds/math';
import { oddsOf } from '@sabot/odds/punto-banca';
import { type Inbound, readInbound } from '@sabot/protocol';
import { REGISTRY, RULE_ROWS, type RuleId, rulesetById } from '@sabot/regulations';
import { type Roads, Scoreboard } from '@sabot/roads';
import { amount, openTable } from '@sabot/sabot';
import { type CheminDeFerCoup, cheminDeFer as story } from '@sabot/story/games/chemin-de-fer';
import { cheminDeFer as words } from '@sabot/words/en/chemin-de-fer';

export const ids: readonly string[] = REGISTRY.map(({ id }) => id);
export const locator = (rule: RuleId): string => RULE_ROWS[rule].locator;
export const problems = (text: string): readonly Problem[] => runScenario(text).failures;

export function sit(state: PuntoBancaState, id: string): PuntoBancaState | Refusal {
  const ruleset = rulesetById('asturias-2011/punto-y-banca');
  const decided = ruleset.decide(state, { type: 'Sit', by: player(id), seat: 1 });
  return decided.ok ? fold(ruleset.game, decided.value, state) : decided.refusal;
}

export const paid = (events: readonly PuntoBancaEvent[]): readonly Cents[] =>
  events.flatMap((event) => (event.type === 'StakeSettled' ? [event.won] : []));

/** One game alone: its law, its story and its words. */
export const seen = (): CheminDeFerView => cheminDeFer.view(cheminDeFer.initial, null);
export const coup: CheminDeFerCoup = story.nothing.coup;
export const phase: string = words.phases[seen().phase];

export const counts: Roads['counts'] = new Scoreboard().counts;
export const edges: readonly Fraction[] = oddsOf(rulesetById('asturias-2011/mini'), 6, fullPack(6)).bets.map(
  ({ prospect }) => prospect.expectation,
);
export const cards: number = newPack(6).length;
export function message(frame: string): Inbound | null {
  const read = readInbound(frame);
  return read.ok ? read.message : null;
}
const table = openTable('asturias-2011/punto-y-banca', { seed: 1 });
export const staked: boolean = table.act('ana', 'SetStakes', { stakes: { banca: amount(100) } }).ok;

// Were the declarations lost, everything would be `any` and nothing below an error.
// @ts-expect-error no such field in a state
export const misread = (state: PuntoBancaState) => state.stakes;
// @ts-expect-error no such event
export const mistaken = (event: PuntoBancaEvent): boolean => event.type === 'StakeSettld';
// @ts-expect-error no such rule
export const miscited: RuleId = 'AST-PB-Z-9';
// @ts-expect-error no such ruleset
export const misnamed = openTable('asturias-2011/punto', { seed: 1 });
// @ts-expect-error no such card
export const misdealt = openTable('asturias-2011/mini', { cards: ['1h'] });
// @ts-expect-error no such act
export const misacted = table.act('ana', 'SetSteaks');
// @ts-expect-error no such bet
export const misstaked = table.act('ana', 'SetStakes', { stakes: { bnca: amount(100) } });
