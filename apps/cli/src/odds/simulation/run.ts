import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { lookUp } from '@sabot/engine';
import { nothingPlayed } from '@sabot/odds/simulation';
import { BadCall, BadFile } from '../../call/bad-call.ts';
import { type Call, complain, type Exit, print, printJson } from '../../commands/command.ts';
import { figuresIn } from '../figures.ts';
import { simulatorOf } from '../games.ts';
import { entryIn, given, packIn, refuseIdle, wholeIn } from '../options.ts';
import { playTogether } from './crew.ts';
import { keep, type Plan, readSimulation, tryToKeep } from './file.ts';
import type { Whole, Worked } from './pieces-in-order.ts';
import { progressOf } from './progress.ts';
import { type Prepared, type Simulator, STRATEGY_OPTIONS, type Strategies } from './simulator.ts';

const SEEDS = 2 ** 32;
const MOST_COUPS = 1e12;
const MOST_WORKERS = 64;

interface Asked {
  readonly plan: Plan;
  /** Null: from the beginning. */
  readonly start: Whole | null;
}

/** What the call says of how people play; an option that this game does not know is a mistake. */
function strategiesIn(call: Call, simulator: Simulator): Strategies {
  refuseIdle(
    call,
    STRATEGY_OPTIONS.filter((name) => !simulator.options.includes(name)),
    simulator.id,
  );
  return simulator.strategies(call);
}

/** What the house keeps may also be said by the modality of the bank. */
const isSaid = (call: Call, name: string): boolean =>
  given(call, name) !== null || (name === 'deduction' && given(call, 'modality') !== null);

/** A simulation that goes on must be the one that was begun. */
async function resumed(call: Call, file: string, simulator: Simulator): Promise<Asked> {
  const { plan, whole } = await readSimulation(file, call.io);
  const { id, edition } = simulator;
  const seed = wholeIn(call, 'seed', 0, SEEDS - 1) ?? plan.seed;
  const wanted = wholeIn(call, 'coups', 1, MOST_COUPS) ?? plan.wanted;
  const { decks } = packIn(call, plan.decks);
  const strategies = strategiesIn(call, simulator);
  const differs = (what: string, there: string | number, asked: string | number): void => {
    if (there !== asked) throw new BadFile((bad) => bad.odds.otherSimulation(file, what, String(there), String(asked)));
  };
  differs('RULESET', plan.ruleset, id);
  differs('edition', plan.edition, edition);
  differs('--decks', plan.decks, decks);
  differs('--seed', plan.seed, seed);
  for (const name of Object.keys(strategies)) {
    const there = lookUp(plan.strategies ?? {}, name);
    if (there === undefined) throw new BadFile((bad) => bad.odds.notASimulation(file));
    if (isSaid(call, name)) differs(`--${name}`, there, lookUp(strategies, name) as string);
  }
  const start = whole(simulator.kept);
  if (start.played.coups > wanted) throw new BadFile((bad) => bad.odds.furtherOn(file, start.played.coups));
  return { plan: { ...plan, wanted }, start };
}

function begun(call: Call, simulator: Simulator): Asked {
  const { id, edition, decks } = simulator;
  const wanted = wholeIn(call, 'coups', 1, MOST_COUPS);
  if (wanted === null) throw new BadCall((bad) => bad.missing('simulate', '--coups N'));
  const seed = wholeIn(call, 'seed', 0, SEEDS - 1) ?? randomInt(SEEDS);
  const plan = { ruleset: id, edition, decks: packIn(call, decks).decks, seed, wanted };
  const strategies = strategiesIn(call, simulator);
  return { plan: Object.keys(strategies).length === 0 ? plan : { ...plan, strategies }, start: null };
}

/** Plays until it is enough, or until somebody presses Ctrl-C. */
async function work(call: Call, { plan, start }: Asked, { rules }: Prepared, workers: number): Promise<Worked> {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, abort);
  const from = start ?? { pieces: 0, played: nothingPlayed(rules) };
  const progress = progressOf(call, plan.wanted, from.played.coups);
  try {
    const orders = { rules, seed: plan.seed, wanted: plan.wanted, workers };
    return await playTogether(orders, from, stop.signal, progress.at);
  } finally {
    progress.over();
    for (const signal of signals) process.off(signal, abort);
  }
}

function tellStopped(call: Call, { plan }: Asked, { played }: Worked, out: string | null): void {
  const { stopped, kept, goOn } = call.words.odds.simulation;
  const { whole } = figuresIn(call.language);
  const line = stopped(whole(played.coups), whole(plan.wanted));
  const again = `sabot simulate ${plan.ruleset} --resume ${out} --out ${out}`;
  complain(call, out === null ? line : `${line} ${kept(out)} ${goOn(again)}`);
}

export async function run(call: Call): Promise<Exit> {
  const { json, csv } = call.options;
  const simulator = simulatorOf(entryIn('simulate', call));
  if (json && csv) throw new BadCall((bad) => bad.odds.onlyOne('--json', '--csv'));
  const workers = wholeIn(call, 'workers', 1, MOST_WORKERS) ?? availableParallelism();
  const [file, out] = [given(call, 'resume'), given(call, 'out')];
  const asked = file === null ? begun(call, simulator) : await resumed(call, file, simulator);
  if (out !== null) tryToKeep(out, file);
  const { plan } = asked;
  const prepared = simulator.prepare(plan.decks, plan.strategies ?? {});
  const worked = await work(call, asked, prepared, workers);
  const { played, whole, isComplete } = worked;
  const report = played.coups === 0 ? null : prepared.report(plan, played, isComplete);
  if (out !== null) keep(out, plan, whole, report?.sheet ?? null);
  if (report !== null) {
    if (json) printJson(call, report.sheet);
    else if (csv) print(call, report.csv());
    else print(call, ...report.told(call));
  }
  if (!isComplete) tellStopped(call, asked, worked, out);
  return 0;
}
