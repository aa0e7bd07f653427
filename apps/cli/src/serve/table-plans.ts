import type { RefusalCode } from '@sabot/engine';
import { type Entry, entryById, REGISTRY } from '@sabot/regulations';
import { nearest } from '../call/nearest.ts';
import { countIn } from './checks.ts';
import { checkKeys } from './config-file.ts';
import { faulty, type Given, unfit, within } from './source.ts';

/** So many tables of a ruleset, and on which terms. */
export interface TablePlan {
  readonly entry: Entry;
  readonly count: number;
  /** What differs from the regulation's own defaults. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** What differs besides, table by table. */
  readonly openings?: readonly object[];
}

interface ModalLaw {
  readonly choices?: { ask(facts: { readonly setting: string }): { readonly answer: readonly string[] } };
  readonly tables?: { ask(facts: object): { readonly answer: number | null } };
}
const lawOn = ({ ruleset: { regulation } }: Entry, settings: object): ModalLaw =>
  regulation.questions({ ...regulation.defaults, ...settings });

/** A game that is played in several modalities has a table of each. */
function modalitiesOf(entry: Entry): readonly object[] {
  if (!('modality' in entry.ruleset.regulation.defaults)) return [{}];
  const modalities = lawOn(entry, {}).choices?.ask({ setting: 'modality' }).answer ?? [];
  return modalities.map((modality) => ({ modality }));
}

/** One table of each regulation and modality, on its own terms. */
export const EVERY_TABLE: readonly TablePlan[] = REGISTRY.map((entry) => {
  const openings = modalitiesOf(entry);
  return { entry, count: openings.length, settings: {}, openings };
});

const KNOWN: readonly string[] = REGISTRY.map(({ id }) => id);

function entryIn(given: Given): Entry {
  const entry = typeof given.value === 'string' ? entryById(given.value) : undefined;
  if (entry !== undefined) return entry;
  const id = String(given.value);
  throw faulty(given, (bad) => bad.setting.unknown(given.where, id, nearest(id, KNOWN), KNOWN));
}

/** Terms that the regulation itself would refuse are refused before anything is opened. */
function termsIn(given: Given, { ruleset }: Entry): TablePlan['settings'] {
  const { defaults } = ruleset.regulation;
  const settings = checkKeys(given, Object.keys(defaults));
  const opening = { ...defaults, ...settings, type: 'OpenTable', by: { kind: 'director', id: 'house' } } as const;
  const opened = ruleset.advance(ruleset.game.initial, opening);
  if (opened.ok) return settings;
  const { code, facts } = opened.refusal;
  throw faulty(given, (bad) => bad.setting.refused(given.where, code as RefusalCode, facts));
}

function planIn(given: Given): TablePlan {
  const { ruleset, count, settings } = checkKeys(given, ['ruleset', 'count', 'settings']);
  const entry = entryIn(within(given, 'ruleset', ruleset));
  const plan = {
    entry,
    count: count === undefined ? 1 : countIn(within(given, 'count', count)),
    settings: settings === undefined ? {} : termsIn(within(given, 'settings', settings), entry),
  };
  const most = limitOn(plan);
  if (most !== null && plan.count > most)
    throw faulty(given, (bad) => bad.setting.tooMany(given.where, entry.id, most));
  return plan;
}

/** The tables as a file lists them. */
function listed(given: Given): readonly TablePlan[] {
  if (!Array.isArray(given.value) || given.value.length === 0) throw unfit(given, 'tables');
  return given.value.map((one, i) => planIn(within(given, i, one)));
}

/** The tables as a flag names them: `RULESET=2,RULESET`. */
function named(given: Given, text: string): readonly TablePlan[] {
  return text.split(',').map((part) => {
    const [id = '', count] = part.trim().split('=');
    const entry = entryIn({ ...given, value: id });
    return { entry, count: count === undefined ? 1 : countIn({ ...given, value: count }), settings: {} };
  });
}

const limitOn = ({ entry, settings }: TablePlan): number | null =>
  lawOn(entry, settings).tables?.ask({}).answer ?? null;

/** Where the law counts the tables of some terms in a house, those of all plans count together. */
function checkLaw(given: Given, plans: readonly TablePlan[]): void {
  for (const plan of plans) {
    const most = limitOn(plan);
    const counted = plans.filter((one) => one.entry === plan.entry && limitOn(one) === most);
    if (most !== null && counted.reduce((sum, { count }) => sum + count, 0) > most)
      throw faulty(given, (bad) => bad.setting.tooMany(given.where, plan.entry.id, most));
  }
}

/**
 * Plans of one ruleset become one: a table has its name from its ruleset and a number, and they are numbered in the order of the list. On
 * what terms each is opened is said table by table.
 */
function merged(plans: readonly TablePlan[]): readonly TablePlan[] {
  const entries = [...new Set(plans.map(({ entry }) => entry))];
  return entries.flatMap((entry) => {
    const own = plans.filter((one) => one.entry === entry);
    if (own.length === 1) return own;
    const openings = own.flatMap(({ count, settings }) => Array.from({ length: count }, () => settings));
    return { entry, count: openings.length, settings: {}, openings };
  });
}

const isAlike = (one: object, other: object): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** Every plan for tables. One ruleset may have several, on different terms. */
export function plansIn(given: Given): readonly TablePlan[] {
  const plans = typeof given.value === 'string' ? named(given, given.value) : listed(given);
  const twice = plans.find(({ entry, settings }, i) =>
    plans.slice(0, i).some((one) => one.entry === entry && isAlike(one.settings, settings)),
  );
  if (twice !== undefined) throw faulty(given, (bad) => bad.setting.twice(given.where, twice.entry.id));
  if (plans.every(({ count }) => count === 0)) throw unfit(given, 'tables');
  checkLaw(given, plans);
  return merged(plans.filter(({ count }) => count > 0));
}
