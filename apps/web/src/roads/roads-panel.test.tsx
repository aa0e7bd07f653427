// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { inHouse, messageOf, paperHouse, resultOf } from '../../test/paper-house.ts';
import { RoadsPanel } from './roads-panel.tsx';

afterEach(cleanup);
const PATH = '/api/tables/one/results';
const results = [
  resultOf(1, 'banca'),
  resultOf(2, 'banca', { natural: true, puntoPair: true }),
  resultOf(3, 'tie'),
  resultOf(4, 'tie'),
  resultOf(5, 'annulled'),
  resultOf(6, 'punto'),
  resultOf(7, 'banca'),
  resultOf(8, 'banca'),
];
const places = (container: HTMLElement, board: number): string[] =>
  [...(container.querySelectorAll('.road-board')[board]?.querySelectorAll('[data-place]') ?? [])].map(
    (cell) => cell.getAttribute('data-place') as string,
  );

describe('the roads', () => {
  test('are drawn from the results, an annulled coup leaving no mark', async () => {
    const { desk } = paperHouse({ [PATH]: { talla: 1, results } });
    const { container } = inHouse(desk, <RoadsPanel table="one" message={messageOf({})} />);
    await screen.findByText('4');
    expect(places(container, 0)).toEqual(['0,0', '0,1', '1,0', '2,0', '2,1']);
    expect(places(container, 4)).toHaveLength(7);
    expect(screen.getByText('7 coups · pairs: 0 banca, 1 punto · 1 natural')).toBeTruthy();
    expect(container.querySelector('.tie-count')?.textContent).toBe('2');
  });

  test('say what banca or punto would add to each derived road', async () => {
    const { desk } = paperHouse({ [PATH]: { talla: 1, results } });
    inHouse(desk, <RoadsPanel table="one" message={messageOf({})} />, 'es');
    await screen.findByText('4');
    expect(screen.getAllByText(/^Si sale banca: /)).toHaveLength(3);
    expect(screen.getAllByText(/^Si sale punto: /)).toHaveLength(3);
  });

  test('grow with the table, and ask again when a version was missed', async () => {
    const { desk, asked } = paperHouse({ [PATH]: { talla: 1, results: [resultOf(1, 'banca')] } });
    const { container, show } = inHouse(desk, <RoadsPanel table="one" message={messageOf({ version: 10 })} />);
    await waitFor(() => expect(places(container, 4)).toHaveLength(1));
    const events = [
      { type: 'StakesClosed', coup: 2 },
      { type: 'HandUncovered', hand: 'punto', cards: ['8s', 'Kd'], total: 8 },
      { type: 'HandUncovered', hand: 'banca', cards: ['Kd', '4c'], total: 4 },
      { type: 'CoupDecided', outcome: 'punto', punto: 8, banca: 4, natural: true },
    ];
    show(<RoadsPanel table="one" message={messageOf({ version: 14, events })} />);
    await waitFor(() => expect(places(container, 4)).toHaveLength(2));
    expect(asked).toHaveLength(1);
    show(<RoadsPanel table="one" message={messageOf({ version: 40, events })} />);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('do not run ahead of what the table has shown', async () => {
    const { desk } = paperHouse({ [PATH]: { talla: 1, results } });
    const message = messageOf({ phase: 'coup' });
    const under = { ...message, view: { ...message.view, coups: 8, coup: { no: 8, decided: null } as never } };
    const { container, show } = inHouse(desk, <RoadsPanel table="one" message={under} />);
    await waitFor(() => expect(places(container, 4)).toHaveLength(6));
    const decided = { outcome: 'banca', punto: 5, banca: 7 };
    show(<RoadsPanel table="one" message={{ ...under, view: { ...under.view, coup: { no: 8, decided } as never } }} />);
    await waitFor(() => expect(places(container, 4)).toHaveLength(7));
  });

  test('tell the cards left, the stop card ahead, and the last coup', async () => {
    const { desk } = paperHouse({ [PATH]: { talla: 1, results: [] } });
    const { show } = inHouse(desk, <RoadsPanel table="one" message={messageOf({ pack: { out: 12 } })} />);
    expect(screen.getByText('300 cards left')).toBeTruthy();
    expect(screen.getByText('The stop card lies 293 cards ahead.')).toBeTruthy();
    const last = messageOf({ phase: 'coup', pack: { out: 306, stopCardShown: true } });
    show(<RoadsPanel table="one" message={last} />);
    expect(screen.getByText('The stop card is out: last coup.')).toBeTruthy();
  });
});
