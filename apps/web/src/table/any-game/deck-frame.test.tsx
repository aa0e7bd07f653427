// @vitest-environment happy-dom
import type { TableMessage } from '@sabot/protocol';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { en } from '../../locales/en.ts';
import { speak } from '../../locales/language.ts';

const told = recorded('chemin-de-fer/table');
const [first] = told.messages as readonly [TableMessage];

/** The table as somebody sees it who is not at it, with what the house says of sitting down. */
function lookingOn(more: Partial<TableMessage>, answer = {}): void {
  const people = Object.fromEntries(Object.entries(first.view.people).filter(([name]) => name !== told.you));
  const message = { ...first, acts: [], ...more, view: { ...first.view, people } } as unknown as TableMessage;
  seatedAt({ ...told, messages: [message] }, 0, answer);
}

beforeEach(() => {
  withRoom();
  vi.stubGlobal('fetch', async () => Response.json([]));
  speak('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('who looks on and may not sit down', () => {
  const grounds = first.acts[0]?.grounds ?? [];

  it('is told the reason that the house gives, with its rule, and not that all seats are taken', () => {
    lookingOn({ forbidden: [{ act: 'Sit', code: 'waiting-list-comes-first', grounds, facts: { first: 'Bea' } }] });
    expect(screen.getByText(/^Free seats go to the waiting list first: Bea is next/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Why\? Free seats go to the waiting list/ })).toBeTruthy();
    expect(screen.queryByText(/Every seat is taken/)).toBeNull();
  });

  it('is told that no seat is free where none is', () => {
    lookingOn({ forbidden: [{ act: 'Sit', code: 'no-free-seat', grounds, facts: {} }] });
    expect(screen.getByText(/^Every seat is taken\./)).toBeTruthy();
  });
});

describe('who has just taken a seat', () => {
  const press = (name: string | RegExp): Promise<void> =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })));

  it('is no longer told that they are watching, though the felt has not come to it yet', async () => {
    const grounds = first.acts[0]?.grounds ?? [];
    const seat = { kind: 'one-of', options: [9], ground: grounds[0] } as never;
    const acts = [{ act: 'Sit', grounds, fields: { seat }, joint: [] }];
    lookingOn({ acts }, { version: first.version + 2 });
    expect(screen.getByText(/^You are watching/)).toBeTruthy();
    await press(en.table.sit.any);
    await press(/with \d/);
    expect(screen.queryByText(/^You are watching/)).toBeNull();
    expect(screen.queryByRole('button', { name: en.table.sit.any })).toBeNull();
    expect(screen.getByText(en.table.sit.coming)).toBeTruthy();
  });
});
