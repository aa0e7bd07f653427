// @vitest-environment happy-dom
import type { GameName } from '@sabot/protocol';
import { DICTIONARIES } from '@sabot/words';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANA, cardOf, inHouse, paperHouse, refused, tableOf } from '../../test/paper-house.ts';
import { LobbyRoom } from './lobby-room.tsx';

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/'));

const cards = [cardOf('law/one'), cardOf('law/two', { name: { es: 'Mini', en: 'Mini' } })];
const tables = [
  tableOf('one', { minimum: 50_00 }),
  tableOf('two', { ruleset: 'law/two', freeSeats: [2] }),
  tableOf('three', { ruleset: 'law/two', freeSeats: [], minimum: 5_00 }),
];
const enter = (body: unknown) => ({ ...ANA, name: (body as { name: string }).name });
const here = (): string => location.pathname + location.search;
const seatMe = (): HTMLElement => screen.getByRole('button', { name: 'Seat me at the best free place' });

describe('the lobby', () => {
  test('a newcomer is on the way to a seat with one click', async () => {
    const { desk } = paperHouse({ '/api/tables': tables, '/api/rulesets': cards, 'POST /api/guests': enter });
    inHouse(desk, <LobbyRoom />);
    await screen.findAllByRole('article');
    fireEvent.click(seatMe());
    await waitFor(() => expect(here()).toBe('/table/two'));
    expect(desk.connection.act).toHaveBeenCalledWith('two', 'Sit', { seat: 2 });
    expect(desk.connection.act).toHaveBeenCalledWith('two', 'BuyChips', { amount: 500_00 });
    expect(desk.guest.value?.name).toMatch(/^\p{L}+-\d{3}$/u);
  });

  test('enters with the name that was written, at the table that was chosen', async () => {
    const { desk } = paperHouse({ '/api/tables': tables, '/api/rulesets': cards, 'POST /api/guests': enter });
    inHouse(desk, <LobbyRoom />, 'es');
    await screen.findAllByRole('article');
    fireEvent.change(screen.getByLabelText('Su nombre en la mesa'), { target: { value: 'Zoe' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sentarme: Punto y banca, Texto law/one' }));
    await waitFor(() => expect(here()).toBe('/table/one'));
    expect(desk.guest.value?.name).toBe('Zoe');
  });

  test('somebody who cannot be seated stays in the lobby and is told why', async () => {
    const { desk } = paperHouse({ '/api/tables': tables, '/api/rulesets': cards }, ANA);
    const refusal = { code: 'waiting-list-comes-first', grounds: [], facts: { first: 'Bea' } };
    Object.assign(desk.connection, { act: async () => ({ ok: false, refusal }) });
    inHouse(desk, <LobbyRoom />);
    await screen.findAllByRole('article');
    fireEvent.click(seatMe());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There was no seat for you there. Free seats go to the waiting list first: Bea is next. Play standing and join the list. You may watch, or choose another table.',
    );
    expect(here()).toBe('/');
  });

  test('says how many coups are left where the last ones were announced, and nothing elsewhere', async () => {
    const answers = { '/api/tables': [tableOf('one', { lastCoups: 3 }), tableOf('two')], '/api/rulesets': cards };
    inHouse(paperHouse(answers).desk, <LobbyRoom />);
    const shown = await screen.findAllByRole('article');
    const said = shown.map(({ textContent }) => /Closes after 3 more coups/.test(textContent));
    expect(said).toEqual([true, false]);
  });

  test('says of every table what it is doing, in the words of its game', async () => {
    const games = Object.keys(DICTIONARIES.en.games) as readonly GameName[];
    const answers = {
      '/api/tables': [
        ...games.map((game) => tableOf(game, { game, phase: 'coup' })),
        tableOf('three', { phase: 'toString' }),
      ],
      '/api/rulesets': cards,
    };
    const { desk } = paperHouse(answers);
    inHouse(desk, <LobbyRoom />);
    const shown = await screen.findAllByRole('article');
    expect(shown.map((card) => card.querySelector('.mini-call')?.textContent)).toEqual([
      ...games.map((game) => DICTIONARIES.en.games[game].phases.coup),
      '',
    ]);
    expect(new Set(games.map((game) => DICTIONARIES.en.games[game].phases.coup)).size).toBeGreaterThan(1);
  });

  test('a name that is taken is told, gently, beside the field', async () => {
    const answers = { '/api/tables': tables, '/api/rulesets': cards, 'POST /api/guests': refused(409, 'name-taken') };
    const { desk } = paperHouse(answers);
    inHouse(desk, <LobbyRoom />);
    await screen.findAllByRole('article');
    const field = screen.getByLabelText('Your name at the table');
    fireEvent.change(field, { target: { value: 'Ana' } });
    fireEvent.click(seatMe());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Please try another');
    expect(field.getAttribute('aria-describedby')).toBe(alert.id);
    expect(here()).toBe('/');
  });

  test('a name the page thought of is thought of again when it is taken', async () => {
    let tries = 0;
    const answers = {
      '/api/tables': tables,
      '/api/rulesets': cards,
      'POST /api/guests': (body: unknown) => (++tries < 3 ? refused(409, 'name-taken') : enter(body)),
    };
    const { desk } = paperHouse(answers);
    inHouse(desk, <LobbyRoom />);
    await screen.findAllByRole('article');
    fireEvent.click(seatMe());
    await waitFor(() => expect(here()).toBe('/table/two'));
    expect(tries).toBe(3);
  });

  test('says of each table what is played there, its limits, seats and company, bots apart', async () => {
    const { desk } = paperHouse({ '/api/tables': tables, '/api/rulesets': cards }, ANA);
    inHouse(desk, <LobbyRoom />);
    const [first, , full] = await screen.findAllByRole('article');
    for (const told of ['Punto y banca', 'Text law/one', '50 – 1,000', '3 of 12 free', '3 bots', 'Place your bets']) {
      expect(first?.textContent).toContain(told);
    }
    expect(full?.textContent).toContain('Table full');
  });

  test('shows what is asked for, and all again', async () => {
    const { desk } = paperHouse({ '/api/tables': tables, '/api/rulesets': cards }, ANA);
    inHouse(desk, <LobbyRoom />);
    await screen.findAllByRole('article');
    fireEvent.change(screen.getByLabelText('Game'), { target: { value: 'Mini' } });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    fireEvent.click(screen.getByLabelText('With a free seat'));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Minimum'), { target: { value: '500' } });
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Show them all' }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('leads somebody who has a seat back to it', async () => {
    const seated = { ...ANA, tables: [{ table: 'one', chips: 5_00, staked: 0 }] };
    const { desk } = paperHouse({ '/api/tables': tables, '/api/rulesets': cards }, seated);
    inHouse(desk, <LobbyRoom />);
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('link', { name: 'Back to my table' })[0]?.getAttribute('href')).toBe('/table/one');
  });

  test('says when the house does not answer, and when no table is open', async () => {
    const down = paperHouse({ '/api/rulesets': cards }, ANA);
    inHouse(down.desk, <LobbyRoom />);
    expect((await screen.findByRole('alert')).textContent).toContain('The house is not responding');
    cleanup();
    const empty = paperHouse({ '/api/rulesets': cards, '/api/tables': [] }, ANA);
    inHouse(empty.desk, <LobbyRoom />);
    expect(await screen.findByText('No table is open right now.')).toBeTruthy();
  });
});
