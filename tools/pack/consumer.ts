// What a stranger's code may count on; compiled against the tarballs.
import { type Cents, fold, type PuntoBancaEvent, type PuntoBancaState, player, type Refusal } from '@sabot/engine';
import { type Problem, runScenario } from '@sabot/notation';
import { puntoBancaById, REGISTRY, RULE_ROWS, type RuleId } from '@sabot/regulations';

export const ids: readonly string[] = REGISTRY.map(({ id }) => id);
export const locator = (rule: RuleId): string => RULE_ROWS[rule].locator;
export const problems = (text: string): readonly Problem[] => runScenario(text).failures;

export function sit(state: PuntoBancaState, id: string): PuntoBancaState | Refusal {
  const ruleset = puntoBancaById('asturias-2011/punto-y-banca')?.ruleset;
  if (ruleset === undefined) throw new Error('no such ruleset');
  const decided = ruleset.decide(state, { type: 'Sit', by: player(id), seat: 1 });
  return decided.ok ? fold(ruleset.game, decided.value, state) : decided.refusal;
}

export const paid = (events: readonly PuntoBancaEvent[]): readonly Cents[] =>
  events.flatMap((event) => (event.type === 'StakeSettled' ? [event.won] : []));

// Were the declarations lost, everything would be `any` and nothing below an error.
// @ts-expect-error no such field in a state
export const misread = (state: PuntoBancaState) => state.stakes;
// @ts-expect-error no such event
export const mistaken = (event: PuntoBancaEvent): boolean => event.type === 'StakeSettld';
// @ts-expect-error no such rule
export const miscited: RuleId = 'AST-PB-Z-9';
