// @vitest-environment happy-dom
import type { TableMessage } from '@sabot/protocol';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Recorded, recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { speak } from '../../locales/language.ts';

const told = recorded('dos-panos/table');
const offers = (name: string): number => told.messages.findIndex(({ acts }) => acts.some((one) => one.act === name));
const [BANCO, STAKES] = [offers('CallBanco'), offers('SetStakes')];
const SPOKEN = told.messages.findIndex(({ events }) => events.some(({ event }) => event.type === 'PanoSpoke'));
const END = told.messages.findIndex(({ events }) => events.some(({ event }) => event.type === 'CoupEnded'));

const later = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const press = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element));
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
/** The recording with something more in every message. */
const adding = (more: (message: TableMessage) => object): Recorded => ({
  ...told,
  messages: told.messages.map((one) => ({ ...one, ...more(one) }) as never),
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  withRoom();
  vi.stubGlobal('fetch', async () => Response.json({ talla: 1, results: [], coups: [], more: false }));
  speak('es');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('before a choice is made', () => {
  it('«Banco» shows its sum, and is made by the second press alone', async () => {
    const binding = adding(({ situation }) => ({ situation: { ...situation, binds: { CallBanco: 500_00 } } }));
    const { sent } = seatedAt(binding, BANCO);
    await press(button('«Banco» 500'));
    expect([sent, document.activeElement]).toEqual([[], button('Volver')]);
    await press(button('Sí: «Banco» 500'));
    expect(sent.map((one) => one.act)).toEqual(['CallBanco']);
  });

  it('no choice is dressed as advice', () => {
    seatedAt(told, BANCO);
    expect(screen.getAllByRole('button', { name: /«Banco»|No digo nada/ })).toHaveLength(2);
    expect(document.querySelectorAll('.circulo-acts .button-act')).toHaveLength(0);
  });

  it('a stake a caballo or on a line says how much of it plays, and “?” what the words mean', async () => {
    seatedAt(told, STAKES);
    await press(button('a caballo'));
    const field = screen.getByRole('textbox', { name: 'a caballo' });
    fireEvent.change(field, { target: { value: '40' } });
    expect(button(/^Apostar 40/).textContent).toBe('Apostar 40 20 en cada paño');
    fireEvent.change(field, { target: { value: '41' } });
    expect(button(/^Apostar 41/).textContent).toBe('Apostar 41 20–21 en cada paño');
    const [line] = screen.getAllByRole('button', { name: /raya/ });
    expect(document.getElementById(line?.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/la mitad/);
    await press(line as HTMLElement);
    fireEvent.change(screen.getByRole('textbox', { name: /raya/ }), { target: { value: '41' } });
    expect(button(/^Apostar 41/).textContent).toBe('Apostar 41 en juego: 20');
    await press(button('Qué significa cada opción'));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['A caballo', 'Raya', 'No digo nada']),
    );
  });
});

describe('a stake', () => {
  it('is laid by a chip, and by a touch of the felt, each on its zone', async () => {
    const { sent, container } = seatedAt(told, STAKES);
    const chip = screen.getAllByRole('button', { name: /^Ficha de/ })[0] as HTMLElement;
    await press(chip);
    await later(600);
    expect(sent.map((one) => one.act)).toEqual(['SetStakes']);
    const marks = [...container.querySelectorAll<HTMLElement>('.own-zone')];
    expect(marks.length).toBeGreaterThan(1);
    await press(marks.at(-1) as HTMLElement);
    await later(600);
    const zones = sent.map(({ fields }) => Object.keys(fields).filter((zone) => Number(fields[zone]) > 0));
    expect(zones[1]?.length).toBeGreaterThan(0);
    expect(zones[1]).not.toEqual(zones[0]);
  });
});

describe('a coup', () => {
  it('what a paño has said stands at its hand until the end', async () => {
    const { tell } = seatedAt(told, SPOKEN - 1);
    act(() => tell(SPOKEN));
    await later(20_000);
    expect(screen.getByRole('region', { name: /«(carta|no)»/ })).toBeTruthy();
  });

  it('tells why, with its rule: each line of the account has its grounds', async () => {
    const { tell } = seatedAt(told, SPOKEN - 1);
    for (let i = SPOKEN; i <= END; i += 1) {
      act(() => tell(i));
      await later(60_000);
    }
    await press(screen.getByRole('tab', { name: 'Jugada' }));
    const account = within(screen.getByRole('region', { name: /^Última jugada/ }));
    await press(account.getAllByRole('button', { name: /^¿Por qué\?/ })[0] as HTMLElement);
    expect(within(screen.getByRole('dialog')).getAllByRole('link')[0]?.textContent).toMatch(/^AST-DP-/);
  });
});
