// @vitest-environment happy-dom
import { byName } from '@sabot/engine/by-name';
import type { AnyCoup } from '@sabot/story';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPageForEach, ownResults } from '../../../test/own-results.tsx';
import { en } from '../../locales/en.ts';
import { MyResult } from './my-result.tsx';
import { TableContext } from './table-context.ts';

aPageForEach();

it('punto y banca: each bet, what it was paid, and the sum', async () => {
  expect(await ownResults('punto-banca/oval', 0, 9)).toEqual(['+190 | Punto 200: paid 200 · Tie 10: lost']);
});

it('chemin de fer: a bank that pays, a stake that is even, a banco won and lost', async () => {
  expect(await ownResults('chemin-de-fer/table', 0, 44)).toEqual([
    '−50 | Bank of 50: pays 50',
    'No change | Punto 10: even',
    '+50 | “Banco” 50: paid 50',
    '−50 | “Banco” 50: lost',
  ]);
});

it('chemin de fer: what is deducted from a bank that wins', async () => {
  expect(await ownResults('chemin-de-fer/table', 45, 58)).toEqual(['+47.50 | Bank of 50: paid 50, less 2.50']);
});

/** What stands on the strip of somebody who had this part in a coup. */
function strip(part: { readonly [Part in 'bank' | 'banco' | 'stakes' | 'nets']?: unknown }): string {
  const story = { bank: null, banco: null, stakes: [], ...part } as unknown as AnyCoup;
  const table = { words: en.table, language: 'en', you: 'ana', message: { ruleset: 'law/one' } } as never;
  const { container } = render(
    <TableContext value={table}>
      <MyResult coup={{ no: 7, story }} />
    </TableContext>,
  );
  return [...container.querySelectorAll('b, span')].map(({ textContent }) => textContent).join(' | ');
}
const bank = { banker: 'Luz', associates: ['ana'], amount: 100_00, won: 80_00, deducted: 4_00, grounds: [] };
const stake = { player: 'ana', stake: 20_00, fate: 'won', paid: 20_00, deducted: 0, net: 20_00, grounds: [] };

it('an associate: the share in what the bank won or lost', () => {
  expect(strip({ bank, nets: byName({ ana: 38_00, Luz: 38_00 }) })).toBe('+38 | your share +38');
  expect(strip({ bank: { ...bank, won: -60_00, deducted: 0 }, nets: byName({ ana: -30_00 }) })).toBe(
    '−30 | your share −30',
  );
});

it('a banker with associates: what the bank won, what was deducted, and the own share of it', () => {
  expect(strip({ bank: { ...bank, banker: 'ana', associates: ['Luz'] }, nets: byName({ ana: 38_00 }) })).toBe(
    '+38 | Bank of 100: paid 80, less 4 · your share +38',
  );
});

it('con la mesa and dos paños: the call, and each paño by its name', () => {
  const mesa = { as: 'mesa', players: ['ana'], amount: 20_00, grounds: [] };
  expect(strip({ banco: mesa, stakes: [{ ...stake, on: 'punto' }], nets: byName({ ana: 20_00 }) })).toBe(
    '+20 | “Con la mesa” 20: paid 20',
  );
  const lost = { ...stake, fate: 'lost', paid: 0, net: -20_00, on: 'pano-2' };
  expect(strip({ stakes: [{ ...stake, on: 'pano-1' }, lost], nets: byName({ ana: 0 }) })).toMatch(
    /^No change \| .*1.* 20: paid 20 · .*2.* 20: lost$/i,
  );
});
