import type { Ruleset } from '@sabot/engine';
import { scenarioSteps } from '@sabot/notation';
import type { ScenarioSheet } from '@sabot/protocol';
import { entryById } from '@sabot/regulations';
import { ReplaySteps } from '../history/replay-steps.ts';
import { type ScenarioFile, scenariosOf, scenarioText } from './scenario-files.ts';

export function scenarioAt(path: string): ScenarioFile | undefined {
  const ruleset = path.slice(0, path.lastIndexOf('/'));
  return scenariosOf(ruleset).find((one) => one.path === path);
}

/** An example, played: each line with what it brought about. */
export function scenarioSheet(file: ScenarioFile): ScenarioSheet {
  const text = scenarioText(file);
  const lines = text.split('\n');
  const { title, titleEs, proves, steps, given } = scenarioSteps(text);
  const ruleset = entryById(file.ruleset)?.ruleset as Ruleset;
  const { game } = ruleset;
  let state = given ?? game.initial;
  const replay = new ReplaySteps(game, 'example', state);
  for (const { line, events, refusal } of steps) {
    const beside = {
      line: lines[line - 1] ?? '',
      ...(refusal !== null && {
        refusal: { ...refusal, grounds: [...refusal.grounds], facts: { ...refusal.facts } },
      }),
    };
    if (events.length === 0) replay.addNothing(beside);
    for (const [i, event] of events.entries()) {
      state = game.evolve(state, event);
      replay.add({ event, after: state }, i === 0 ? beside : {});
    }
  }
  return {
    ruleset: file.ruleset,
    name: file.name,
    title: { en: title ?? file.name, es: titleEs ?? title ?? file.name },
    rules: proves.map((ref) => ref.split('~', 1)[0] as string),
    text,
    replay: { ruleset: file.ruleset, game: game.id, view: replay.view, bots: [], gone: [], steps: replay.steps() },
  };
}
