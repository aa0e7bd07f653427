import { player, puntoBanca } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import { dice, walk } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

const PEOPLE = ['ana', 'bea', 'ciro', 'dora'];

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it.each([31, 32])('offers the same wherever it says that nothing has changed (table %i)', (seed) => {
    const { commands } = walk(ruleset, dice(seed), new Map(), {
      opening: ruleset.regulation.defaults,
      steps: 700,
      people: PEOPLE,
      check: () => {},
    });
    let state = ruleset.game.initial;
    // Everybody was told last at a state of their own.
    const told = new Map(PEOPLE.map((name) => [name, state]));
    let stayed = 0;
    for (const [i, command] of commands.entries()) {
      const happened = ruleset.advance(state, command);
      if (!happened.ok) throw new Error(`${command.type} was refused: ${happened.refusal.code}`);
      state = happened.value.state;
      for (const [n, name] of PEOPLE.entries()) {
        const before = told.get(name) ?? state;
        if (puntoBanca.offersStay?.(before, state, name)) {
          stayed += 1;
          expect(ruleset.legal(state, player(name))).toEqual(ruleset.legal(before, player(name)));
        } else if ((i + n) % 3 === 0) told.set(name, state);
      }
    }
    expect(stayed).toBeGreaterThan(100);
  });
});
