import { EventWriter, type PuntoBancaEvent, readEvents } from '@sabot/engine';
import { runScenario } from '@sabot/notation';
import { PUNTO_BANCA } from '@sabot/regulations';
import { dice, scenariosOf, walk } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

/** One short table is enough for a mutant. */
const [SEEDS, STEPS] = process.env.SABOT_RANDOM_RUNS === '1' ? [[11], 300] : [[11, 12, 13], 1000];

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s, written down', (id, ruleset) => {
  type Commands = readonly (readonly PuntoBancaEvent[])[];
  const shapes = ruleset.game.events;
  const written = (commands: Commands): Uint8Array => {
    const writer = new EventWriter<PuntoBancaEvent>(shapes);
    for (const events of commands) writer.write(events);
    return writer.page.bytes;
  };
  const readBack = (commands: Commands) => readEvents(shapes, written(commands));

  it.each(SEEDS)('is read back event for event, and leads to the same table (table %i)', (seed) => {
    const { log, state, commands } = walk(ruleset, dice(seed), new Map(), {
      opening: ruleset.regulation.defaults,
      steps: STEPS,
      people: ['ana', 'Íñigo', 'ciro', 'dora', '李'],
      check: () => {},
    });
    expect(commands.length).toBeGreaterThan(100);
    const [read = []] = readBack([log]);
    expect(read).toEqual(log);
    expect((read as typeof log).reduce(ruleset.game.evolve, ruleset.game.initial)).toEqual(state);
    expect(JSON.stringify(read)).toBe(JSON.stringify(log));
    // Whoever writes at the table knows what is made once and by which pattern: other bytes, the same events.
    const writer = new EventWriter<PuntoBancaEvent>(shapes);
    const sitting = ruleset.sitting(ruleset.game.initial, writer);
    const happened = commands.map((command) => sitting.advance(command)).filter(({ ok }) => ok);
    const told = readEvents(shapes, writer.page.bytes);
    expect(told.length).toBe(happened.length);
    expect(told.flat()).toEqual(log);
    expect(JSON.stringify(told.flat())).toBe(JSON.stringify(log));
    expect(writer.page.bytes).not.toEqual(written(told as Commands));
  });

  it('is read back from every scenario', () => {
    const played = scenariosOf(id).map(
      ({ text, file }) => runScenario(text, file).events as readonly PuntoBancaEvent[],
    );
    expect(played.length).toBeGreaterThan(0);
    expect(readBack(played)).toEqual(played);
  });
});
