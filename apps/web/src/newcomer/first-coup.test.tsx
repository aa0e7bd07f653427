// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { speak } from '../locales/language.ts';
import { FirstCoup } from './first-coup.tsx';

type Moment = 'stakes' | 'coup' | 'result';
const hints = (moment: Moment) => [
  { text: 'Bet', place: 'zones' as const, isTime: moment === 'stakes', isOver: moment !== 'stakes' },
  { text: 'Look', place: 'call' as const, isTime: moment === 'coup', isOver: moment === 'result' },
  { text: 'Read', place: 'result' as const, isTime: moment === 'result', isOver: moment !== 'result' },
];
const at = (moment: Moment) => <FirstCoup game="punto-banca" hints={hints(moment)} />;
const said = (): string => screen.queryByRole('status')?.textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  speak('en');
});
afterEach(cleanup);

it('follows what is done', () => {
  const { rerender } = render(at('stakes'));
  const all = [said()];
  for (const moment of ['coup', 'result'] as const) {
    rerender(at(moment));
    all.push(said());
  }
  rerender(at('stakes'));
  expect([...all, said()]).toEqual(['Bet 1 of 3', 'Look 2 of 3', 'Read 3 of 3', '']);
});

it('whoever presses “Next” before the time of the next hint is given it all the same', () => {
  const { rerender } = render(at('stakes'));
  rerender(at('coup'));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(said()).toBe('');
  rerender(at('result'));
  expect(said()).toBe('Read 3 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(said()).toBe('');
});

it('what was skipped never comes back', () => {
  const { rerender, unmount } = render(at('stakes'));
  fireEvent.click(screen.getByRole('button', { name: 'Skip the hints' }));
  rerender(at('coup'));
  expect(said()).toBe('');
  unmount();
  render(at('stakes'));
  expect(said()).toBe('');
});
