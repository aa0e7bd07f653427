import type { Guest, LobbyTable, PuntoBancaMessage, RulesetCard, ShoeResults } from '@sabot/protocol';
import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { vi } from 'vitest';
import { Cell } from '../src/client/cell.ts';
import type { Desk } from '../src/client/desk.ts';
import { ask, type Reply, tell } from '../src/client/house.ts';
import { DeskContext } from '../src/client/use-desk.ts';
import { speak } from '../src/locales/language.ts';

type Answer = unknown | ((body: unknown) => unknown);
export interface Refused {
  readonly status: number;
  readonly code: string;
}
export const refused = (status: number, code: string): Refused => ({ status, code });
const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'code' in answer;

/** A house of paper: what it answers to each path, and what it was asked. */
export function paperHouse(answers: Readonly<Record<string, Answer>>, guest: Guest | null = null) {
  const asked: string[] = [];
  const answer = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const method = init.method ?? 'GET';
    asked.push(method === 'GET' ? input : `${method} ${input}`);
    const known = answers[`${method} ${input}`] ?? answers[input] ?? answers[input.split('?')[0] as string];
    if (known === undefined) throw new TypeError(`no answer to ${method} ${input}`);
    const body = typeof known === 'function' ? known(init.body ? JSON.parse(String(init.body)) : undefined) : known;
    return isRefused(body)
      ? Response.json({ code: body.code, line: 'the line of the house' }, { status: body.status })
      : Response.json(body);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  const cell = new Cell<Guest | null | undefined>(guest);
  const desk = {
    connection: {
      link: new Cell('open'),
      you: new Cell(guest?.name ?? null),
      reality: new Cell(null),
      refused: new Cell(null),
      pace: vi.fn(),
      ready: vi.fn(),
      act: vi.fn(async () => ({ ok: true })),
      askAgain: vi.fn(),
      shuffle: vi.fn(async () => ({ ok: true })),
      hear: vi.fn(() => () => undefined),
      say: vi.fn(async () => ({ ok: true })),
      reveal: vi.fn(async () => ({ ok: true })),
    },
    guest: cell,
    rulesets: new Cell((answers['/api/rulesets'] ?? null) as readonly RulesetCard[] | null),
    open: async () => undefined,
    refreshGuest: async () => undefined,
    enter: async (name: string): Promise<Reply<Guest>> => {
      const reply = await tell<Guest>('/api/guests', { name });
      if (reply.ok) cell.set(reply.value);
      return reply;
    },
    tables: () => ask<readonly LobbyTable[]>('/api/tables'),
    once: ask,
  } as unknown as Desk;
  return { desk, asked };
}

/** Puts something into the page, in English unless told. */
export function inHouse(desk: Desk, node: ReactNode, language: 'es' | 'en' = 'en') {
  speak(language);
  const within = (inner: ReactNode) => createElement(DeskContext, { value: desk }, inner);
  const shown = render(within(node));
  return { ...shown, show: (inner: ReactNode) => shown.rerender(within(inner)) };
}

export const ANA: Guest = { name: 'ana', chips: 1_000_000, tables: [], money: 'play' };

export const cardOf = (ruleset: string, more: Partial<RulesetCard> = {}): RulesetCard => ({
  ruleset,
  edition: 1,
  game: 'punto-banca',
  parent: null,
  rules: 3,
  name: { es: 'Punto y banca', en: 'Punto y banca' },
  short: { es: `Texto ${ruleset}`, en: `Text ${ruleset}` },
  source: {
    id: ruleset,
    title: { es: 'Resolución', en: 'Resolution' },
    jurisdiction: { es: 'Aquí', en: 'Here' },
    bulletin: null,
    state: 'whole',
    note: { es: 'Nota', en: 'Note' },
  },
  defaults: {},
  terms: {},
  layout: { shape: 'oval', zones: [], basket: 'basket', grounds: [] },
  ...more,
});

export const tableOf = (table: string, more: Partial<LobbyTable> = {}): LobbyTable => ({
  table,
  ruleset: 'law/one',
  game: 'punto-banca',
  modality: null,
  phase: 'stakes',
  seats: 12,
  freeSeats: [1, 2, 3],
  people: 0,
  bots: 3,
  minimum: 10_00,
  maximum: 1000_00,
  unit: 1_00,
  talla: 1,
  coups: 0,
  cardsLeft: 300,
  clock: null,
  results: [],
  ...more,
});

export const resultOf = (
  coup: number,
  winner: ShoeResults['results'][number]['winner'],
  more: Partial<ShoeResults['results'][number]> = {},
): ShoeResults['results'][number] => ({
  coup,
  winner,
  punto: 5,
  banca: 7,
  puntoPair: false,
  bancaPair: false,
  natural: false,
  ...more,
});

/** A message of a table, of which only what the panels look at is filled in. */
export function messageOf(more: {
  readonly version?: number;
  readonly talla?: number;
  readonly events?: readonly { readonly type: string; readonly [field: string]: unknown }[];
  readonly pack?: Partial<PuntoBancaMessage['view']['pack']>;
  readonly phase?: PuntoBancaMessage['view']['phase'];
  readonly shuffle?: PuntoBancaMessage['shuffle'];
  readonly coups?: number;
}): PuntoBancaMessage {
  const { version = 1, talla = 1, events = [], pack = {}, phase = 'stakes', shuffle = null, coups = 1000 } = more;
  const view = {
    talla,
    phase,
    coups,
    coup: null,
    pack: { decks: 6, out: 12, stopCardBelow: 7, stopCardShown: false, ...pack },
  };
  const first = version - events.length + 1;
  return {
    type: 'table',
    table: 'one',
    ruleset: 'law/one',
    game: 'punto-banca',
    version,
    revision: version,
    view: view as unknown as PuntoBancaMessage['view'],
    bots: ['Rufo'],
    shuffle,
    events: events.map((event, i) => ({
      no: first + i,
      event: { grounds: ['X-1'], ...event } as unknown as PuntoBancaMessage['events'][number]['event'],
    })),
    acts: [],
    awaits: [],
  };
}
