// @vitest-environment happy-dom
import type { InvitationSheet } from '@sabot/protocol';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANA, cardOf, inHouse, paperHouse, refused } from '../../test/paper-house.ts';
import JoinRoom from './join-room.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});
beforeEach(() => history.replaceState(null, '', '/join'));

const SHEET: InvitationSheet = {
  ruleset: 'law/one',
  game: 'chemin-de-fer',
  host: 'ana',
  isHostHere: true,
  admission: 'link',
  minimum: 10_00,
  unit: 1_00,
  seats: 9,
  freeSeats: 7,
  people: ['ana', 'constructor'],
  isPaused: false,
};
const HOSTED = {
  table: 'one',
  seats: 9,
  freeSeats: [2],
  settings: { minimum: 10_00 },
  people: [],
  bots: [],
  you: 'admitted',
};
const house = {
  '/api/rulesets': [cardOf('law/one')],
  'POST /api/invitations': SHEET,
  'POST /api/guests': { ...ANA, name: 'bea' },
  'POST /api/join': { table: 'one', entry: 'admitted' },
  '/api/tables/one/hosted': HOSTED,
};

test('a link seats a friend with a name and one press', async () => {
  const { desk, asked } = paperHouse(house);
  inHouse(desk, <JoinRoom code="AAAA-BBBB-CCCC-DDDD" />);
  expect(await screen.findByRole('heading', { name: 'ana invites you to a table' })).toBeTruthy();
  expect(screen.getByText('Already there: ana and constructor.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Your name at the table'), { target: { value: 'bea' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await waitFor(() => expect(location.pathname).toBe('/table/one'));
  expect(asked).toContain('POST /api/join');
  expect(desk.connection.act).toHaveBeenCalledWith('one', 'Sit', { seat: 2 });
});

test('where the host lets people in, one asks and waits', async () => {
  const answers = {
    ...house,
    'POST /api/invitations': { ...SHEET, admission: 'asking', freeSeats: 0 },
    'POST /api/join': { table: 'one', entry: 'asking' },
  };
  const { desk } = paperHouse(answers, ANA);
  inHouse(desk, <JoinRoom code="AAAA-BBBB-CCCC-DDDD" />, 'es');
  expect(await screen.findByText(/^La mesa está llena/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pedir entrar' }));
  expect(await screen.findByText(/^Se lo hemos dicho a ana/)).toBeTruthy();
});

test('a link that has ended, and one without its code, are sentences that say what to do', async () => {
  const { desk } = paperHouse({ ...house, 'POST /api/invitations': refused(404, 'no-such-link') });
  const { show } = inHouse(desk, <JoinRoom code="AAAA" />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/This link does not count.*Ask whoever sent it/);
  show(<JoinRoom code={null} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Ask whoever sent it for the whole link');
});

test('whoever was sent away and comes back by the link reads so, and what to do', async () => {
  const { desk } = paperHouse({ ...house, 'POST /api/join': refused(403, 'removed-by-host') }, ANA);
  inHouse(desk, <JoinRoom code="AAAA-BBBB-CCCC-DDDD" />, 'es');
  fireEvent.click(await screen.findByRole('button', { name: 'Sentarme' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/le ha pedido que se marche\. Elija otra mesa/);
  expect(desk.connection.act).not.toHaveBeenCalled();
});

test('whoever has asked is seated as soon as the host lets them in', async () => {
  let you = 'asking';
  const answers = {
    ...house,
    'POST /api/invitations': { ...SHEET, admission: 'asking' },
    'POST /api/join': { table: 'one', entry: 'asking' },
    '/api/tables/one/hosted': () => ({ ...HOSTED, you }),
  };
  const { desk } = paperHouse(answers, ANA);
  inHouse(desk, <JoinRoom code="AAAA-BBBB-CCCC-DDDD" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Ask to come in' }));
  await screen.findByRole('status');
  expect(desk.connection.act).not.toHaveBeenCalled();
  you = 'admitted';
  await waitFor(() => expect(location.pathname).toBe('/table/one'), { timeout: 4000 });
  expect(desk.connection.act).toHaveBeenCalledWith('one', 'Sit', { seat: 2 });
});

test('a full table, and one whose host has gone, are sentences that say what to do', async () => {
  const answers = {
    ...house,
    'POST /api/invitations': { ...SHEET, freeSeats: 0, isHostHere: false },
    '/api/tables/one/hosted': { ...HOSTED, freeSeats: [] },
  };
  const { desk } = paperHouse(answers, ANA);
  inHouse(desk, <JoinRoom code="AAAA-BBBB-CCCC-DDDD" />, 'es');
  expect((await screen.findByText(/^La mesa está llena/)).textContent).toContain('Espere a que se marche alguien');
  // No seat is promised where there is none.
  expect(screen.getByText(/^ana no está ahora mismo/).textContent).toBe('ana no está ahora mismo.');
  fireEvent.click(screen.getByRole('button', { name: 'Sentarme' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Todos los asientos están ocupados/);
  cleanup();
  const free = { ...answers, 'POST /api/invitations': { ...SHEET, isHostHere: false } };
  inHouse(paperHouse(free, ANA).desk, <JoinRoom code="AAAA-BBBB-CCCC-DDDD" />, 'es');
  expect((await screen.findByText(/^ana no está ahora mismo/)).textContent).toContain('Puede sentarse igualmente');
  cleanup();
  const asking = { ...answers, 'POST /api/invitations': { ...SHEET, isHostHere: false, admission: 'asking' } };
  inHouse(paperHouse(asking, ANA).desk, <JoinRoom code="AAAA-BBBB-CCCC-DDDD" />, 'es');
  expect((await screen.findByText(/^ana no está ahora mismo/)).textContent).toContain('Pida entrar y espere');
});

test('a full table says by itself when a seat is free again, and when its link has ended', async () => {
  vi.useFakeTimers();
  let sheet: unknown = { ...SHEET, freeSeats: 0 };
  const { desk } = paperHouse({ ...house, 'POST /api/invitations': () => sheet }, ANA);
  inHouse(desk, <JoinRoom code="AAAA-BBBB-CCCC-DDDD" />);
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await later(10);
  screen.getByText(/^The table is full/);
  sheet = refused(503, 'unreachable');
  await later(4000);
  screen.getByText(/^The table is full/);
  sheet = { ...SHEET, freeSeats: 1 };
  await later(4000);
  screen.getByText(/1 seat free of 9/);
  expect(screen.queryByText(/^The table is full/)).toBeNull();
  sheet = refused(404, 'no-such-link');
  await later(4000);
  screen.getByText(/This link does not count/);
});

test('a page of another version says to load it again instead of a form that leads nowhere', async () => {
  const { desk } = paperHouse(house, ANA);
  desk.connection.link.set('other-version');
  inHouse(desk, <JoinRoom code="AAAA-BBBB-CCCC-DDDD" />);
  await screen.findByText('Reload the page to sit down: the link still works.');
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
});
