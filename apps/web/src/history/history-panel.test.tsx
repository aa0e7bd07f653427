// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ANA, cardOf, inHouse, messageOf, paperHouse } from '../../test/paper-house.ts';
import { HistoryPanel } from './history-panel.tsx';
import { joined } from './use-coups.ts';

afterEach(cleanup);

const coupOf = (coup: number, talla = 1) => ({
  talla,
  coup,
  at: Date.UTC(2026, 0, 1, 21, coup),
  mine: true,
  events: [
    { type: 'StakesClosed', coup, dealer: null, asked: true, grounds: ['X-1'] },
    { type: 'HandUncovered', hand: 'punto', by: 'ana', cards: ['3s', '2h'], total: 5, grounds: ['X-2'] },
    { type: 'HandUncovered', hand: 'banca', by: null, cards: ['Kd', '7c'], total: 7, grounds: ['X-2'] },
    { type: 'HandDecided', hand: 'banca', decision: 'stand', total: 7, grounds: ['X-3'] },
    { type: 'CoupDecided', outcome: 'banca', punto: 5, banca: 7, natural: false, grounds: ['X-4'] },
    {
      type: 'StakeSettled',
      player: 'ana',
      bet: 'banca',
      stake: 40_00,
      fate: 'won',
      won: 40_00,
      deducted: 2_00,
      grounds: ['X-5'],
      postings: [
        { from: 'house', to: 'player:ana', amount: 40_00, ground: 'X-5' },
        { from: 'player:ana', to: 'house', amount: 2_00, ground: 'X-5' },
      ],
    },
    {
      type: 'StakeSettled',
      player: 'Rufo',
      bet: 'punto',
      stake: 10_00,
      fate: 'lost',
      won: 0,
      deducted: 0,
      grounds: ['X-5'],
      postings: [{ from: 'stake:Rufo:punto', to: 'house', amount: 10_00, ground: 'X-5' }],
    },
    { type: 'CoupEnded', coup, outcome: 'banca', grounds: ['X-4'] },
  ].map((event, i) => ({ no: 10 * coup + i, event })),
});
const rules = { '/api/rules/law/one': [], '/api/readings': [] };
const panel = (message = messageOf({})) => <HistoryPanel table="one" message={message} card={cardOf('law/one')} />;

describe('the history', () => {
  test('tells cards, totals, stakes, payment with its deduction, and each step with its ground', async () => {
    const { desk } = paperHouse({ ...rules, '/api/tables/one/coups': { coups: [coupOf(3)], more: false } }, ANA);
    const { container } = inHouse(desk, panel());
    const summary = await screen.findByText('Coup 3');
    expect(container.querySelector('summary')?.textContent).toContain('5 – 7');
    expect(container.querySelector('.coup-net')?.textContent).toBe('+38');
    const row = summary.closest('details') as HTMLDetailsElement;
    row.open = true;
    fireEvent(row, new Event('toggle'));
    await screen.findByText('Step by step');
    expect(container.querySelector('.hand-banca figcaption')?.textContent).toContain('Banca7');
    const [mine, other] = container.querySelectorAll('.settled tbody tr');
    expect(mine?.textContent).toContain('+38 (deduction 2)');
    expect(mine?.className).toBe('is-yours');
    expect(other?.textContent).toContain('Rufo bot');
    expect(screen.getByText('On 7, banca stands.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Why? On 7, banca stands.' })).toBeTruthy();
  });

  test('asks for older coups, for one’s own, and offers each shoe for download', async () => {
    const { desk, asked } = paperHouse(
      {
        ...rules,
        '/api/tables/one/coups?limit=20': { coups: [coupOf(9, 2), coupOf(8, 1)], more: true },
        '/api/tables/one/coups?limit=20&before=8': { coups: [coupOf(7, 1)], more: false },
        '/api/tables/one/coups?limit=20&mine=1': { coups: [], more: false },
      },
      ANA,
    );
    inHouse(desk, panel(messageOf({ talla: 2 })), 'es');
    await screen.findByText('Jugada 8');
    fireEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }));
    await screen.findByText('Jugada 7');
    const links = screen.getAllByRole('link', { name: /Descargar la talla/ }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/api/tables/one/history.sabot?talla=2', '/api/tables/one/history.sabot?talla=1']);
    fireEvent.click(screen.getByLabelText('Solo las que he jugado'));
    expect(await screen.findByText('Aún no ha apostado en ninguna jugada de esta mesa.')).toBeTruthy();
    expect(asked.at(-1)).toContain('mine=1');
  });

  test('fetches a coup when it has ended, and says when it cannot', async () => {
    let coups = [coupOf(1)];
    const { desk, asked } = paperHouse({ ...rules, '/api/tables/one/coups': () => ({ coups, more: false }) });
    const { show } = inHouse(desk, panel(messageOf({ version: 5, coups: 1 })));
    await screen.findByText('Coup 1');
    coups = [coupOf(2), coupOf(1)];
    show(panel(messageOf({ version: 9, coups: 2 })));
    await screen.findByText('Coup 2');
    expect(asked).toHaveLength(2);
    show(panel(messageOf({ version: 12, coups: 2 })));
    expect(asked).toHaveLength(2);
    cleanup();
    const { desk: gone } = paperHouse({});
    inHouse(gone, panel());
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('could not be fetched'));
  });
});

test('a fresh page joins what is known only where they touch', () => {
  const page = (...coups: number[]) => ({ coups: coups.map((coup) => coupOf(coup)), more: true }) as never;
  const numbers = (known: { coups: readonly { coup: number }[] }) => known.coups.map(({ coup }) => coup);
  expect(numbers(joined(null, page(5, 4)))).toEqual([5, 4]);
  expect(numbers(joined(page(4, 3, 2), page(5, 4)))).toEqual([5, 4, 3, 2]);
  expect(numbers(joined(page(4, 3, 2), page(9, 8)))).toEqual([9, 8]);
});
