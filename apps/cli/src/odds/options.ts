import { asCard, type Pack, remaining } from '@sabot/odds/math';
import { type Entry, isPuntoBanca, type PuntoBancaRuleset } from '@sabot/regulations';
import { BadCall } from '../call/bad-call.ts';
import { rulesetNamed } from '../call/choose-ruleset.ts';
import { atMost, type Call, required } from '../commands/command.ts';
import type { CommandName } from '../words/words.ts';

export const given = ({ options }: Call, name: string): string | null => {
  const value = options[name];
  return typeof value === 'string' ? value : null;
};

/** An option of another game is a mistake, not to be passed over. */
export function refuseIdle(call: Call, names: readonly string[], ruleset: string): void {
  const idle = names.find((name) => call.options[name] !== undefined);
  if (idle !== undefined) throw new BadCall((bad) => bad.odds.notHere(`--${idle}`, ruleset));
}

/** The one word these commands take. */
export function entryIn(command: CommandName, call: Call): Entry {
  const id = required(command, call, 0, 'RULESET');
  atMost(command, call, 1);
  return rulesetNamed(id, call);
}

/** A ruleset in which the rules decide everything. */
export function puntoBancaOf({ id, ruleset }: Entry): PuntoBancaRuleset {
  if (!isPuntoBanca(ruleset)) throw new BadCall((bad) => bad.odds.otherGame(id));
  return ruleset;
}

export interface AskedPack {
  readonly decks: number;
  readonly removed: readonly string[];
  readonly pack: Pack;
}

/** The shoe a call asks for, with the cards that are gone. */
export function packIn(call: Call, usual: number): AskedPack {
  const asked = given(call, 'decks');
  const decks = asked === null ? usual : /^\d{1,3}$/.test(asked) ? Number(asked) : Number.NaN;
  const cards = given(call, 'removed')?.split(/[\s,]/) ?? [];
  const removed = cards.map(asCard);
  const left = remaining(decks, removed);
  if (left.ok) return { decks, removed, pack: left.pack };
  const { code, given: found } = left.fault;
  const shown = code === 'bad-decks' ? (asked ?? String(found)) : code === 'unknown-card' ? asWritten(cards) : found;
  throw new BadCall((bad) => bad.odds.pack[code](String(shown)));
}

/** The first that is no card, as it was typed. */
const asWritten = (cards: readonly string[]): string => {
  const bad = cards.find((card) => {
    const one = remaining(1, [asCard(card)]);
    return !one.ok && one.fault.code === 'unknown-card';
  });
  return bad ?? '';
};

/** A whole number within bounds, else the fault. */
export function wholeIn(call: Call, name: string, least: number, most: number): number | null {
  const text = given(call, name);
  if (text === null) return null;
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new BadCall(({ odds }) => {
    if (name === 'seed') return odds.seed(text);
    return name === 'workers' ? odds.workers(text, most) : odds.coups(text);
  });
}

/** One of a few words. */
export function choiceIn<T extends string>(call: Call, name: string, known: readonly [T, ...T[]]): T {
  const text = given(call, name);
  if (text === null) return known[0];
  const found = known.find((one) => one === text);
  if (found === undefined) throw new BadCall((bad) => bad.odds.oneOf(`--${name}`, text, known));
  return found;
}
