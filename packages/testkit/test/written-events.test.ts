import { EventWriter, type GameEvent, readEvents } from '@sabot/engine';
import { runScenario } from '@sabot/notation';
import { PUNTO_BANCA } from '@sabot/regulations';
import { dice, scenariosOf, walk } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s, written down', (id, ruleset) => {
  const readBack = (commands: readonly (readonly GameEvent[])[]): readonly (readonly GameEvent[])[] => {
    const writer = new EventWriter(ruleset.game.events);
    for (const events of commands) writer.write(events);
    return readEvents(decode(writer.page.text));
  };

  it.each([11, 12, 13])('is read back event for event, and leads to the same table (table %i)', (seed) => {
    const { log, state, commands } = walk(ruleset, dice(seed), new Map(), {
      opening: ruleset.regulation.defaults,
      steps: 1000,
      people: ['ana', 'Íñigo', 'ciro', 'dora', '李'],
      check: () => {},
    });
    expect(commands.length).toBeGreaterThan(100);
    const [read = []] = readBack([log]);
    expect(read).toEqual(log);
    expect((read as typeof log).reduce(ruleset.game.evolve, ruleset.game.initial)).toEqual(state);
  });

  it('is read back from every scenario', () => {
    const played = scenariosOf(id).map(({ text, file }) => runScenario(text, file).events);
    expect(played.length).toBeGreaterThan(0);
    expect(readBack(played)).toEqual(played);
  });
});
