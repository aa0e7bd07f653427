import type { Answer, TableMessage } from '@sabot/protocol';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Cell } from '../src/client/cell.ts';
import type { Desk } from '../src/client/desk.ts';
import { DeskContext } from '../src/client/use-desk.ts';
import { GAMES, type GameProps } from '../src/table/games.ts';
import { Feed } from '../src/table/use-table.ts';
import type { Recorded } from './recorded.ts';

/** The tables themselves, not the promise of them: a test draws at once. */
const TABLES = new Map<string, ComponentType<GameProps>>();
for (const [game, { load }] of Object.entries(GAMES)) TABLES.set(game, (await load()).default);

export interface Sent {
  readonly act: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A table drawn from recorded messages, with a house that remembers what it was sent. */
export function seatedAt({ you, card, rules, messages }: Recorded, from: number, answer: Partial<Answer> = {}) {
  const sent: Sent[] = [];
  const ready: { readonly table: string; readonly version: number }[] = [];
  const act = async (table: string, name: string, fields: Sent['fields'] = {}): Promise<Answer> => {
    sent.push({ act: name, fields });
    return { type: 'answer', table, commandId: 'c', ok: true, version: 1, ...answer } as Answer;
  };
  const pages: Readonly<Record<string, unknown>> = { [`/api/rules/${card.ruleset}`]: rules, '/api/readings': [] };
  const desk = {
    connection: {
      link: new Cell('open'),
      you: new Cell<string | null>(you),
      act,
      pace: () => {},
      ready: (table: string, version: number) => void ready.push({ table, version }),
    },
    guest: new Cell({ name: you, chips: 9000_00, tables: [], money: 'play' }),
    rulesets: new Cell([card]),
    once: async (path: string) => ({ ok: true, value: pages[path] ?? [] }),
    refreshGuest: async () => {},
  } as unknown as Desk;
  const feed = new Feed();
  const Table = TABLES.get(card.game);
  if (Table === undefined) throw new Error(`no table for ${card.game}`);
  const drawn = (message: TableMessage) => (
    <DeskContext value={desk}>
      <Table table={message.table} message={message} feed={feed} card={card} />
    </DeskContext>
  );
  const page = render(drawn(messages[from] as TableMessage));
  return {
    sent,
    ready,
    ...page,
    /** What the house says next. */
    tell: (i: number): void => {
      feed.tell(messages[i] as TableMessage);
      page.rerender(drawn(messages[i] as TableMessage));
    },
  };
}

/** A document without layout has no sizes; the stage gets those of a desk. */
export function withRoom(width = 880, height = 620): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => height });
}
