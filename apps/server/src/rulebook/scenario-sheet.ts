import { scenarioSteps } from '@sabot/notation';
import type { ScenarioSheet } from '@sabot/protocol';
import { type ScenarioFile, scenariosOf, scenarioText } from './scenario-files.ts';

export function scenarioAt(path: string): ScenarioFile | undefined {
  const ruleset = path.slice(0, path.lastIndexOf('/'));
  return scenariosOf(ruleset).find((one) => one.path === path);
}

/** An example, played: each line with what it brought about. */
export function scenarioSheet(file: ScenarioFile): ScenarioSheet {
  const text = scenarioText(file);
  const lines = text.split('\n');
  const { title, proves, steps } = scenarioSteps(text);
  return {
    ruleset: file.ruleset,
    name: file.name,
    title: title ?? file.name,
    rules: proves.map((ref) => ref.split('~', 1)[0] as string),
    text,
    steps: steps.map(({ line, events, refusal }) => ({
      line: lines[line - 1] ?? '',
      events: [...events] as ScenarioSheet['steps'][number]['events'],
      refusal: refusal === null ? null : { ...refusal, grounds: [...refusal.grounds], facts: { ...refusal.facts } },
    })),
  };
}
