import { fold, type PuntoBancaEvent, type PuntoBancaState, unchecked } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import { dice, type Tally, walk } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

const PEOPLE = ['ana', 'bea', 'ciro', 'dora', 'eloy'];

/** Writing on what is frozen throws. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

/**
 * Inside, the events of a command are written on one copy of the state. From outside nothing of that may be seen:
 * here every state is frozen through and through before it is given back to the engine.
 */
describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it('never writes on a state it was given, nor on an event', () => {
    // A table that is closed early is short; together they are not.
    const events = [1, 2, 3, 4].map(walkFrozen);
    expect(events.reduce((sum, many) => sum + many, 0)).toBeGreaterThan(800);
  });

  /** Plays a table, folds its events again, and says how many there were. */
  function walkFrozen(seed: number): number {
    const { log, state } = walk<PuntoBancaState, PuntoBancaEvent>(ruleset, dice(seed), new Map() satisfies Tally, {
      opening: ruleset.regulation.defaults,
      steps: 700,
      people: PEOPLE,
      check: freeze,
    });
    const folded = log.reduce(
      (before, event) => freeze(ruleset.game.evolve(before, freeze(event))),
      freeze(ruleset.game.initial),
    );
    expect(folded).toEqual(state);
    expect(fold(ruleset.game, log, freeze(ruleset.game.initial))).toEqual(state);
    return log.length;
  }

  it('gives the same state whether a command is decided or its events are folded', () => {
    let state = ruleset.game.initial;
    const { commands } = walk(ruleset, dice(4), new Map(), {
      opening: ruleset.regulation.defaults,
      steps: 700,
      people: PEOPLE,
      check: () => {},
    });
    for (const command of commands) {
      const happened = unchecked(ruleset).advance(freeze(state), command);
      if (!happened.ok) throw new Error(`${command.type} was refused: ${happened.refusal.code}`);
      expect(happened.value.state).toEqual(fold(ruleset.game, happened.value.events, state));
      state = happened.value.state;
    }
  });
});
