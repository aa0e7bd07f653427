import { refuse as refuseByLaw } from '@sabot/engine';
import { expect, it } from 'vitest';
import { refuse } from '../refusals.ts';
import type { Outcome } from '../table/answers.ts';
import { RefusalBudget } from './refusal-budget.ts';

let now = 0;
const budgetAt = (start: number): RefusalBudget => {
  now = start;
  return new RefusalBudget({ monotonic: () => now });
};
const refused = refuseByLaw('not-now');
const done = { ok: true, version: 1 } as const;
const many = async (budget: RefusalBudget, guest: string, n: number, outcome: Outcome) => {
  const answers = await Promise.all(Array.from({ length: n }, () => budget.within(guest, async () => outcome)));
  return answers.filter((answer) => answer !== null).length;
};

it('a guest may have thirty acts refused in one go, and two a second after that', async () => {
  const budget = budgetAt(1000);
  expect(await many(budget, 'ana', 200, refused)).toBe(30);
  expect(await many(budget, 'ana', 10, done)).toBe(0);
  now += 2500;
  expect(await many(budget, 'ana', 200, refused)).toBe(5);
});

it('acts that are done cost nothing, and nobody pays for another', async () => {
  const budget = budgetAt(0);
  expect(await many(budget, 'ana', 30, done)).toBe(30);
  expect(await many(budget, 'ana', 30, done)).toBe(30);
  await many(budget, 'bea', 200, refused);
  expect(await many(budget, 'ana', 30, done)).toBe(30);
  for (const code of ['not-written', 'table-busy', 'house-closing'] as const)
    await many(budget, 'ana', 60, refuse(code));
  expect(await many(budget, 'ana', 30, done)).toBe(30);
});

it('an act that fails gives its place back', async () => {
  const budget = budgetAt(0);
  for (let i = 0; i < 100; i++) {
    await expect(budget.within('ana', () => Promise.reject(new Error('the store is away')))).rejects.toThrow();
  }
  expect(await many(budget, 'ana', 200, refused)).toBe(30);
});
