import { lookUp, namesIn } from '@sabot/engine/by-name';
import type { Offered } from '@sabot/protocol';
import { shortOf, wayOut } from '@sabot/protocol';
import { standstills } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { en } from '../../locales/en.ts';
import { es } from '../../locales/es.ts';
import { missingText } from './missing.ts';

/** `npm run proofs`: more tables. */
const ALL = standstills(process.env.SABOT_LONG === undefined ? [1, 2, 3] : [1, 2, 3, 4, 5, 6, 7, 8]);
const money = (cents: number): string => String(cents / 100);
const panoName = (where: string): string => where;
/** The clocks of a pause that says by itself what it is for: nobody stakes, dinner. */
const SAID_BY_THE_CLOCK = ['stakes', 'session'];

describe('a table at a standstill', () => {
  it('tells everybody there whom it waits for and how many, in both languages', () => {
    const seen = new Set<string>();
    for (const { people, situation, awaits, actsOf } of ALL) {
      const { missing } = situation;
      if (missing === null) throw new Error('nobody is told what is missing');
      seen.add(missing.what);
      for (const you of [null, ...namesIn(people)]) {
        const acts = you === null ? [] : (actsOf(you).map(offeredAs) as Offered[]);
        for (const { circulo } of [es, en]) {
          const text = missingText({ missing, awaits, acts, people, you } as never, {
            words: circulo.missing,
            money,
            panoName,
          });
          if (text === null) expect(SAID_BY_THE_CLOCK).toContain(missing.what);
          else expect(text.lacking.length + (text.who?.length ?? 0)).toBeGreaterThan(10);
        }
      }
    }
    expect([...seen]).toContain('company');
    expect(ALL.length).toBeGreaterThan(20);
  });

  it('shows a way out only to whoever really shortens the wait by it', () => {
    let ways = 0;
    for (const { people, situation, actsOf, seated } of ALL) {
      const { missing } = situation;
      if (missing?.what !== 'company') continue;
      for (const you of namesIn(people)) {
        const acts = actsOf(you).map(offeredAs) as Offered[];
        const way = wayOut({ missing, acts, place: lookUp(people, you), isNext: false });
        if (way === null) continue;
        ways += 1;
        const after = seated(you, way.seat).missing;
        const lacking = (of: typeof missing): number => shortOf(of).reduce((sum, { n }) => sum + n, 0);
        expect(after?.what === 'company' ? lacking(after) : 0).toBeLessThan(lacking(missing));
      }
    }
    expect(ways).toBeGreaterThan(5);
  });
});

/** An offer as it is sent, as far as a seat is concerned. */
function offeredAs({ act, offer }: { act: string; offer: { answer: { fields: object } } }): object {
  return { act, fields: offer.answer.fields, joint: [], grounds: [] };
}
