import { expect, it } from 'vitest';
import { plainLaw } from '../../../test/plain-law.ts';
import { plainTable } from '../../../test/plain-table.ts';
import { Proceedings } from './proceedings.ts';

it('events are taken once, in their order, and a list that was taken is not added to', () => {
  const p = new Proceedings(plainLaw(), plainTable());
  const warn = (player: string) => p.record({ type: 'PlayerWarned', player, grounds: ['T-1'] });
  const names = (events: readonly object[]) => events.map((event) => ('player' in event ? event.player : null));
  expect(p.take()).toEqual([]);
  warn('ana');
  warn('bea');
  warn('ciro');
  const taken = p.take();
  expect(names(taken)).toEqual(['ana', 'bea', 'ciro']);
  expect(p.take()).toEqual([]);
  warn('dora');
  expect(names(taken)).toEqual(['ana', 'bea', 'ciro']);
  expect(names(p.take())).toEqual(['dora']);
});

it('the company is whoever is there now', () => {
  const p = new Proceedings(plainLaw(), plainTable());
  const names = () => p.company.purses.map(({ player }) => player);
  expect(names()).toEqual(['ana', 'bea', 'ciro']);
  p.record({ type: 'PlayerSeated', player: 'dora', seat: 5, grounds: ['T-1'] });
  expect(names()).toEqual(['ana', 'bea', 'ciro', 'dora']);
});
