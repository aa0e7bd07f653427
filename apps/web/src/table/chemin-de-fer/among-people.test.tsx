// @vitest-environment happy-dom
import type { TableMessage } from '@sabot/protocol';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Recorded, recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { speak } from '../../locales/language.ts';
import { asMessage, type Message } from './message.ts';

const told = recorded('chemin-de-fer/table');
const messages = told.messages.map(asMessage);
const moment = (wanted: (message: Message) => boolean): number => messages.findIndex(wanted);
const offers =
  (name: string) =>
  ({ acts }: Message): boolean =>
    acts.some((one) => one.act === name);
const OFFER = moment(offers('TakeBank'));
const STAKES = moment(offers('SetStakes'));
const SPEAK = moment((message) => offers('SayCarta')(message) && !offers('SayNo')(message));
const KEEP = moment(offers('RaiseBank'));

const PLAIN = { missing: null, plays: {}, uncovered: null, declining: null, seating: null };

/** The recording with what a house of today adds to one of its messages. */
function adding(at: number, more: object): Recorded {
  const all = told.messages.map((message, i) => (i === at ? ({ ...message, ...more } as TableMessage) : message));
  return { ...told, messages: all };
}
const press = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element));
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const nowLine = (): string => screen.getByRole('region', { name: 'Quién actúa ahora' }).textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  withRoom();
  vi.stubGlobal('fetch', async () => Response.json([]));
  speak('es');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a stake', () => {
  it('covers as much of the bank as the house says will play', () => {
    const { container } = seatedAt(adding(STAKES, { situation: { ...PLAIN, uncovered: 320_00 } }), STAKES);
    expect(container.querySelector('.chemin-de-fer-uncovered')?.textContent).toBe('Por cubrir: 320');
  });

  it('is not asked of whoever lacks the chips for the least one: they may buy some, or say nothing', () => {
    const { acts, view } = messages[STAKES] as Message;
    const bound = { kind: 'amount', min: 10_00, max: 0, step: 1_00, orNothing: true };
    const short = acts.map((one) =>
      one.act === 'SetStakes'
        ? {
            ...one,
            fields: Object.fromEntries(Object.entries(one.fields).map(([name, is]) => [name, { ...is, ...bound }])),
          }
        : one,
    );
    const { accounts, amounts } = view.books;
    const left = accounts.map((name, i) => (name === `player:${told.you}` ? 5_00 : amounts[i]));
    const books = { accounts, amounts: left };
    seatedAt(adding(STAKES, { acts: short, view: { ...view, books } }), STAKES);
    expect(screen.getByText('Tiene 5 en fichas; la apuesta mínima es 10.')).toBeTruthy();
    expect(button('Comprar fichas')).toBeTruthy();
    expect(button('No digo nada')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Apostar|10–0/ })).toBeNull();
  });

  it('is not called nothing: who has laid one says that it is all', async () => {
    const { sent } = seatedAt(told, STAKES + 1);
    expect(screen.queryByRole('button', { name: 'No digo nada' })).toBeNull();
    await press(button('Nada más'));
    expect(sent).toEqual([{ act: 'StaySilent', fields: {} }]);
  });
});

describe('a word the law forbids', () => {
  it('stands there grey, and says why with its rule', async () => {
    const grounds = messages[SPEAK]?.acts[0]?.grounds ?? [];
    const forbidden = [
      { act: 'SayNo', code: 'against-the-rules', grounds, facts: {} },
      { act: 'Abatir', code: 'no-eight-or-nine', grounds, facts: {} },
    ];
    seatedAt(adding(SPEAK, { forbidden }), SPEAK);
    expect(button('«No»').hasAttribute('aria-disabled')).toBe(true);
    expect(button('«Carta»').hasAttribute('aria-disabled')).toBe(false);
    await press(button('¿Por qué? «No»'));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText(/Con esas cartas las reglas no dejan elegir eso/)).toBeTruthy();
    expect(sheet.getAllByRole('link').length).toBeGreaterThan(0);
  });
});

describe('the bank on offer', () => {
  const declining = (costs: string) => ({ player: told.you, costs, grounds: ['AST-CF-B-1'] });

  it.each([
    ['counts', 'Si no la toma, cuenta: a la segunda vez seguida se pierde el asiento.'],
    ['seat', 'Si no la toma, pierde el asiento.'],
  ])('says beforehand what it costs to decline it: %s', (costs, line) => {
    seatedAt(adding(OFFER, { situation: { ...PLAIN, declining: declining(costs) } }), OFFER);
    expect(screen.getByText(line)).toBeTruthy();
  });

  it('costs nothing where nothing is said', () => {
    seatedAt(adding(OFFER, { situation: { ...PLAIN, declining: declining('nothing') } }), OFFER);
    expect(screen.queryByText(/pierde el asiento/)).toBeNull();
  });
});

describe('a table at a standstill', () => {
  const company = [{ where: 'table', have: 3, need: 4, seats: [1, 2, 3, 4, 5, 6, 7, 8, 9], away: [] }];
  const missing = { what: 'company', company, least: null, grounds: ['AST-CF-B-2'] };
  const sit = {
    act: 'Sit',
    fields: { seat: { kind: 'one-of', options: [6, 7], ground: 'AST-CF-B-1' } },
    joint: [],
    grounds: ['AST-CF-B-1'],
  };
  const waiting = (who: string, acts: readonly object[], more: object = {}) => {
    const { view } = messages[OFFER] as Message;
    const people = { ...view.people, [who]: { kind: 'standing', behind: 6, since: 9 } };
    return {
      view: { ...view, phase: 'waiting', passage: null, lacks: 'company', people },
      acts,
      awaits: [{ by: [{ kind: 'player', id: who }], acts: ['Sit'], clock: 'pause', lapse: 'ResumePlay', until: null }],
      situation: { ...PLAIN, missing: { ...missing, ...more } },
    };
  };

  it('says how many are missing, and lets whoever stands sit down', async () => {
    const { sent } = seatedAt(adding(OFFER, waiting(told.you, [sit])), OFFER);
    expect(nowLine()).toContain('Falta una persona sentada: siéntese y el juego sigue');
    await press(button('Sentarse en el asiento 6'));
    await press(within(screen.getByRole('dialog')).getByRole('button', { name: /asiento 6/ }));
    expect(sent).toEqual([{ act: 'Sit', fields: { seat: 6 } }]);
  });

  it('names to the others who it is', () => {
    seatedAt(adding(OFFER, waiting('Luz', [])), OFFER);
    expect(nowLine()).toContain('Falta una persona sentada: puede sentarse Luz');
  });

  it('says what it takes where nobody can be bank, and where to buy it', () => {
    const buy = { act: 'BuyChips', fields: {}, joint: [], grounds: ['AST-CF-B-1'] };
    const none = { what: 'banker', company: [], least: 10_00 };
    seatedAt(adding(OFFER, waiting('Luz', [buy], none)), OFFER);
    expect(nowLine()).toContain('Nadie ha tomado la banca: hacen falta al menos 10 en fichas');
    expect(button('Comprar fichas')).toBeTruthy();
  });
});

describe('another seat', () => {
  it('says what it costs before one moves', async () => {
    const seating = { arrival: true, change: true, grounds: ['AST-CF-D-7'] };
    seatedAt(adding(STAKES, { situation: { ...PLAIN, seating } }), STAKES);
    const [free] = screen.getAllByRole('button', { name: /libre: sentarse/ });
    await press(free as HTMLElement);
    expect(within(screen.getByRole('dialog')).getByText(/dejará pasar la banca una vez \(«saludar»\)/)).toBeTruthy();
  });
});

describe('what was refused', () => {
  it('is said until one is asked something new, and then stands in nobody’s way', async () => {
    const isAsked = ({ awaits: [wait] }: Message): boolean => wait?.by.some(({ id }) => id === told.you) === true;
    const asked = messages.findIndex((message, i) => i > OFFER + 1 && isAsked(message));
    const refusal = { code: 'not-now', grounds: [], facts: {} };
    const { tell } = seatedAt(told, OFFER, { ok: false, refusal } as never);
    await press(button('No tomar la banca'));
    expect(screen.getByRole('alert').textContent).toContain('Ahora no es el momento');
    await act(async () => tell(OFFER + 1));
    await act(async () => void vi.advanceTimersByTime(60_000));
    await act(async () => tell(asked));
    await act(async () => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an amount', () => {
  it('says whether the bank is raised by it or to it', async () => {
    seatedAt(told, KEEP);
    await press(button('Aumentar la banca'));
    const sheet = within(screen.getByRole('dialog', { name: 'Aumentar la banca' }));
    expect(sheet.getByRole('textbox', { name: 'Cuánto añade a la banca' })).toBeTruthy();
    expect(sheet.getByText(/^La banca quedará en \d/)).toBeTruthy();
  });
});

describe('on a telephone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener() {},
      removeEventListener() {},
    }));
    withRoom(380, 500);
  });

  it('the three windows stand beside whose turn it is', () => {
    seatedAt(told, STAKES);
    const windows = within(screen.getByRole('list', { name: 'Tres turnos de voces' })).getAllByRole('listitem');
    expect(windows.map((one) => within(one).getByRole('button').textContent)).toEqual([
      'banco',
      'con la mesa',
      'apuestas',
    ]);
  });

  it('whoever has nothing to press reads in the deck how the coup has gone, the newest first', async () => {
    const ended = moment(({ events }) => events.some(({ event }) => event.type === 'CoupEnded'));
    const { container, tell } = seatedAt({ ...told, messages: told.messages.map(withoutActs) }, ended - 1);
    await act(async () => tell(ended));
    await act(async () => void vi.advanceTimersByTime(60_000));
    const lines = [...container.querySelectorAll('.deck li')].map((line) => line.textContent);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines[0]).toMatch(/^Termina la jugada \d+\.$/);
  });
});

const withoutActs = (message: TableMessage): TableMessage => ({ ...message, acts: [] });
