// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANA, cardOf, inHouse, paperHouse, refused, tableOf } from '../../test/paper-house.ts';
import { Shell } from './shell.tsx';

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/'));

const tables = { '/api/tables': [tableOf('one')], '/api/rulesets': [cardOf('law/one')] };
const account = {
  ...tables,
  '/api/me/statement': {
    lines: [
      { no: 2, at: Date.UTC(2026, 0, 2), from: 'wallet:ana', to: 'table:one', amount: 200_00 },
      { no: 1, at: Date.UTC(2026, 0, 1), from: 'mint', to: 'wallet:ana', amount: 10_000_00 },
    ],
    more: false,
  },
  '/api/me/limits': { now: { lossLimit: 500_00, realityMinutes: null }, later: null, lostToday: 20_00 },
};
const open = async (name = /Open your account/): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
};

describe('the shell', () => {
  test('is dark, and light where one reads', () => {
    const { desk } = paperHouse(tables);
    inHouse(desk, <Shell>x</Shell>);
    const isLight = (): boolean => document.documentElement.classList.contains('daylight');
    expect(isLight()).toBe(false);
    act(() => {
      history.pushState(null, '', '/rules');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(isLight()).toBe(true);
    expect(screen.getByRole('link', { name: 'Regulations' }).getAttribute('aria-current')).toBe('page');
  });

  test('names the table one is at, and leaves its limits to the table', async () => {
    history.replaceState(null, '', '/table/one');
    const { desk } = paperHouse(tables, ANA);
    const { container } = inHouse(desk, <Shell>x</Shell>, 'es');
    await waitFor(() =>
      expect(container.querySelector('.table-title')?.textContent).toBe('Punto y banca Texto law/one'),
    );
  });

  test('tells what came into the purse and left it', async () => {
    const { desk } = paperHouse(account, ANA);
    inHouse(desk, <Shell>x</Shell>);
    const dialog = await open();
    expect(await within(dialog).findByText('Chips from the house')).toBeTruthy();
    await within(dialog).findByText('To the table: Punto y banca, Text law/one');
    expect(dialog.textContent).toContain('−200');
    expect(dialog.textContent).toContain('+10,000');
    expect(
      within(dialog)
        .getByRole('link', { name: /^To the table/ })
        .getAttribute('href'),
    ).toBe('/table/one');
  });

  test('leads from what came back from a table that is closed to its evening', async () => {
    const lines = [
      { no: 3, at: Date.UTC(2026, 0, 2), from: 'table:law.one.k7qm', to: 'wallet:ana', amount: 240_00 },
      { no: 2, at: Date.UTC(2026, 0, 2), from: 'wallet:ana', to: 'table:constructor', amount: 200_00 },
    ];
    const { desk } = paperHouse({ ...account, '/api/me/statement': { lines, more: false } }, ANA);
    inHouse(desk, <Shell>x</Shell>, 'es');
    const dialog = await open(/Abrir su cuenta/);
    const link = await within(dialog).findByRole('link', {
      name: 'De la mesa: Punto y banca, Texto law/one (mesa cerrada: ver la velada)',
    });
    expect(within(dialog).getByRole('link', { name: /^A la mesa: constructor/ })).toBeTruthy();
    fireEvent.click(link);
    expect(location.pathname).toBe('/table/law.one.k7qm/evening');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('gives new chips to whoever has run out, and says so to whoever has not', async () => {
    const none = { ...ANA, chips: 0 };
    const { desk } = paperHouse({ ...account, 'POST /api/me/chips': ANA }, none);
    inHouse(desk, <Shell>x</Shell>);
    const dialog = await open();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ask for more chips' }));
    expect(await within(dialog).findByText('Here are your chips.')).toBeTruthy();
    expect(desk.guest.value?.chips).toBe(ANA.chips);
    cleanup();
    const rich = paperHouse({ ...account, 'POST /api/me/chips': refused(409, 'chips-left') }, ANA);
    inHouse(rich.desk, <Shell>x</Shell>);
    const again = await open();
    fireEvent.click(within(again).getByRole('button', { name: 'Ask for more chips' }));
    expect(await within(again).findByText(/You still have chips/)).toBeTruthy();
  });

  test('keeps the limits one asks for, and says from when a looser one counts', async () => {
    const bodies: unknown[] = [];
    const later = { limits: { lossLimit: 900_00, realityMinutes: 60 }, from: Date.UTC(2026, 0, 3, 12) };
    const { desk } = paperHouse(
      {
        ...account,
        'PUT /api/me/limits': (body: unknown) => {
          bodies.push(body);
          return { now: { lossLimit: 500_00, realityMinutes: 60 }, later, lostToday: 20_00 };
        },
      },
      ANA,
    );
    inHouse(desk, <Shell>x</Shell>);
    const dialog = await open();
    fireEvent.click(within(dialog).getByRole('tab', { name: 'Your limits' }));
    const field = await within(dialog).findByLabelText('The most you may lose in a day');
    await waitFor(() => expect((field as HTMLInputElement).value).toBe('500'));
    fireEvent.change(field, { target: { value: 'much' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/Write an amount/)).toBeTruthy();
    fireEvent.change(field, { target: { value: '900' } });
    fireEvent.change(within(dialog).getByLabelText(/how long I have played/), { target: { value: '60' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/applies from/)).toBeTruthy();
    expect(bodies).toEqual([{ lossLimit: 900_00, realityMinutes: 60 }]);
  });

  test('ends the sessions that were left open elsewhere, and says whether it could', async () => {
    const { desk, asked } = paperHouse({ ...account, 'DELETE /api/me/sessions': () => null }, ANA);
    inHouse(desk, <Shell>x</Shell>);
    const dialog = await open();
    fireEvent.click(within(dialog).getByRole('tab', { name: 'Sessions' }));
    fireEvent.click(await within(dialog).findByRole('button', { name: 'End all other sessions' }));
    expect(await within(dialog).findByText(/^Done\. Only this page/)).toBeTruthy();
    expect(asked).toContain('DELETE /api/me/sessions');
    cleanup();
    const busy = paperHouse({ ...account, 'DELETE /api/me/sessions': refused(503, 'not-written') }, ANA);
    inHouse(busy.desk, <Shell>x</Shell>);
    const again = await open();
    fireEvent.click(within(again).getByRole('tab', { name: 'Sessions' }));
    fireEvent.click(await within(again).findByRole('button', { name: 'End all other sessions' }));
    expect(await within(again).findByText(/^It could not be done/)).toBeTruthy();
  });

  test('tells gently how long one has played and what came of it', async () => {
    const { desk } = paperHouse(tables, ANA);
    inHouse(desk, <Shell>x</Shell>, 'es');
    act(() => desk.connection.reality.set({ type: 'reality-check', since: 0, minutes: 30, net: -125_50 }));
    const dialog = await screen.findByRole('dialog', { name: 'Tiempo de juego' });
    expect(dialog.textContent).toContain('Lleva jugando 30 minutos.');
    expect(dialog.textContent).toContain('ha perdido 125,50');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Entendido' }));
    expect(desk.connection.reality.value).toBeNull();
  });
});

test('a room that breaks leaves a sentence and a way out, and another room is whole again', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    if (location.pathname === '/') throw new Error('broken');
    return <main>whole</main>;
  };
  const { desk } = paperHouse(tables);
  inHouse(
    desk,
    <Shell>
      <Broken />
    </Shell>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong on this page');
  act(() => {
    history.pushState(null, '', '/fairness');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByText('whole')).toBeTruthy();
  quiet.mockRestore();
});
