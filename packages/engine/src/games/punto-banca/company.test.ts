import { expect, it } from 'vitest';
import { questionsFrom } from '../../law/clause.ts';
import { CROUPIER, director, inspector, player } from '../../table/actor.ts';
import { byName, NO_NAMES, namesIn, valuesIn, withoutName } from '../../table/by-name.ts';
import type { People } from '../../table/place.ts';
import { Company, companies } from './company.ts';
import { DOMAINS, type PuntoBancaLaw, type PuntoBancaPoints } from './questions.ts';
import { PLAIN_TABLE, type Settings } from './settings.ts';

const ground = { rule: 'X-1', basis: 'text', citation: { source: 'x', locator: '1' } } as const;
const law: PuntoBancaLaw = {
  ...questionsFrom<PuntoBancaPoints, Settings>(
    [
      { point: 'stakeMinimum', ground, answer: () => PLAIN_TABLE.minimum },
      { point: 'settlement', ground, answer: () => ({ fate: 'null' }) },
    ],
    DOMAINS,
    PLAIN_TABLE,
  ),
  table: { ruleset: 'test', edition: 1, settings: PLAIN_TABLE },
};

const people: People = byName({
  ana: { kind: 'seat', n: 3 },
  bea: { kind: 'standing', behind: 5, since: 1 },
  ciro: { kind: 'seat', n: 1 },
  dora: { kind: 'seat', n: 5 },
});
const NAMES = namesIn(people);
const AFTER = [...NAMES, 'eva'];

it('whoever acts has his own purse, whoever acted before', () => {
  const company = new Company(law, people);
  for (const before of AFTER) {
    for (const name of AFTER) {
      company.purseOf(player(before));
      expect(company.purseOf(player(name))?.player).toBe(NAMES.includes(name) ? name : undefined);
    }
  }
});

it('staff have no purse, not even one who bears a player’s name', () => {
  const company = new Company(law, people);
  for (const staff of [inspector('ana'), director('ana'), CROUPIER]) expect(company.purseOf(staff)).toBeUndefined();
});

it('nobody has a purse where nobody is', () => {
  expect(new Company(law, NO_NAMES).purseOf(player('ana'))).toBeUndefined();
});

it('seats are those of the seated', () => {
  const company = new Company(law, people);
  expect([0, 1, 2, 3, 4, 5, 6].map((seat) => company.at(seat))).toEqual([
    null,
    'ciro',
    null,
    'ana',
    null,
    'dora',
    null,
  ]);
  expect(company.places).toEqual(valuesIn(people));
});

it('a purse stays the same when others come and go', () => {
  const purse = (at: People) => companies(law)(at).purseOf(player('ana'));
  expect(purse(withoutName(withoutName(people, 'ciro'), 'dora'))).toBe(purse(byName({ ana: { kind: 'seat', n: 3 } })));
  expect(purse(withoutName(people, 'ana'))).toBeUndefined();
});
