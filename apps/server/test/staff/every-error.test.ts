import { ruleOf } from '@sabot/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asKept, ScenarioHouse, type Staffed, staffedFor } from '../kit/scenario-house.ts';
import { commandsOf, rulesOnErrors, type ToldScenario } from '../kit/told-commands.ts';

const RULES = rulesOnErrors();
const SCENARIOS = new Map([...new Set(RULES.map(({ file }) => file))].map((file) => [file, commandsOf(file)]));

let staffed: Staffed;
beforeAll(async () => {
  staffed = await staffedFor(SCENARIOS.values());
});

const reached = new Set<string>();

async function playOver({ ruleset, told }: ToldScenario): Promise<readonly object[]> {
  const house = await ScenarioHouse.open(ruleset, staffed);
  try {
    for (const one of told) {
      const answer = await house.act(one);
      const { command, refusal } = one;
      const came = answer.ok ? null : { code: answer.refusal.code, grounds: answer.refusal.grounds };
      expect({ act: command.type, by: command.by, came }).toEqual({ act: command.type, by: command.by, came: refusal });
    }
    return house.events;
  } finally {
    await house.close();
  }
}

describe('every rule on errors and every referral, over the socket of a house', () => {
  it.each(RULES)('[$rule] $file ends as on paper', async ({ rule, file }) => {
    const scenario = SCENARIOS.get(file) as ToldScenario;
    expect([...scenario.grounds].map(ruleOf)).toContain(rule);
    expect(await playOver(scenario)).toEqual(scenario.events.map(asKept));
    reached.add(rule);
  });

  afterAll(() =>
    console.log(`rules on errors and referrals reached over the socket: ${reached.size} of ${RULES.length}`),
  );
});
