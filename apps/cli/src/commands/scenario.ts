import { formatError, NotationError, runScenario, type ScenarioResult } from '@sabot/notation';
import { BadCall } from '../bad-call.ts';
import { readText, STDIN } from '../read-text.ts';
import { type Call, type Command, complain, type Exit, print, required } from './command.ts';

/** The result of one file, or null when it could not be read as a scenario, which has been told. */
async function runFile(file: string, call: Call): Promise<ScenarioResult | null> {
  try {
    return runScenario(await readText(file, call.io), file);
  } catch (error) {
    if (error instanceof NotationError) complain(call, formatError(error, file));
    else if (error instanceof BadCall) complain(call, error.say(call.words.bad));
    else throw error;
    return null;
  }
}

function tell({ file, title, passed, failures, events, balances, refusals }: ScenarioResult, call: Call): void {
  const { options, paint } = call;
  const places = failures.map((failure) => formatError(failure, file));
  if (options.json) {
    const told = refusals.map(({ code, grounds, line }) => ({ code, grounds, line }));
    print(call, JSON.stringify({ file, passed, events, balances, refusals: told }));
    for (const place of places) complain(call, place);
    return;
  }
  const name = title === null ? file : `${title} ${paint.dim(`(${file})`)}`;
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
