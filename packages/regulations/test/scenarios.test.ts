import { runScenario, type ScenarioFile, scenariosOf } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { REGISTRY } from '../src/index.ts';

const header = (text: string, name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? '';
const titled = ({ file, text }: ScenarioFile) =>
  [`[${header(text, 'proves')}] ${header(text, 'title')}`, file, text] as const;

describe.each(REGISTRY.map(({ id }) => id))('%s', (id) => {
  it.each(scenariosOf(id).map(titled))('%s', (_, file, text) => {
    const { failures, proves } = runScenario(text, file);
    expect(failures, file).toEqual([]);
    expect(proves.length, file).toBeGreaterThan(0);
  });
});
