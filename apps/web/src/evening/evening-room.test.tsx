// @vitest-environment happy-dom
import type { EveningSheet } from '@sabot/protocol';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANA, cardOf, inHouse, paperHouse, refused } from '../../test/paper-house.ts';
import EveningRoom from './evening-room.tsx';

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/'));

const CODE = 'abcdefghijklmnopqrstuvwx';
const SHEET: EveningSheet = {
  table: 'one',
  ruleset: 'law/one',
  game: 'chemin-de-fer',
  tallas: [
    { talla: 1, isOver: true, coups: 9, ends: { punto: 4, banca: 4, tie: 1, annulled: 1 }, firstAt: 0, lastAt: 9000 },
    { talla: 2, isOver: false, coups: 1, ends: { punto: 1, banca: 0, tie: 0, annulled: 0 }, firstAt: 10, lastAt: 10 },
  ],
  people: [
    { name: 'ana', isBot: false, net: 140_00, coups: 9, best: { talla: 1, coup: 3, net: 90_00 } },
    { name: 'Rufo', isBot: true, net: 0, coups: 2, best: null },
    { name: 'constructor', isBot: false, net: -145_00, coups: 9, best: null },
  ],
  banks: [
    {
      talla: 1,
      banker: 'ana',
      awarded: 50_00,
      line: [
        { coup: 1, sum: 50_00 },
        { coup: 2, sum: -20_00 },
      ],
      end: 'lost',
    },
    { talla: 2, banker: 'constructor', awarded: null, line: [{ coup: 10, sum: 10_00 }], end: null },
  ],
  longestBank: 0,
  boldestBanco: { talla: 1, coup: 3, as: 'banco', players: ['ana'], amount: 90_00, net: 90_00 },
  biggestWin: { talla: 1, coup: 3, name: 'ana', net: 90_00 },
  deducted: 5_00,
  mine: true,
};
const house = { '/api/rulesets': [cardOf('law/one')], '/api/tables/one/evening': SHEET };
const atTable = { table: 'one', talla: null };

test('says who won what, the longest bank, the boldest banco, and draws every bank', async () => {
  const { desk } = paperHouse(house, ANA);
  inHouse(desk, <EveningRoom asked={atTable} />);
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'ana you+1409+90 shoe 1, coup 3',
    'Rufo bot02none',
    'constructor−1459none',
  ]);
  expect(screen.getByText('Deducted from winnings: 5.')).toBeTruthy();
  expect(screen.getByText('ana, 2 coups')).toBeTruthy();
  expect(screen.getByText('ana, for 90')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'ana’s bank: 2 coups, −20' })).toBeTruthy();
  expect(screen.getByText(/Shoe 2 · 1 coup · goes on/)).toBeTruthy();
  expect(screen.getByText(/Play goes on/)).toBeTruthy();
  expect(screen.getAllByText('The proof of the shuffle')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Download shoe 1 in Sabot notation' }).getAttribute('href')).toBe(
    '/api/tables/one/history.sabot?talla=1',
  );
});

test('of many banks the longest are drawn first, in the order of play, and all when asked', async () => {
  const banks = Array.from({ length: 14 }, (_, i) => ({
    talla: 1,
    banker: `p${i}`,
    awarded: null,
    line: Array.from({ length: i < 2 ? 1 : 2 }, (_, coup) => ({ coup: 10 * i + coup, sum: 10_00 })),
    end: 'lost' as const,
  }));
  const { desk } = paperHouse({ ...house, '/api/tables/one/evening': { ...SHEET, banks } }, ANA);
  inHouse(desk, <EveningRoom asked={atTable} />);
  const drawn = async () =>
    (await screen.findAllByRole('img')).map((one) => one.getAttribute('aria-label')?.split('’')[0]);
  expect(await drawn()).toEqual(banks.slice(2).map(({ banker }) => banker));
  fireEvent.click(screen.getByRole('button', { name: 'Show all banks (14)' }));
  expect(await drawn()).toEqual(banks.map(({ banker }) => banker));
});

test('a link is made for whoever played, and is private until it is shared', async () => {
  const bodies: unknown[] = [];
  const kept = { code: CODE, isShared: false, isOwn: true };
  const answers = {
    ...house,
    'POST /api/tables/one/evenings': (body: unknown) => {
      bodies.push(body);
      return kept;
    },
    [`/api/evenings/${CODE}`]: { ...SHEET, kept },
    [`PUT /api/evenings/${CODE}`]: (body: { isShared: boolean }) => ({ ...kept, ...body }),
  };
  const { desk } = paperHouse(answers, ANA);
  const { show } = inHouse(desk, <EveningRoom asked={atTable} />, 'es');
  fireEvent.click(await screen.findByRole('button', { name: 'Crear un enlace' }));
  await waitFor(() => expect(location.pathname).toBe(`/evening/${CODE}`));
  expect(bodies).toEqual([{ from: 1, to: 2 }]);
  show(<EveningRoom asked={{ code: CODE }} />);
  const link = (await screen.findByLabelText('Enlace')) as HTMLInputElement;
  expect(link.value).toBe(`${location.origin}/evening/${CODE}`);
  expect(screen.getByText(/^Privada/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Cualquiera con el enlace puede verla'));
  expect(await screen.findByText(/^Compartida/)).toBeTruthy();
});

test('whoever did not play keeps no link, and a private page is a sentence that says what to do', async () => {
  const answers = { ...house, '/api/tables/one/evening': { ...SHEET, mine: false } };
  const { desk } = paperHouse({ ...answers, [`/api/evenings/${CODE}`]: refused(404, 'no-such-evening') });
  const { show } = inHouse(desk, <EveningRoom asked={atTable} />);
  expect(await screen.findByText('Only those who played can keep a link.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
  show(<EveningRoom asked={{ code: CODE }} />);
  expect((await screen.findByRole('alert')).textContent).toContain('private');
});

test('before the first coup is over there is nothing to tell', async () => {
  const tallas = SHEET.tallas.slice(1).map((one) => ({ ...one, coups: 0, firstAt: null, lastAt: null }));
  const { desk } = paperHouse({ ...house, '/api/tables/one/evening': { ...SHEET, tallas, people: [], banks: [] } });
  inHouse(desk, <EveningRoom asked={atTable} />);
  expect(await screen.findByText(/^No coup is over yet/)).toBeTruthy();
});

test('of a table that is closed whoever played finds the coups here, and no way to a felt that is not there', async () => {
  const coupOf = (coup: number, talla: number) => ({ talla, coup, at: 0, mine: true, events: [] });
  const pages = {
    '/api/tables/one/coups?limit=20': { coups: [coupOf(10, 2), coupOf(9, 1)], more: true, next: 9 },
    '/api/tables/one/coups?limit=20&before=9': { coups: [coupOf(8, 1)], more: false, next: null },
  };
  const { desk } = paperHouse({ ...house, ...pages, '/api/tables': [] }, ANA);
  inHouse(desk, <EveningRoom asked={atTable} />, 'es');
  const coups = within(await screen.findByRole('region', { name: 'Las jugadas' }));
  expect((await coups.findAllByRole('heading', { level: 3 })).map((one) => one.textContent)).toEqual([
    'Talla 2',
    'Talla 1',
  ]);
  fireEvent.click(coups.getByRole('button', { name: 'Ver anteriores' }));
  expect(await coups.findByText('Jugada 8')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Volver a la mesa' })).toBeNull();
  const shared = { ...SHEET, mine: false, kept: { code: CODE, isShared: true, isOwn: false } };
  const other = paperHouse({ ...house, '/api/tables': [], [`/api/evenings/${CODE}`]: shared }, ANA);
  cleanup();
  inHouse(other.desk, <EveningRoom asked={{ code: CODE }} />, 'es');
  await screen.findByRole('heading', { name: 'Quién ganó qué' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Volver a la mesa' })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Las jugadas' })).toBeNull();
  expect(other.asked.some((one) => one.includes('/coups'))).toBe(false);
});
