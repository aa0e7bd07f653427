import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { shoeRulesOf, simulatedOf } from '@sabot/odds';
import { NOTHING_PLAYED } from '@sabot/odds/math';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import { BadCall, BadFile } from '../bad-call.ts';
import { type Call, complain, type Exit, print, printJson } from '../commands/command.ts';
import { playTogether } from './crew.ts';
import { figuresIn } from './figures.ts';
import { entryIn, given, packIn, puntoBancaOf, wholeIn } from './options.ts';
import type { Whole, Worked } from './pieces-in-order.ts';
import { progressOf } from './progress.ts';
import { simulatedCsv, simulatedSheet } from './simulated-sheet.ts';
import { simulatedTold } from './simulated-told.ts';
import { keep, type Plan, readSimulation, tryToKeep } from './simulation-file.ts';

const SEEDS = 2 ** 32;
const MOST_COUPS = 1e12;
const MOST_WORKERS = 64;
const NONE: Whole = { pieces: 0, played: NOTHING_PLAYED };

interface Asked {
  readonly plan: Plan;
  readonly start: Whole;
}

/** A simulation that goes on must be the one that was begun. */
async function resumed(call: Call, file: string, ruleset: PuntoBancaRuleset): Promise<Asked> {
  const { whole: start, ...plan } = await readSimulation(file, call.io);
  const { id, edition } = ruleset.regulation;
  const seed = wholeIn(call, 'seed', 0, SEEDS - 1) ?? plan.seed;
  const wanted = wholeIn(call, 'coups', 1, MOST_COUPS) ?? plan.wanted;
  const { decks } = packIn(call, plan.decks);
  const same = [
    ['RULESET', plan.ruleset, id],
    ['edition', plan.edition, edition],
    ['--decks', plan.decks, decks],
    ['--seed', plan.seed, seed],
  ] as const;
  for (const [what, there, asked] of same) {
    if (there !== asked) throw new BadFile((bad) => bad.odds.otherSimulation(file, what, String(there), String(asked)));
  }
  if (start.played.coups > wanted) throw new BadFile((bad) => bad.odds.furtherOn(file, start.played.coups));
  return { plan: { ...plan, wanted }, start };
}

function begun(call: Call, ruleset: PuntoBancaRuleset): Asked {
  const { id, edition, defaults } = ruleset.regulation;
  const wanted = wholeIn(call, 'coups', 1, MOST_COUPS);
  if (wanted === null) throw new BadCall((bad) => bad.missing('simulate', '--coups N'));
  const seed = wholeIn(call, 'seed', 0, SEEDS - 1) ?? randomInt(SEEDS);
  return { plan: { ruleset: id, edition, decks: packIn(call, defaults.decks).decks, seed, wanted }, start: NONE };
}

/** Plays until it is enough, or until somebody presses Ctrl-C. */
async function work(call: Call, { plan, start }: Asked, ruleset: PuntoBancaRuleset, workers: number): Promise<Worked> {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, abort);
  const progress = progressOf(call, plan.wanted, start.played.coups);
  try {
    const orders = { rules: shoeRulesOf(ruleset, plan.decks), seed: plan.seed, wanted: plan.wanted, workers };
    return await playTogether(orders, start, stop.signal, progress.at);
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
  const ruleset = puntoBancaOf(entryIn('simulate', call));
  if (json && csv) throw new BadCall((bad) => bad.odds.onlyOne('--json', '--csv'));
  const workers = wholeIn(call, 'workers', 1, MOST_WORKERS) ?? availableParallelism();
  const [file, out] = [given(call, 'resume'), given(call, 'out')];
  const asked = file === null ? begun(call, ruleset) : await resumed(call, file, ruleset);
  if (out !== null) tryToKeep(out, file);
  const worked = await work(call, asked, ruleset, workers);
  const { played, whole, isComplete } = worked;
  const { plan } = asked;
  const simulated = played.coups === 0 ? null : simulatedOf(ruleset, plan.decks, played);
  const sheet = simulated === null ? null : simulatedSheet(plan, played, isComplete, simulated);
  if (out !== null) keep(out, plan, whole, sheet);
  if (simulated !== null) {
    if (json) printJson(call, sheet);
    else if (csv) print(call, simulatedCsv(simulated));
    else print(call, ...simulatedTold(plan, played, simulated, call));
  }
  if (!isComplete) tellStopped(call, asked, worked, out);
  return 0;
}
