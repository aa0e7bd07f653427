import type { GameEvent, Playable, Unchecked } from '@sabot/engine';
import { print } from '@sabot/notation';
import { RULESETS } from '@sabot/regulations';
import { replayed } from './replayed.ts';

/** A table written down with every event, ground and posting, and how it stood in the end. */
export function writtenDown<State, Event extends GameEvent>(
  id: string,
  played: Playable<State, Event>,
  commands: readonly Unchecked[],
): { readonly history: string; readonly state: State } {
  const ruleset = RULESETS.find((one) => one.id === id);
  if (ruleset === undefined) throw new Error(`${id} is not registered`);
  const entries = replayed(played, played.game.initial, commands);
  return { history: print({ ruleset, entries }), state: entries.at(-1)?.after ?? played.game.initial };
}
