// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recorded } from '../../test/recorded.ts';
import { Cell } from '../client/cell.ts';
import type { Desk } from '../client/desk.ts';
import { DeskContext } from '../client/use-desk.ts';
import { speak } from '../locales/language.ts';
import { turn } from './sound/turn.ts';
import { TableRoom } from './table-room.tsx';

const { card } = recorded('punto-banca/oval');

beforeEach(() => speak('es'));
afterEach(() => {
  cleanup();
  turn.set(false);
});

it('the title of the tab says when it is your turn, and no longer than it is', () => {
  // A house that has not answered yet.
  const connection = { follow: () => () => undefined, refused: new Cell(null), you: new Cell(null) };
  const desk = {
    rulesets: new Cell([card]),
    connection,
    tables: () => new Promise(() => undefined),
  } as unknown as Desk;
  const page = render(
    <DeskContext value={desk}>
      <TableRoom table="t" />
    </DeskContext>,
  );
  expect(document.title).toBe('Sabot');
  act(() => turn.set(true));
  expect(document.title).toBe('● Le toca · Sabot');
  act(() => turn.set(false));
  expect(document.title).toBe('Sabot');
  act(() => turn.set(true));
  page.unmount();
  expect(document.title).toBe('Sabot');
});
