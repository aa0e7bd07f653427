// @vitest-environment happy-dom
import type { CheminDeFerMessage } from '@sabot/protocol';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ANA, cardOf, inHouse, messageOf, paperHouse } from '../../../test/paper-house.ts';
import { HistoryPanel } from '../../history/history-panel.tsx';

afterEach(cleanup);

const posted = (from: string, to: string, amount: number) => ({ from, to, amount, ground: 'X-1' });
const EVENTS = [
  { type: 'BankAnnounced', player: 'Rufo', amount: 40_00, postings: [] },
  {
    type: 'BancoMade',
    player: 'ana',
    partners: ['ana'],
    amount: 40_00,
    seguido: false,
    postings: [posted('player:ana', 'stake:ana:punto', 40_00)],
  },
  { type: 'StakesClosed', coup: 3, banker: 'Rufo', as: 'banco', banco: ['ana'], holder: 'ana', next: [] },
  { type: 'HandShown', hand: 'punto', cards: ['3s', '2h'], total: 5 },
  { type: 'HandShown', hand: 'banca', cards: ['Kd', '7c'], total: 7 },
  { type: 'CoupDecided', outcome: 'banca', punto: 5, banca: 7, natural: false },
  {
    type: 'StakeSettled',
    player: 'ana',
    stake: 40_00,
    fate: 'lost',
    postings: [posted('stake:ana:punto', 'bank:Rufo', 40_00)],
  },
  { type: 'BankSettled', won: 40_00, deducted: 2_00, postings: [posted('bank:Rufo', 'cagnotte', 2_00)] },
  { type: 'CoupEnded', coup: 3, outcome: 'banca' },
].map((event, i) => ({ no: i + 1, event: { ...event, grounds: ['X-1'] } }));
const played = { talla: 1, coup: 3, at: Date.UTC(2026, 0, 1), mine: true, events: EVENTS };

test('bank, banco, cards, result and payments are told, each step with its ground', async () => {
  const answers = {
    '/api/rules/law/one': [],
    '/api/readings': [],
    '/api/tables/one/coups': { coups: [played], more: false },
  };
  const { desk } = paperHouse(answers, ANA);
  const card = cardOf('law/one', { game: 'chemin-de-fer' });
  const message = { ...messageOf({ coups: 3 }), game: 'chemin-de-fer' } as unknown as CheminDeFerMessage;
  const { container } = inHouse(desk, <HistoryPanel table="one" message={message} card={card} />);
  const row = (await screen.findByText('Coup 3')).closest('details') as HTMLDetailsElement;
  expect(row.querySelector('summary')?.textContent).toContain('5 – 7');
  expect(row.querySelector('.coup-net')?.textContent).toBe('−40');
  row.open = true;
  fireEvent(row, new Event('toggle'));
  await screen.findByText('Step by step');
  expect(container.querySelector('.coup-bank')?.textContent).toContain('Rufo bot · 40 in the bank');
  expect(container.querySelector('.coup-bank')?.textContent).toContain('Banco: you play for the whole bank, 40.');
  const [mine, bank] = container.querySelectorAll('.settled tbody tr');
  expect(mine?.textContent).toContain('−40');
  expect(mine?.className).toBe('is-yours');
  expect(bank?.textContent).toContain('+38 (deduction 2)');
  expect(container.querySelectorAll('.coup-steps .why').length).toBeGreaterThan(2);
});
