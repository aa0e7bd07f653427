import { EventWriter, type PuntoBancaEvent, QUICK_FORMS, readEvents } from '@sabot/engine';
import { runScenario } from '@sabot/notation';
import { PUNTO_BANCA } from '@sabot/regulations';
import { dice, scenariosOf, walk } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s, written down', (id, ruleset) => {
  type Commands = readonly (readonly PuntoBancaEvent[])[];
  const shapes = ruleset.game.events;
  const written = (commands: Commands, quick = QUICK_FORMS): Uint8Array => {
    const writer = new EventWriter(shapes, quick);
    for (const events of commands) writer.write(events);
    return writer.page.bytes;
  };
  const readBack = (commands: Commands) => readEvents(shapes, written(commands));

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
    expect(JSON.stringify(read)).toBe(JSON.stringify(log));
    // The quick forms say in code what the shapes say as data.
    expect(written([log])).toEqual(written([log], {}));
    // Whoever has the events from elsewhere has no patterns: other bytes, the same events.
    const plain = structuredClone(log);
    expect(written([plain])).not.toEqual(written([log]));
    expect(readBack([plain])).toEqual([log]);
  });

  it('is read back from every scenario', () => {
    const played = scenariosOf(id).map(
      ({ text, file }) => runScenario(text, file).events as readonly PuntoBancaEvent[],
    );
    expect(played.length).toBeGreaterThan(0);
    expect(readBack(played)).toEqual(played);
  });
});
