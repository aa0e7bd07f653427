// What the games against a banker refuse, and on what grounds, as their scenarios show it: each refused act is asked again
// under a law whose grounds say on which point they were cited.
import { markedLaw } from './probe-refusals.mjs';

/** Adds to what was found: by code, the acts, the points asked and the rules of each ruleset of the game. */
export async function probeScenarios(found, game, entries) {
  const { dispatcher, misfit, refOf } = await import('../packages/engine/src/index.ts');
  const { runScenario } = await import('../packages/notation/src/index.ts');
  const { scenariosOf } = await import('../packages/testkit/src/scenario-files.ts');
  const note = (code, act, ruleset, grounds) => {
    const one = found.get(code) ?? { acts: new Set(), points: new Set(), rules: new Map() };
    found.set(code, one);
    one.acts.add(act);
    for (const ground of grounds) {
      one.points.add(ground.point);
      one.rules.set(ruleset, (one.rules.get(ruleset) ?? new Set()).add(refOf(ground)));
    }
  };
  const dispatch = dispatcher(game);
  for (const { id, ruleset } of entries) {
    const { defaults } = ruleset.regulation;
    const noting = {
      ...ruleset,
      advance(state, command) {
        const decided = ruleset.advance(state, command);
        if (!decided.ok) {
          const settings = state.table?.settings ?? game.settingsIn(command, defaults) ?? defaults;
          const again = dispatch(game.proceedings(markedLaw(ruleset.law(settings)), state), command);
          if (again !== null) note(again.refusal.code, command.type, id, again.refusal.grounds);
        }
        return decided;
      },
    };
    for (const { file, text } of scenariosOf(id)) {
      const [failure] = runScenario(text, file, [noting]).failures;
      if (failure !== undefined) throw new Error(`${file}: ${failure.message}`);
    }
  }
  for (const [act, shape] of Object.entries(game.commands)) {
    for (const field of Object.values(shape)) {
      const code = misfit(field, undefined);
      if (code !== null) note(code, act, '', []);
    }
  }
}
