import { type Account, balance, balances, type Posting, type Ruleset, type Unchecked } from '@sabot/engine';
import { foldHistory, type Replayed, Table } from '@sabot/notation';
import {
  CHEMIN_DE_FER as CHEMIN_DE_FER_RULESETS,
  type CheminDeFerEntry,
  DOS_PANOS as DOS_PANOS_RULESETS,
  type DosPanosEntry,
  entryById,
} from '@sabot/regulations';
import { DosPanosModel, Model } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { CHEMIN_DE_FER, DOS_PANOS, golden, goldens } from '../../test/goldens.ts';
import { type CoupRecord, coupRecords } from './coup-record.ts';

const replayed = (name: string): Replayed => foldHistory(golden(name));
const postingsOf = ({ events }: Replayed): readonly Posting[] =>
  events.flatMap(({ postings = [] }) => postings as readonly Posting[]);
const personOf = (account: Account): string => account.split(':')[1] ?? account;

/** What lies on all the accounts of each, the part of the garage that is theirs included. */
function holdings({ bound, state, balances }: Replayed): Map<string, number> {
  const held = new Map<string, number>();
  const add = (who: string, amount: number) => held.set(who, (held.get(who) ?? 0) + amount);
  for (const [account, amount = 0] of Object.entries(balances)) add(personOf(account as Account), amount);
  const { bank = null } = state as { readonly bank?: { readonly garage?: Readonly<Record<string, number>> } | null };
  for (const [player, amount] of Object.entries(bank?.garage ?? {})) add(player, amount);
  const books = entryById(bound.ruleset.id)?.ruleset.game.glance(state).books;
  expect(books && balance(books, 'outside')).toBe(balances.outside ?? 0);
  return held;
}

/** Who holds something else than what he brought and what the coups gave and took. */
function unexplained(history: Replayed, coups: readonly CoupRecord[]): readonly string[] {
  const due = new Map<string, number>();
  const add = (who: string, amount: number) => due.set(who, (due.get(who) ?? 0) + amount);
  for (const { from, to, amount } of postingsOf(history)) {
    if (from === 'outside') add(personOf(to), amount);
    if (to === 'outside') add(personOf(from), -amount);
  }
  for (const { nets } of coups) for (const [who, net] of Object.entries(nets)) add(who, net);
  const held = holdings(history);
  return [...due.keys()].filter((who) => due.get(who) !== (held.get(who) ?? 0));
}

describe.each(goldens)('the coups of %s', (name) => {
  const history = replayed(name);
  const coups = coupRecords(history);

  it('are as many as were closed, in their order', () => {
    const closed = history.events.filter(({ type }) => type === 'StakesClosed').map(({ coup }) => coup);
    expect(coups.length).toBeGreaterThan(9);
    expect(coups.map(({ coup }) => coup)).toEqual([...new Set(closed)]);
  });
  it('explain with what each won and lost all that anybody holds beyond what he brought', () => {
    expect(unexplained(history, coups)).toEqual([]);
    expect(coups.some(({ nets }) => Object.values(nets).some((net) => net !== 0))).toBe(true);
  });
  it('have for each hand the cards that were shown, and their totals', () => {
    let coup = 0;
    let shown = 0;
    for (const event of history.events) {
      if (event.type === 'StakesClosed') coup = event.coup as number;
      if (event.type !== 'HandShown' && event.type !== 'HandUncovered') continue;
      const record = coups.find((one) => one.coup === coup);
      const hand = event.hand as 'punto';
      expect(record?.cards[hand]?.slice(0, (event.cards as []).length)).toEqual(event.cards);
      if (event.type === 'HandShown' && record?.totals) expect(record.totals[hand]).toBe(event.total);
      shown++;
    }
    expect(shown).toBeGreaterThan(15);
  });
});

interface RandomTable {
  readonly commands: readonly Unchecked[];
  wander(steps: number): void;
}

/** What was played at a table at random. */
function played(ruleset: Ruleset, table: RandomTable, steps: number): Replayed {
  table.wander(steps);
  const paper = new Table(ruleset);
  for (const command of table.commands) expect(paper.play(command)).toHaveProperty('events');
  const { state, events, books } = paper;
  return {
    bound: { ruleset, given: undefined } as unknown as Replayed['bound'],
    state,
    events,
    balances: balances(books),
  };
}

describe('tables at random, with everything that can go wrong there', () => {
  const [railway] = CHEMIN_DE_FER_RULESETS;
  const [twoPanos] = DOS_PANOS_RULESETS;
  const tables: Readonly<Record<string, (seed: number) => Replayed>> = {
    'chemin de fer': (seed) => {
      const { ruleset } = railway as CheminDeFerEntry;
      return played(ruleset as unknown as Ruleset, new Model(ruleset, seed, new Map()), 400);
    },
    'dos paños': (seed) => {
      const { ruleset } = twoPanos as DosPanosEntry;
      return played(ruleset as unknown as Ruleset, new DosPanosModel(ruleset, seed, new Map()), 400);
    },
  };
  it.each(Object.keys(tables))('%s: every chip won or lost belongs to a coup', (game) => {
    const ends: Record<string, number> = {};
    for (let seed = 1; seed <= 25; seed++) {
      const history = (tables[game] as (seed: number) => Replayed)(seed);
      const coups = coupRecords(history);
      expect([seed, unexplained(history, coups)]).toEqual([seed, []]);
      for (const { outcome } of coups) ends[String(outcome)] = (ends[String(outcome)] ?? 0) + 1;
    }
    expect(Object.keys(ends)).toEqual(expect.arrayContaining(['annulled']));
    expect(Object.values(ends).reduce((sum, n) => sum + n)).toBeGreaterThan(100);
  });
});

describe('a coup as data', () => {
  it('of chemin de fer also names the banker and who made banco', () => {
    const [first] = coupRecords(replayed(CHEMIN_DE_FER));
    expect(first).toEqual({
      coup: 1,
      cards: { punto: ['Th', 'Kc'], banca: ['8s', 'As'] },
      totals: { punto: 0, banca: 9 },
      outcome: 'banca',
      natural: true,
      nets: { dora: -118_00, bea: 112_10 },
      banker: 'bea',
      associates: [],
      banco: [],
    });
  });
  it('of chemin de fer counts what an associate of the banker loses with him', () => {
    const coup = coupRecords(replayed(CHEMIN_DE_FER)).find(({ associates = [] }) => associates.length > 0);
    expect(coup).toMatchObject({
      coup: 4,
      outcome: 'punto',
      nets: { bea: -10_00, dora: -1_00, ana: 11_00 },
      banker: 'bea',
      associates: ['dora'],
      banco: ['ana'],
    });
  });
  it('is the same whatever people are called', () => {
    const renamed = coupRecords(foldHistory(golden(CHEMIN_DE_FER).replaceAll(/\bdora\b/g, 'constructor')));
    const told = JSON.stringify(coupRecords(replayed(CHEMIN_DE_FER)));
    expect(JSON.stringify(renamed)).toBe(told.replaceAll('dora', 'constructor'));
  });
  it('has a nought for the bank and for a stake that nobody won', () => {
    const tie = coupRecords(replayed(CHEMIN_DE_FER)).find(({ outcome }) => outcome === 'tie');
    expect(tie).toMatchObject({ nets: { [tie?.banker ?? '']: 0, dora: 0 } });
  });
  it('of two paños tells how each of them ended', () => {
    const coups = coupRecords(replayed(DOS_PANOS));
    const ended = coups.find(({ panos }) => panos?.['pano-1']?.outcome !== panos?.['pano-2']?.outcome);
    expect(ended).toMatchObject({ outcome: 'by-pano', banker: expect.any(String) });
    expect(Object.keys(ended?.cards ?? {})).toEqual(['pano-1', 'pano-2', 'banca']);
    expect(Object.keys(ended?.totals ?? {})).toEqual(['pano-1', 'pano-2', 'banca']);
  });
  it('of punto y banca has what it always had', () => {
    const [first] = coupRecords(replayed('asturias-2011-punto-y-banca.sabot'));
    expect(Object.keys(first ?? {})).toEqual(['coup', 'cards', 'totals', 'outcome', 'natural', 'nets']);
  });
});
