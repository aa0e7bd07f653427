// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ANA, cardOf, inHouse, paperHouse, refused } from '../../test/paper-house.ts';
import { Cell } from '../client/cell.ts';
import { TableRoom } from '../table/table-room.tsx';

afterEach(cleanup);

const unknown = refused(404, 'unknown-table');
const SHEET = { table: 'one', you: 'admitted', closed: 7 };

/** Somebody comes to a table that is not in the lobby. */
function comes(answers: object, guest: typeof ANA | null = ANA, language: 'es' | 'en' = 'en') {
  const { desk, asked } = paperHouse({ '/api/rulesets': [cardOf('law/one')], '/api/tables': [], ...answers }, guest);
  Object.assign(desk.connection, { follow: () => () => undefined, refused: new Cell(null) });
  inHouse(desk, <TableRoom table="one" />, language);
  return asked;
}

test('who comes back to a table that was closed finds the way to its evening', async () => {
  comes({ '/api/tables/one/hosted': SHEET }, ANA, 'es');
  expect(await screen.findByRole('heading', { name: 'La mesa se ha cerrado' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'La velada' }).getAttribute('href')).toBe('/table/one/evening');
});

test('so does whoever staked where everybody could come in', async () => {
  comes({ '/api/tables/one/hosted': unknown, '/api/tables/one/coups': { coups: [{ coup: 3 }], more: false } });
  expect(await screen.findByRole('heading', { name: 'This table is over' })).toBeTruthy();
});

test('who was sent away and comes back by an old address reads so', async () => {
  comes({ '/api/tables/one/hosted': { ...SHEET, you: 'removed', closed: null } }, ANA, 'es');
  expect(await screen.findByRole('heading', { name: /^Quien lleva esta mesa le ha pedido/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'La velada' })).toBeNull();
});

test('nobody else is told that there was one, and who has no name is not asked about', async () => {
  const none = { '/api/tables/one/hosted': unknown, '/api/tables/one/coups': unknown };
  comes(none);
  expect(await screen.findByRole('heading', { name: 'We cannot find this table' })).toBeTruthy();
  cleanup();
  const asked = comes(none, null);
  expect(await screen.findByRole('heading', { name: 'We cannot find this table' })).toBeTruthy();
  expect(asked.filter((one) => one.includes('/one/'))).toEqual([]);
});
