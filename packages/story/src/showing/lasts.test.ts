import { expect, it } from 'vitest';
import { STORIES } from '../tellers.ts';
import { lastsOnFelt, MOST_ON_FELT, timeOnFelt } from './lasts.ts';

it('a moment takes as long on the felt as its events one after the other, and never longer than the most there is', () => {
  const card = { type: 'CardDrawn' };
  expect(timeOnFelt('punto-banca', [])).toBe(0);
  expect(timeOnFelt('punto-banca', [card, card])).toBe(2 * lastsOnFelt('punto-banca', card));
  expect(
    timeOnFelt(
      'chemin-de-fer',
      Array.from({ length: 500 }, () => card),
    ),
  ).toBe(MOST_ON_FELT);
});

it('what moves chips only before the coup, and what nobody knows, takes no time', () => {
  for (const game of [...Object.keys(STORIES), 'toString']) {
    expect(timeOnFelt(game, [{ type: 'StakesSet' }, { type: 'PlayerSeated' }, { type: 'toString' }])).toBe(0);
  }
});

it('how long a card takes does not depend on which it is, nor on whether it is seen', () => {
  const faces = ['9s', '??', 'Kh'].map((card) => ({ type: 'CardDrawn', card, face: card === '??' ? 'down' : 'up' }));
  for (const game of Object.keys(STORIES)) {
    expect(new Set(faces.map((event) => lastsOnFelt(game, event))).size).toBe(1);
  }
});

it('the call that decides is shown longer than the others, and the opening call passes at once', () => {
  const call = (occasion: string): number => lastsOnFelt('punto-banca', { type: 'Called', occasion });
  expect(call('opening')).toBe(0);
  expect(call('winner')).toBeGreaterThan(call('punto-draws'));
});
