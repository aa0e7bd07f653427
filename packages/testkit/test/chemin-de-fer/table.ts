import { type CheminDeFerEvent, type CheminDeFerState, CROUPIER, player, type Unchecked } from '@sabot/engine';
import type { CheminDeFerRuleset } from '@sabot/regulations';
import { type Played as PlayedAt, stateAfter } from '../played.ts';

export type Played = PlayedAt<CheminDeFerState, CheminDeFerEvent>;

/** Ana has the bank, Bea has staked, and the cards are about to be dealt. */
export function beforeTheDeal(ruleset: CheminDeFerRuleset): CheminDeFerState {
  const seated = ['ana', 'bea', 'cleo', 'dani'].flatMap((id, i): readonly Unchecked[] => [
    { type: 'Sit', by: player(id), seat: i + 1 },
    { type: 'BuyChips', by: player(id), amount: 1000_00 },
  ]);
  const commands: readonly Unchecked[] = [
    { ...ruleset.regulation.defaults, type: 'OpenTable', by: { kind: 'director', id: 'eva' } },
    ...seated,
    ...['MixPack', 'PassCards', 'ShufflePack'].map((type) => ({ type, by: CROUPIER })),
    { type: 'CutPack', by: player('dani'), at: 100 },
    { type: 'PlaceStopCard', by: CROUPIER },
    { type: 'TakeBank', by: player('ana'), amount: 100_00 },
    { type: 'KeepBank', by: player('ana') },
    ...['CloseBanco', 'CloseMesa'].map((type) => ({ type, by: CROUPIER })),
    { type: 'SetStakes', by: player('bea'), punto: 40_00, line: 0 },
    { type: 'CloseStakes', by: CROUPIER },
  ];
  return stateAfter(ruleset, commands);
}
