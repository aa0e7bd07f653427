// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { speak } from '../../locales/language.ts';

const oval = recorded('punto-banca/oval');
const at = (phase: string, step?: string): number =>
  oval.messages.findIndex(({ view }) => view.phase === phase && (step === undefined || view.coup?.step === step));
const STAKES = oval.messages.findLastIndex(({ view }) => view.phase === 'stakes');
const press = async (element: HTMLElement): Promise<void> => {
  await act(async () => {
    fireEvent.click(element);
    await Promise.resolve();
  });
};
/** Lets everything that is still to be shown be shown. */
const shown = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(30_000)));

const waited = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
/** The same table, with so long to go until the clock in force runs out. */
const closingIn = (ms: number): typeof oval => ({
  ...oval,
  messages: oval.messages.map((message) => ({
    ...message,
    awaits: message.awaits.map((one) => ({ ...one, until: Date.now() + ms })),
  })),
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  withRoom();
  vi.stubGlobal('fetch', async () => Response.json({ talla: 1, results: [], coups: [], more: false }));
  speak('es');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('while stakes are open', () => {
  it('stakes what lies in the zones half a second after the last chip, and what is undone too', async () => {
    const { sent } = seatedAt(oval, at('stakes'));
    await shown();
    await press(screen.getByRole('button', { name: 'Borrar' }));
    await press(screen.getByRole('radio', { name: 'Ficha de 50' }));
    await press(screen.getByRole('button', { name: 'Punto: nada' }));
    await press(screen.getByRole('button', { name: 'Punto: 50' }));
    await press(screen.getByRole('button', { name: 'Banca: nada' }));
    await press(screen.getByRole('button', { name: 'Deshacer' }));
    await waited(499);
    expect(sent).toEqual([]);
    expect(screen.getByText(/^Apostando 100…/)).toBeTruthy();
    await waited(1);
    expect(sent).toEqual([{ act: 'SetStakes', fields: { stakes: [['punto', 100_00]] } }]);
    await press(screen.getByRole('button', { name: 'Deshacer' }));
    await waited(500);
    expect(sent.slice(1)).toEqual([{ act: 'SetStakes', fields: { stakes: [['punto', 50_00]] } }]);
  });

  it('stakes at once when the closing call is near', async () => {
    const { sent } = seatedAt(closingIn(2000), at('stakes'));
    await waited(0);
    await press(screen.getByRole('button', { name: 'Borrar' }));
    await press(screen.getByRole('button', { name: 'Banca: nada' }));
    await waited(0);
    expect(sent.at(-1)).toEqual({ act: 'SetStakes', fields: { stakes: [['banca', 10_00]] } });
  });

  it('keeps a chip that is laid just before the shoe is taken and stakes are called', async () => {
    const opened = oval.messages.findIndex(({ events }) => events.some(({ event }) => event.type === 'StakesOpened'));
    const { sent, tell } = seatedAt(oval, opened - 1);
    await shown();
    await press(screen.getByRole('button', { name: 'Banca: nada' }));
    await waited(100);
    act(() => tell(opened));
    await waited(2000);
    await waited(500);
    expect(screen.getByRole('button', { name: 'Banca: 10' })).toBeTruthy();
    expect(sent).toEqual([{ act: 'SetStakes', fields: { stakes: [['banca', 10_00]] } }]);
  });

  it('gives chips that may not be staked back at the closing call, and says why', async () => {
    const { sent, tell } = seatedAt(oval, at('stakes'));
    await shown();
    await press(screen.getByRole('radio', { name: 'Ficha de 500' }));
    await press(screen.getByRole('button', { name: /^Empate: / }));
    await waited(5000);
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: /^Empate: \d+, sin apostar/ })).toBeTruthy();
    act(() => tell(at('coup')));
    const told = screen.getByText(
      /^La apuesta no se ha cambiado\. Lo más que se apuesta al empate es 100\. Sigue en \d/,
    );
    expect(within(told.parentElement!).getByRole('button', { name: /^¿Por qué\?/ })).toBeTruthy();
    await shown();
    expect(screen.getByText(/^La apuesta no se ha cambiado\./)).toBeTruthy();
    act(() => tell(STAKES));
    await shown();
    expect(screen.queryByText(/^La apuesta no se ha cambiado\./)).toBeNull();
  });

  it('says that chips were too late when the house has closed stakes before they came', async () => {
    const late = { ok: false, refusal: { code: 'stakes-are-closed', grounds: [], facts: {} } } as never;
    const { sent, tell } = seatedAt(oval, at('stakes'), late);
    await shown();
    await press(screen.getByRole('button', { name: 'Banca: nada' }));
    await waited(500);
    expect(sent).toHaveLength(1);
    act(() => tell(at('coup')));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Llega tarde: las apuestas están cerradas.'),
    ]);
  });

  it('does not send what the house has refused again and again, but lets one try', async () => {
    const busy = { ok: false, refusal: { code: 'table-busy', grounds: [], facts: {} } } as never;
    const { sent } = seatedAt(oval, at('stakes'), busy);
    await shown();
    await press(screen.getByRole('button', { name: 'Banca: nada' }));
    await waited(10_000);
    expect(sent).toHaveLength(1);
    await press(screen.getByRole('button', { name: 'Reintentar la apuesta' }));
    expect(sent).toHaveLength(2);
  });

  it('says with its ground why an amount cannot be staked, before it is sent', async () => {
    const { sent } = seatedAt(oval, at('stakes'));
    await shown();
    await press(screen.getByRole('button', { name: 'Borrar' }));
    await press(screen.getByRole('radio', { name: 'Ficha de 500' }));
    await press(screen.getByRole('button', { name: 'Empate: nada' }));
    expect(screen.getByText(/Lo más que se apuesta al empate es 100/)).toBeTruthy();
    await waited(5000);
    await press(screen.getByRole('button', { name: /^¿Por qué\? Lo más que se apuesta al empate/ }));
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('offers a free seat only after it is confirmed', async () => {
    const { sent } = seatedAt(oval, STAKES);
    await shown();
    const [seat] = screen.getAllByRole('button', { name: /libre: sentarse/ });
    await press(seat!);
    expect(sent).toEqual([]);
    await press(within(screen.getByRole('dialog')).getByRole('button', { name: /Cambiar al asiento/ }));
    expect(sent.map(({ act: name }) => name)).toEqual(['Sit']);
  });
});

describe('a coup', () => {
  it('is called in the words of the text, and each decision says why with its article', async () => {
    const { tell } = seatedAt(oval, 0);
    for (let i = 1; i <= STAKES; i++) {
      act(() => tell(i));
      await shown();
    }
    await press(screen.getByRole('tab', { name: 'Jugada' }));
    await press(screen.getByRole('button', { name: /^¿Por qué\? Con \d (ante|y)/ }));
    const answer = screen.getByRole('dialog');
    expect(within(answer).getByText(/cuadro fila/)).toBeTruthy();
    expect(within(answer).getAllByText('lo dice el texto').length).toBeGreaterThan(0);
    expect(within(answer).getAllByRole('link')[0]?.textContent).toMatch(/^AST-/);
  });

  it('has its calls in a live region', async () => {
    const { tell, container } = seatedAt(oval, 0);
    act(() => tell(1));
    await shown();
    const live = container.querySelector('[aria-live="polite"]');
    expect(live?.textContent).toContain('«No va más. Cartas»');
  });

  it('leaves the focus where it was when stakes are closed, until the table waits for something else', async () => {
    const { tell } = seatedAt(oval, 0);
    const zone = (): HTMLElement => screen.getByRole('button', { name: /^Punto: / });
    zone().focus();
    for (let i = 1; i < at('coup', 'uncover'); i++) {
      act(() => tell(i));
      await shown();
      expect(document.activeElement).toBe(zone());
    }
    act(() => tell(at('coup', 'uncover')));
    await shown();
    expect(document.activeElement?.textContent).toBe('Descubrir las cartas');
  });

  it('locks the zones when stakes are closed, and lets the holder uncover', async () => {
    const { sent, tell } = seatedAt(oval, 0);
    for (let i = 1; i <= at('coup', 'uncover'); i++) {
      act(() => tell(i));
      await shown();
    }
    expect(screen.getByRole('button', { name: /^Punto: / }).hasAttribute('aria-disabled')).toBe(true);
    await press(screen.getByRole('button', { name: '¿Por qué? Fichas y casillas' }));
    const answer = screen.getByRole('dialog');
    expect(answer.textContent).toContain('Las apuestas de esta jugada están cerradas.');
    expect(within(answer).getAllByRole('link')[0]?.textContent).toMatch(/^AST-/);
    await press(within(answer).getAllByRole('button')[0]!);
    await press(screen.getByRole('button', { name: 'Descubrir las cartas' }));
    expect(sent).toEqual([{ act: 'Uncover', fields: {} }]);
  });

  it('can be squeezed by key where the regulation allows it, and is uncovered when both cards are seen', async () => {
    const { sent, tell } = seatedAt(oval, 0);
    for (let i = 1; i <= at('coup', 'uncover'); i++) {
      act(() => tell(i));
      await shown();
    }
    const cards = screen.getAllByRole('slider', { name: /Orejear las cartas/ });
    expect(cards).toHaveLength(2);
    const text = (): string => cards[0]?.getAttribute('aria-valuetext') ?? '';
    expect(text()).toBe('carta tapada');
    for (let i = 0; i < 4; i++) fireEvent.keyDown(cards[0]!, { key: 'ArrowUp' });
    expect(text()).toBe('carta tapada');
    const named = () => cards[0]!.querySelectorAll('.card-index, .card-court').length;
    // Pips or the frame of a figure are seen, and nothing yet that names the card.
    expect([named(), cards[0]!.querySelector('.card-face')?.children.length ?? 0]).toEqual([0, expect.any(Number)]);
    expect(cards[0]!.querySelector('.card-face')?.children.length).toBeGreaterThan(1);
    for (let i = 0; i < 7; i++) fireEvent.keyDown(cards[0]!, { key: 'ArrowUp' });
    expect(named()).toBeGreaterThan(0);
    expect(text()).toMatch(/ de (picas|corazones|diamantes|tréboles)$/);
    for (const card of cards) for (let i = 0; i < 13; i++) fireEvent.keyDown(card, { key: 'ArrowUp' });
    await shown();
    expect(sent).toEqual([{ act: 'Uncover', fields: {} }]);
  });

  it.each(['mouse', 'touch'])(
    'can be squeezed by %s: the back goes up as far as it is drawn, and stays there',
    async (pointerType) => {
      HTMLElement.prototype.setPointerCapture ??= () => undefined;
      const { sent, tell } = seatedAt(oval, 0);
      for (let i = 1; i <= at('coup', 'uncover'); i++) {
        act(() => tell(i));
        await shown();
      }
      const cards = screen.getAllByRole('slider', { name: /Orejear las cartas/ });
      const open = (card: HTMLElement): number => Number(card.getAttribute('aria-valuenow'));
      for (const card of cards) {
        fireEvent.pointerMove(card, { pointerType, clientY: 100 });
        expect(open(card)).toBe(0);
        fireEvent.pointerDown(card, { pointerType, pointerId: 1, clientY: 300 });
        fireEvent.pointerMove(card, { pointerType, pointerId: 1, clientY: 280 });
        const half = open(card);
        expect([half > 0, half < 90]).toEqual([true, true]);
        fireEvent.pointerMove(card, { pointerType, pointerId: 1, clientY: 300 });
        fireEvent.pointerUp(card, { pointerType, pointerId: 1 });
        expect(open(card)).toBe(half);
        expect(sent).toEqual([]);
        fireEvent.pointerDown(card, { pointerType, pointerId: 1, clientY: 300 });
        fireEvent.pointerMove(card, { pointerType, pointerId: 1, clientY: 0 });
        fireEvent.pointerUp(card, { pointerType, pointerId: 1 });
      }
      await shown();
      expect(sent).toEqual([{ act: 'Uncover', fields: {} }]);
    },
  );

  it('can still be squeezed by whoever loads the page again, and only by who could before', async () => {
    const slowly = () => screen.queryAllByRole('slider', { name: /Orejear las cartas/ });
    seatedAt(oval, at('coup', 'uncover'));
    expect(slowly()).toHaveLength(0);
    cleanup();
    const { tell } = seatedAt(oval, 0);
    for (let i = 1; i <= at('coup', 'uncover'); i++) {
      act(() => tell(i));
      await shown();
    }
    cleanup();
    seatedAt(oval, at('coup', 'uncover'));
    expect(slowly()).toHaveLength(2);
  });
});

describe('within two clicks of the table', () => {
  const questions: readonly (readonly [string, () => Promise<void>, RegExp])[] = [
    [
      'who holds the shoe',
      () => press(screen.getByRole('button', { name: /^Sabot: quedan/ })),
      /Tiene el sabot|Se ofrece a|Nadie tiene/,
    ],
    [
      'where is the stop card',
      () => press(screen.getByRole('button', { name: /^Sabot: quedan/ })),
      /carta de detención está delante de las últimas 7/,
    ],
    [
      'what may I stake',
      () => press(screen.getByRole('button', { name: /^Qué puedo apostar/ })),
      /de 10 a 1\.000, en pasos de 1/,
    ],
    [
      'how do I leave',
      () => press(screen.getByRole('button', { name: 'Dejar la mesa' })),
      /Se lleva .* en fichas a su cuenta/,
    ],
  ];
  it.each(questions)('%s', async (_, ask, answer) => {
    seatedAt(oval, STAKES);
    await shown();
    await ask();
    expect(screen.getByRole('dialog').textContent).toMatch(answer);
  });

  it('who acts now is always in sight', () => {
    seatedAt(oval, STAKES);
    expect(screen.getByRole('region', { name: 'Quién actúa ahora' }).textContent).toContain('puede apostar');
  });

  it('what did I win, and what was deducted', async () => {
    const { tell } = seatedAt(oval, 0);
    for (let i = 1; i <= STAKES; i++) {
      act(() => tell(i));
      await shown();
    }
    await press(screen.getByRole('tab', { name: 'Jugada' }));
    const account = screen.getByRole('region', { name: /^Última jugada/ });
    expect(account.textContent).toMatch(/En total(Gana|Pierde) /);
    expect(account.textContent).toMatch(/Sin deducción|Se deduce/);
  });
});

describe('a refusal', () => {
  it('says what to do and why', async () => {
    const grounds = oval.messages[0]!.acts[0]!.grounds;
    const refusal = { code: 'coup-under-way', grounds, facts: {} };
    seatedAt(oval, STAKES, { ok: false, refusal } as never);
    await shown();
    await press(screen.getByRole('button', { name: 'Dejar la mesa' }));
    await press(screen.getByRole('button', { name: 'Sí, dejar la mesa' }));
    const [alert] = within(screen.getByRole('dialog')).getAllByRole('alert');
    expect(alert?.textContent).toContain('espere a que termine');
    expect(within(alert!).getByRole('button', { name: /^¿Por qué\?/ })).toBeTruthy();
  });
});

describe('in English', () => {
  it('everything but the calls is said in English', async () => {
    speak('en');
    const { tell, container } = seatedAt(oval, 0);
    act(() => tell(1));
    await shown();
    expect(screen.getByRole('region', { name: 'Who acts now' })).toBeTruthy();
    const said = container.querySelector('.call-said');
    expect(said?.querySelector('[lang=es]')?.textContent).toBe('“No va más. Cartas”');
    expect(said?.textContent).toContain('nothing can be staked');
  });
});
