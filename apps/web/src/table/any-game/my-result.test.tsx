// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { aPageForEach, ownResults } from '../../../test/own-results.tsx';

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
