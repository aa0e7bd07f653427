import { runScenario, type ScenarioFile, scenariosOf } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { REGISTRY } from '../src/index.ts';

const header = (text: string, name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? '';
const titled = ({ file, text }: ScenarioFile) =>
  [`[${header(text, 'proves')}] ${header(text, 'title')}`, file, text] as const;

/** One game alone, where only that is of interest. */
const GAME = process.env.SABOT_GAME;
const ruled = REGISTRY.filter(({ ruleset }) => GAME === undefined || ruleset.game.id === GAME);

describe.each(ruled.map(({ id }) => id))('%s', (id) => {
  it.each(scenariosOf(id).map(titled))('%s', (_, file, text) => {
    const { failures, proves } = runScenario(text, file);
    expect(failures, file).toEqual([]);
    expect(proves.length, file).toBeGreaterThan(0);
  });
});
