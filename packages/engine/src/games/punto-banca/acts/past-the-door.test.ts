import { expect, test } from 'vitest';
import { CROUPIER } from '../../../table/actor.ts';
import { puntoBanca } from '../game.ts';
import { Proceedings } from '../proceedings.ts';
import type { PuntoBancaLaw } from '../questions.ts';
import { freshCoup, INITIAL, type PuntoBancaState } from '../state.ts';

const IN_A_COUP: PuntoBancaState = { ...INITIAL, phase: 'coup', coup: freshCoup(1, null, true) };

test.each([
  ['Uncover', 'no hand was handed out'],
  ['Settle', 'the coup is not decided'],
  ['GiveRuling', 'no ruling is awaited'],
])('%s, let in by mistake, says what is wrong and writes nothing down', (name, words) => {
  const p = new Proceedings({} as PuntoBancaLaw, IN_A_COUP);
  const act = puntoBanca.acts.find((one) => one.name === name);
  expect(() => act?.happen(p, { type: name, by: CROUPIER } as never)).toThrow(words);
  expect(p.events).toEqual([]);
});
