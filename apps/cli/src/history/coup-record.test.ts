import { type Account, balance, type Posting } from '@sabot/engine';
import { foldHistory, type Replayed } from '@sabot/notation';
import { entryById } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { CHEMIN_DE_FER, DOS_PANOS, golden, goldens } from '../../test/goldens.ts';
import { coupRecords } from './coup-record.ts';

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

describe.each(goldens)('the coups of %s', (name) => {
  const history = replayed(name);
  const coups = coupRecords(history);

  it('are as many as were closed, in their order', () => {
    const closed = history.events.filter(({ type }) => type === 'StakesClosed').map(({ coup }) => coup);
    expect(coups.length).toBeGreaterThan(9);
    expect(coups.map(({ coup }) => coup)).toEqual([...new Set(closed)]);
  });
  it('explain with what each won and lost all that anybody holds beyond what he brought', () => {
    const brought = new Map<string, number>();
    for (const { from, to, amount } of postingsOf(history)) {
      if (from === 'outside') brought.set(personOf(to), (brought.get(personOf(to)) ?? 0) + amount);
      if (to === 'outside') brought.set(personOf(from), (brought.get(personOf(from)) ?? 0) - amount);
    }
    const held = holdings(history);
    const won = new Map<string, number>();
    for (const { nets } of coups)
      for (const [who, net] of Object.entries(nets)) won.set(who, (won.get(who) ?? 0) + net);
    expect([...won.values()].some((net) => net !== 0)).toBe(true);
    for (const who of new Set([...brought.keys(), ...won.keys()])) {
      expect([who, won.get(who) ?? 0]).toEqual([who, (held.get(who) ?? 0) - (brought.get(who) ?? 0)]);
    }
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
