import { moneyIn } from '@sabot/words';
// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { speak } from '../../locales/language.ts';
import { bankMoney } from '../circulo/bank-books.ts';
import { asMessage, type Message } from './message.ts';
import { sceneOf } from './scene.ts';

const told = recorded('chemin-de-fer/table');
const messages = told.messages.map(asMessage);
const moment = (wanted: (message: Message) => boolean): number => {
  const i = messages.findIndex(wanted);
  if (i === -1) throw new Error('the recording has no such moment');
  return i;
};
const offers =
  (...names: readonly string[]) =>
  ({ acts }: Message): boolean =>
    names.every((name) => acts.some((one) => one.act === name));
const OFFER = moment(offers('TakeBank'));
const AUCTION = moment(offers('Bid'));
const TOPPED = moment(({ view }) => view.passage?.bids.length === 2);
const BANCO = moment(offers('CallBanco'));
const SEGUIDO = moment(offers('CallSeguido', 'CallBanco'));
const MESA = moment(offers('CallConLaMesa'));
const STAKES = moment(offers('SetStakes', 'StaySilent'));
const SPEAK = moment(offers('SayCarta'));
const CONSOLE = moment(offers('AskCuadro'));
const KEEP = moment(offers('KeepBank', 'PassMano'));

const worthOf = (card: string): number => ({ A: 1, T: 0, J: 0, Q: 0, K: 0 })[card[0] as string] ?? Number(card[0]);
const counted = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + worthOf(card), 0) % 10;
const press = async (element: HTMLElement): Promise<void> => {
  await act(async () => {
    fireEvent.click(element);
    await Promise.resolve();
  });
};
const shown = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
/** From one message to another, each shown to its end. */
async function watched(from: number, to: number) {
  const table = seatedAt(told, from);
  for (let i = from + 1; i <= to; i++) {
    act(() => table.tell(i));
    await shown();
  }
  return table;
}

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

/** What the house answers when it is asked over HTTP. */
function houseAnswers(path: string, answer: unknown): void {
  const other = { talla: 1, results: [], coups: [], more: false };
  vi.stubGlobal('fetch', async (asked: string) => Response.json(asked.endsWith(path) ? answer : other));
}

describe('the bank', () => {
  it('is told as it stands, with what it has won', async () => {
    seatedAt(told, KEEP);
    const amount = bankMoney(sceneOf((messages[KEEP] as Message).view));
    expect(screen.getAllByText(`Hay ${moneyIn('es', amount)} en la banca`)).toHaveLength(2);
  });

  it('tells ahead whose turn comes next, and why by the rule', async () => {
    const ranks = [
      { player: 'Luz', why: 'AST-CF-B-1' },
      { player: 'Sol', why: 'AST-CF-D-9', passedOver: true },
    ];
    houseAnswers('/order', [{ of: 'mano', ranks }]);
    seatedAt(told, BANCO);
    await shown();
    const section = screen.getByText('Quién tendría la banca después').closest('section') as HTMLElement;
    const [first, second] = within(section).getAllByRole('listitem');
    expect(first?.textContent).toContain('Luz');
    expect(second?.textContent).toMatch(/Sol.*saludar/);
    await press(within(section).getByRole('button', { name: '¿Por qué? ¿Por qué le tocaría la banca a Luz?' }));
    expect(within(screen.getByRole('dialog')).getAllByRole('link')[0]?.textContent).toBe('AST-CF-B-1');
  });

  it('says by what rule it is offered also to whoever joins midway', async () => {
    seatedAt(told, OFFER + 1);
    await shown();
    const [why] = screen.getAllByRole('button', { name: '¿Por qué le toca a Luz?' });
    await press(why as HTMLElement);
    expect(within(screen.getByRole('dialog')).getAllByRole('link').length).toBeGreaterThan(0);
  });
});

describe('the bank on offer', () => {
  it('is taken for the least it must be, unless one puts up more', async () => {
    const { sent } = seatedAt(told, OFFER);
    await press(button('Más: Tomar la banca'));
    await press(button('Tomar la banca: 20'));
    expect(sent).toEqual([{ act: 'TakeBank', fields: { amount: 20_00 } }]);
  });

  it('goes round: whose turn it is and why is answered by the grounds of the offer', async () => {
    await watched(OFFER, OFFER + 1);
    const [why] = screen.getAllByRole('button', { name: '¿Por qué le toca a Luz?' });
    await press(why as HTMLElement);
    const answer = within(screen.getByRole('dialog'));
    expect(answer.getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(answer.getAllByRole('link')[0]?.textContent).toMatch(/^AST-CF-/);
  });

  it('shows the ladder with the rung it stands on', async () => {
    await watched(OFFER, OFFER + 1);
    const [ladder] = screen.getAllByRole('list', { name: 'Adónde va la banca' });
    const rungs = within(ladder as HTMLElement).getAllByRole('listitem');
    expect(rungs.map((rung) => rung.textContent)).toEqual([
      'quienes tienen asiento, por turno',
      'quienes están de pie',
      'quien la dejó puede retomarla',
      'subasta',
      'la debe tomar quien está a la derecha',
    ]);
    expect(
      rungs.filter((rung) => rung.getAttribute('aria-current') === 'step').map((rung) => rung.textContent),
    ).toEqual(['quienes tienen asiento, por turno']);
  });
});

describe('the auction', () => {
  it('takes a bid of what it takes at least', async () => {
    const { sent } = seatedAt(told, AUCTION);
    await shown();
    const bound = messages[AUCTION]?.acts.find((one) => one.act === 'Bid')?.fields.amount;
    if (bound?.kind !== 'amount') throw new Error('a bid has an amount');
    await press(button(/^Pujar: \d/));
    expect(sent).toEqual([{ act: 'Bid', fields: { amount: bound.min } }]);
  });

  it('puts the highest bid in the middle and the ones before beside it', async () => {
    const { container } = await watched(AUCTION, TOPPED);
    expect(container.querySelector('.circulo-auction-bid')?.textContent).toBe('50Su puja es la más alta');
    expect(container.querySelector('.circulo-auction-before')?.textContent).toBe('20 de Luz');
  });
});

describe('the three windows', () => {
  it.each([
    ['«Banco»', BANCO, 'CallBanco'],
    ['«Banco seguido»', SEGUIDO, 'CallSeguido'],
    ['«Banco con la mesa»', MESA, 'CallConLaMesa'],
    ['«Con la mesa y último completo»', MESA, 'CallUltimoCompleto'],
    ['No digo nada', MESA, 'StaySilent'],
  ] as const)('%s is one press away', async (name, at, wanted) => {
    const { sent } = seatedAt(told, at);
    await press(button(name));
    expect(sent).toEqual([{ act: wanted, fields: {} }]);
  });

  it('a call that binds shows its sum and its meaning, and is asked once more with the focus on the way back', async () => {
    const binds = { CallBanco: 50_00 };
    const { sent } = seatedAt(
      { ...told, messages: told.messages.map((one) => ({ ...one, situation: { ...one.situation, binds } }) as never) },
      BANCO,
    );
    const banco = button('«Banco» 50');
    expect(document.getElementById(banco.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^50: juega usted/,
    );
    await press(banco);
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(button('Volver'));
    await press(button('Sí: «Banco» 50'));
    expect(sent).toEqual([{ act: 'CallBanco', fields: {} }]);
  });

  it.each([
    ['CallConLaMesa', '«Banco con la mesa»', 'la mitad de la banca'],
    ['CallUltimoCompleto', '«Con la mesa y último completo»', 'delante de «con la mesa»'],
    ['CallSeguido', '«Banco seguido»', 'Pasa por delante de todo «Banco»'],
  ] as const)('%s shows what it binds one to, and what goes before what', async (name, label, means) => {
    const binds = { [name]: 25_00 };
    const binding = told.messages.map((one) => ({ ...one, situation: { ...one.situation, binds } }) as never);
    const { sent } = seatedAt({ ...told, messages: binding }, name === 'CallSeguido' ? SEGUIDO : MESA);
    const call = button(`${label} 25`);
    expect(document.getElementById(call.getAttribute('aria-describedby') ?? '')?.textContent).toContain(means);
    await press(call);
    expect([sent, document.activeElement]).toEqual([[], button('Volver')]);
    await press(button('Volver'));
    expect(sent).toEqual([]);
  });

  it('no choice among several is dressed as advice', () => {
    for (const at of [BANCO, MESA, SPEAK]) {
      seatedAt(told, at);
      expect(document.querySelectorAll('.circulo-acts .button-act')).toHaveLength(0);
      cleanup();
    }
  });

  it('a chip that is pressed is staked by itself', async () => {
    const { sent } = seatedAt(told, STAKES);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press(button(/^Ficha de 10: /));
    await act(() => vi.advanceTimersByTimeAsync(600));
    vi.useRealTimers();
    expect(sent).toEqual([{ act: 'SetStakes', fields: { punto: 10_00, line: 0 } }]);
  });

  it('lights the open one', async () => {
    seatedAt(told, STAKES);
    const windows = within(screen.getByRole('list', { name: 'Tres turnos de voces' })).getAllByRole('listitem');
    const lit = windows.find((one) => one.getAttribute('aria-current') === 'step') as HTMLElement;
    const word = within(lit).getByRole('button', { name: 'apuestas' });
    expect(document.getElementById(word.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^Todos pueden/);
  });

  it('stakes what was chosen, before the seat or on the line', async () => {
    const { sent } = seatedAt(told, STAKES);
    await press(button('Apostar 10'));
    await press(button('raya'));
    await press(button(/^En la raya .*: mínimo/));
    await press(button('Apostar 20 en juego: 10'));
    expect(sent).toEqual([
      { act: 'SetStakes', fields: { punto: 10_00, line: 0 } },
      { act: 'SetStakes', fields: { line: 20_00, punto: 0 } },
    ]);
  });

  it('leaves the stake before the seat where it is when another is laid on the line', async () => {
    const { sent } = seatedAt(told, STAKES + 1);
    expect(button('asiento 10')).toBeTruthy();
    await press(button('raya'));
    await press(button('Apostar 20 en juego: 10'));
    expect(sent).toEqual([{ act: 'SetStakes', fields: { punto: 10_00, line: 20_00 } }]);
  });

  it('does not send an amount beyond the bounds', async () => {
    const { sent } = seatedAt(told, STAKES);
    fireEvent.change(screen.getByRole('textbox', { name: 'En el departamento' }), { target: { value: '7' } });
    expect(button('Apostar 7').hasAttribute('aria-disabled')).toBe(true);
    expect(sent).toEqual([]);
  });
});

describe('the coup', () => {
  it('shows covered cards only to their holder', async () => {
    const { container } = seatedAt(told, SPEAK);
    await shown();
    const own = messages[SPEAK]?.view.coup?.drawn.filter(({ card }) => card !== '??') ?? [];
    expect(own.map(({ hand }) => hand)).toEqual(['punto', 'punto']);
    expect(container.querySelectorAll('.travelling.is-own')).toHaveLength(2);
    expect(container.querySelectorAll('.travelling:not(.is-own) .card.is-covered')).toHaveLength(2);
    expect(screen.getByText('Solo usted ve estas cartas')).toBeTruthy();
    // What they come to is counted for whoever sees them, and for nobody else.
    const [mine] = screen.getAllByRole('region', { name: /^Punto: / });
    expect(mine?.querySelector('.hand-total')?.textContent).toBe(String(counted(own.map(({ card }) => card))));
    expect(screen.getByRole('region', { name: 'Banca: carta tapada, carta tapada' })).toBeTruthy();
  });

  it('says no more that you alone see cards that went on to somebody else', async () => {
    const { view } = messages[SPEAK] as Message;
    const passed = { ...view, coup: { ...view.coup, holder: 'Luz' } };
    const others = told.messages.map((one, i) => (i === SPEAK ? ({ ...one, view: passed } as never) : one));
    seatedAt({ ...told, messages: others }, SPEAK);
    await shown();
    expect(screen.queryByText('Solo usted ve estas cartas')).toBeNull();
  });

  it('is spoken with «carta», and advice can be asked for', async () => {
    const { sent } = seatedAt(told, SPEAK);
    await press(button('Pedir consejo al crupier'));
    await press(button('«Carta»'));
    expect(sent.map((one) => one.act)).toEqual(['AskAdvice', 'SayCarta']);
  });

  it('gives the banker draw, stand and the cuadro; once asked for, the cuadro leaves what it allows', async () => {
    const { sent, tell } = seatedAt(told, CONSOLE);
    expect(button('Tomar carta')).toBeTruthy();
    expect(button('Plantarse')).toBeTruthy();
    await press(button('Pedir el cuadro'));
    expect(sent).toEqual([{ act: 'AskCuadro', fields: {} }]);
    act(() => tell(CONSOLE + 1));
    await shown();
    expect(screen.queryByRole('button', { name: 'Plantarse' })).toBeNull();
    expect(button('Tomar carta')).toBeTruthy();
  });

  it('is settled line by line with what the cagnotte takes, each with its grounds', async () => {
    await watched(CONSOLE, KEEP);
    await press(screen.getByRole('tab', { name: 'Jugada' }));
    const account = within(screen.getByRole('region', { name: /^Última jugada/ }));
    await press(account.getByRole('button', { name: /^¿Por qué\? La banca gana .* a la cagnotte\.$/ }));
    expect(within(screen.getByRole('dialog')).getAllByRole('link')[0]?.textContent).toMatch(/^AST-CF-/);
  });

  it('leaves its last call in a live region', async () => {
    const { container } = await watched(CONSOLE, CONSOLE + 1);
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toContain('pide el cuadro');
  });
});

describe('the banker between two coups', () => {
  it('keeps, raises or passes the mano', async () => {
    const { sent } = seatedAt(told, KEEP);
    await press(button('Pasar la mano'));
    await press(button('Aumentar la banca'));
    const sheet = within(screen.getByRole('dialog', { name: 'Aumentar la banca' }));
    await press(sheet.getByRole('button', { name: 'Aumentar la banca' }));
    expect(sent.map((one) => one.act)).toEqual(['PassMano', 'RaiseBank']);
    expect(sent[1]?.fields.amount).toBeGreaterThan(0);
  });
});

describe('no lawful act is out of reach', () => {
  const OWN_PLACE = ['Sit', 'Stand', 'BuyChips', 'Leave'];
  it('at any moment of the recording every offered act has a control', async () => {
    const { acts: labels } = (await import('../../locales/chemin-de-fer/es.ts')).cheminDeFer;
    const kinds = new Map(messages.map((message, i) => [message.acts.map((one) => one.act).join(), i]));
    expect(kinds.size).toBeGreaterThan(15);
    for (const i of kinds.values()) {
      seatedAt(told, i);
      const more = screen.queryByRole('button', { name: /Todo lo que puede hacer/ });
      if (more !== null) await press(more);
      for (const { act: name } of messages[i]?.acts ?? []) {
        if (OWN_PLACE.includes(name) || name === 'CutPack') continue;
        const label = labels[name] as string;
        const found = [...document.querySelectorAll('button')].some(({ textContent }) => {
          const text = textContent ?? '';
          return (
            text === label ||
            text.startsWith(`${label}: `) ||
            (name === 'SetStakes' && /^Apostar|^Retirarla/.test(text)) ||
            (name === 'StaySilent' && text === 'Nada más')
          );
        });
        expect(found, `${name} at message ${i}`).toBe(true);
      }
      cleanup();
    }
  });

  it('builds a form for an act it has no control of its own for', async () => {
    const { sent } = seatedAt(told, moment(offers('Associate')));
    await press(button(/Todo lo que puede hacer/));
    await press(button('Asociarse a la banca'));
    const sheet = within(screen.getByRole('dialog', { name: 'Asociarse a la banca' }));
    await press(sheet.getByRole('button', { name: 'Asociarse a la banca' }));
    expect(sent.map((one) => one.act)).toEqual(['Associate']);
    expect(sent[0]?.fields.amount).toBeGreaterThan(0);
  });
});

describe('a refusal', () => {
  it('is said in the words of this game, with whose turn it is', async () => {
    const refusal = {
      code: 'not-your-turn',
      grounds: messages[OFFER]?.acts[0]?.grounds ?? [],
      facts: { first: 'Luz' },
    };
    seatedAt(told, OFFER, { ok: false, refusal } as never);
    await press(button('Tomar la banca: 10'));
    expect(screen.getByRole('alert').textContent).toContain('Le toca a Luz.');
  });
});

describe('in English', () => {
  it('the page is English and the calls stay in the words of the text', async () => {
    speak('en');
    seatedAt(told, MESA);
    expect(button('“Banco con la mesa”')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Who acts now' }).textContent).toContain('“Con la mesa” may be called');
  });
});
