// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ANA, inHouse, paperHouse, tableOf } from '../../test/paper-house.ts';
import TableDoor from './table-door.tsx';

afterEach(cleanup);

const hosted = { host: 'bea', admission: 'asking', spectators: 'now', you: 'nobody', sees: 'nothing', isPaused: false };
const LINE = tableOf('one', { hosted } as unknown as Parameters<typeof tableOf>[1]);
const SHEET = { table: 'one', seats: 9, freeSeats: [2], settings: { minimum: 10_00 }, people: [], bots: [] };

test('whoever is let in while they stand at the door is seated and shown the table', async () => {
  let you = 'asking';
  const answers = {
    'POST /api/tables/one/ask': { table: 'one', entry: 'asking' },
    '/api/tables/one/hosted': () => ({ ...SHEET, you }),
  };
  const { desk } = paperHouse(answers, ANA);
  inHouse(desk, <TableDoor line={LINE} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ask to come in' }));
  await screen.findByText(/^bea has been told/);
  expect(desk.connection.askAgain).not.toHaveBeenCalled();
  you = 'admitted';
  await waitFor(() => expect(desk.connection.askAgain).toHaveBeenCalledWith('one'), { timeout: 4000 });
  expect(desk.connection.act).toHaveBeenCalledWith('one', 'Sit', { seat: 2 });
});
