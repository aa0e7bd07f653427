import {
  formatError,
  NotationError,
  printEvent,
  printTable,
  runScenario,
  type ScenarioResult,
  scenarioSteps,
  visible,
} from '@sabot/notation';
import { entryById } from '@sabot/regulations';
import { BadCall } from '../call/bad-call.ts';
import { readText, STDIN } from '../call/read-text.ts';
import { finalTable } from '../history/final-table.ts';
import { watchFile } from '../history/watch-file.ts';
import { atMost, type Call, type Command, complain, type Exit, jsonOf, print, required } from './command.ts';

const UNREAD = { passed: false, events: [], balances: {}, refusals: [], failures: [] } as const;

/** The result of one text, or null when it could not be read as a scenario, which has been told. */
function runText(file: string, text: string, call: Call): ScenarioResult | null {
  try {
    return runScenario(text, file);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return unread(file, formatError(error, file, call.language), call);
  }
}

async function runFile(file: string, call: Call): Promise<ScenarioResult | null> {
  try {
    return runText(file, await readText(file, call.io), call);
  } catch (error) {
    if (!(error instanceof BadCall)) throw error;
    return unread(file, error.say(call.words.bad), call);
  }
}

function unread(file: string, told: string, call: Call): null {
  if (call.options.json) print(call, jsonOf({ file, ...UNREAD, error: told }));
  complain(call, told);
  return null;
}

function tell(
  { file, title: english, titleEs, passed, failures, events, balances, refusals }: ScenarioResult,
  call: Call,
): void {
  const { options, paint, language } = call;
  const title = language === 'es' ? (titleEs ?? english) : english;
  const places = failures.map((failure) => formatError(failure, file, language));
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

/** What the last line brought about, and the table as the scenario leaves it: for people, and as a scenario claims it. */
function tableOf({ ruleset, state, passed }: ScenarioResult, text: string, { words, money }: Call): readonly string[] {
  const entry = entryById(ruleset);
  if (entry === undefined) return [];
  const { game } = entry.ruleset;
  const { commands, events } = game;
  const end = { state, summary: game.summary(state), seat: entry.terms.seat };
  const last = passed ? scenarioSteps(text).steps.at(-1) : undefined;
  const brought = (last?.events ?? []).flatMap((event) => printEvent(event, { commands, events }));
  return [
    ...finalTable(end, words.history, money),
    ...written(words.history.lastLine, brought),
    ...written(words.history.asClaimed, printTable(entry.ruleset, state)),
  ];
}

const written = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${visible(line)}`)];

/** Runs a file at every save, and shows how the table stands. */
async function keepRunning(file: string, call: Call): Promise<Exit> {
  let last: string | null = null;
  let exit: Exit = 0;
  const hint = call.paint.dim(call.words.history.watching(visible(file)));
  await readText(file, call.io);
  await watchFile(file, call.io.stdin, async () => {
    // While an editor puts a new file in its place there may be none.
    const text = await readText(file, call.io).catch(() => null);
    if (text === null || text === last) return;
    last = text;
    const result = runText(file, text, call);
    exit = result === null ? 2 : result.passed ? 0 : 1;
    if (result !== null) {
      tell(result, call);
      if (!call.options.json) print(call, '', ...tableOf(result, text, call));
    }
    if (!call.options.json) print(call, '', hint);
  });
  return exit;
}

export const scenario: Command = {
  name: 'scenario',
  options: { json: 'boolean', watch: 'boolean' },
  async run(call) {
    required('scenario', call, 0, 'FILE… | -');
    if (call.args.filter((file) => file === STDIN).length > 1) throw new BadCall((bad) => bad.stdinTwice);
    if (call.options.watch) {
      const [file = ''] = call.args;
      if (file === STDIN) throw new BadCall((bad) => bad.watchesAFile);
      atMost('scenario', call, 1);
      return keepRunning(file, call);
    }
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
