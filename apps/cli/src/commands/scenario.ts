import { formatError, NotationError, runScenario, type ScenarioResult, visible } from '@sabot/notation';
import { BadCall } from '../bad-call.ts';
import { readText, STDIN } from '../read-text.ts';
import { type Call, type Command, complain, type Exit, jsonOf, print, required } from './command.ts';

const UNREAD = { passed: false, events: [], balances: {}, refusals: [], failures: [] } as const;

/** The result of one file, or null when it could not be read as a scenario, which has been told. */
async function runFile(file: string, call: Call): Promise<ScenarioResult | null> {
  try {
    return runScenario(await readText(file, call.io), file);
  } catch (error) {
    const told =
      error instanceof NotationError
        ? formatError(error, file)
        : error instanceof BadCall
          ? error.say(call.words.bad)
          : null;
    if (told === null) throw error;
    if (call.options.json) print(call, jsonOf({ file, ...UNREAD, error: told }));
    complain(call, told);
    return null;
  }
}

function tell({ file, title, passed, failures, events, balances, refusals }: ScenarioResult, call: Call): void {
  const { options, paint } = call;
  const places = failures.map((failure) => formatError(failure, file));
  if (options.json) {
    const told = refusals.map(({ code, grounds, line }) => ({ code, grounds, line }));
    print(call, jsonOf({ file, passed, events, balances, refusals: told, failures }));
    for (const place of places) complain(call, place);
    return;
  }
  const shown = visible(file);
  const name = title === null ? shown : `${visible(title)} ${paint.dim(`(${shown})`)}`;
  print(call, passed ? `${paint.tie('✓')} ${name}` : `${paint.banca('✗')} ${name}`);
  for (const place of places) print(call, `  ${place}`);
}

export const scenario: Command = {
  name: 'scenario',
  options: { json: 'boolean' },
  async run(call) {
    required('scenario', call, 0, 'FILE… | -');
    if (call.args.filter((file) => file === STDIN).length > 1) throw new BadCall((bad) => bad.stdinTwice);
    let exit: Exit = 0;
    let passed = 0;
    for (const file of call.args) {
      const result = await runFile(file, call);
      if (result === null) exit = 2;
      else if (!result.passed && exit === 0) exit = 1;
      if (result === null) continue;
      tell(result, call);
      if (result.passed) passed += 1;
    }
    const { length } = call.args;
    if (!call.options.json && length > 1) print(call, call.words.history.summary(passed, length - passed));
    return exit;
  },
};
