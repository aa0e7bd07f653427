// @vitest-environment happy-dom
import { byName } from '@sabot/engine/by-name';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Cell } from '../../client/cell.ts';
import { en } from '../../locales/en.ts';
import { speak } from '../../locales/language.ts';
import { TableContext } from '../any-game/table-context.ts';
import { OwnNotes } from './own-notes.tsx';
import { CirculoContext } from './use-circulo.ts';

afterEach(cleanup);

it('what happened to you does not hide what the coup brought you', () => {
  speak('en');
  const stake = {
    player: 'ana',
    on: 'punto',
    stake: 10_00,
    fate: 'won',
    paid: 10_00,
    deducted: 0,
    net: 10_00,
    grounds: [],
  };
  const story = { bank: null, banco: null, stakes: [stake], nets: byName({ ana: 10_00 }) };
  const felt = { scene: new Cell({ coup: null, books: byName({}), lastCoup: { no: 7, story } }) };
  const message = { ruleset: 'law/one', game: '' };
  const said = [{ kind: 'passed-over', player: 'ana', why: 'saluted', grounds: [] }];
  const notes = new Cell({ notes: { said, old: [] } });
  render(
    <TableContext value={{ words: en.table, language: 'en', you: 'ana', message, felt } as never}>
      <CirculoContext value={en.cheminDeFer}>
        <OwnNotes scene={notes as never} />
      </CirculoContext>
    </TableContext>,
  );
  const strip = screen.getByRole('status');
  expect(strip.textContent).toContain('The bank passes you this once');
  expect(strip.querySelector('.my-result b')?.textContent).toBe('+10');
});
