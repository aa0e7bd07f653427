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

/** With what lies before somebody: where a new stake does, the result of the last coup is gone. */
function shows(notes: object, lying: Readonly<Record<string, number>> = {}) {
  speak('en');
  const felt = { scene: new Cell({ coup: null, books: byName(lying), lastCoup: { no: 7, story } }) };
  const message = { ruleset: 'law/one', game: '' };
  const value = { words: en.table, language: 'en', you: 'ana', message, felt, money: String, nameOf: String };
  render(
    <TableContext value={value as never}>
      <CirculoContext value={en.cheminDeFer}>
        <OwnNotes scene={new Cell({ notes }) as never} />
      </CirculoContext>
    </TableContext>,
  );
  return screen.queryByRole('status');
}

it('what happened to you does not hide what the coup brought you', () => {
  const strip = shows({ said: [{ kind: 'passed-over', player: 'ana', why: 'saluted', grounds: [] }], old: [] });
  expect(strip?.textContent).toContain('The bank passes you this once');
  expect(strip?.querySelector('.my-result b')?.textContent).toBe('+10');
});

it('a stake of the coup before that played in part is not told again when a new one lies there', () => {
  const trimmed = { kind: 'trimmed', player: 'ana', plays: 3, back: 9_97, grounds: [] };
  expect(shows({ said: [], old: [trimmed] }, { 'stake:ana:punto': 20_00 })).toBeNull();
  cleanup();
  expect(shows({ said: [trimmed], old: [] }, { 'stake:ana:punto': 20_00 })?.textContent).toContain('3 of yours plays');
});
