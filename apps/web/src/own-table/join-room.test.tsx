// @vitest-environment happy-dom
import type { InvitationSheet } from '@sabot/protocol';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANA, cardOf, inHouse, paperHouse, refused } from '../../test/paper-house.ts';
import JoinRoom from './join-room.tsx';

afterEach(cleanup);
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
