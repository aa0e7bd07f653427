import { expect, it } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { follow } from './follow.ts';
import { type Scene, sceneOf } from './scene.ts';

const { messages } = recorded('punto-banca/oval');
const { view } = messages[0]!;
const after = (events: readonly object[]): Scene =>
  events.reduce<Scene>((scene, event) => follow(scene, event as never, view), sceneOf(view));

it('shows no total of two cards beside three, and the other hand keeps its own', () => {
  const uncovered = [
    { type: 'StakesClosed', coup: 7, dealer: null, grounds: [] },
    { type: 'HandUncovered', hand: 'punto', cards: ['5h', '5c'], total: 0, grounds: [] },
    { type: 'HandUncovered', hand: 'banca', cards: ['2s', '9c'], total: 1, grounds: [] },
  ];
  const third = { type: 'CardDrawn', no: 5, card: '4c', hand: 'punto', face: 'up', grounds: [] };
  const decided = { type: 'CoupDecided', outcome: 'punto', punto: 4, banca: 1, natural: false, grounds: [] };

  expect(after(uncovered).totals).toEqual({ punto: 0, banca: 1 });
  expect(after([...uncovered, third]).totals).toEqual({ banca: 1 });
  expect(after([...uncovered, third, decided]).totals).toEqual({ punto: 4, banca: 1 });
});
