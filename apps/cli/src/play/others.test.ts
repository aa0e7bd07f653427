import type { PuntoBancaMessage } from '@sabot/protocol';
import { PUNTO_BANCA } from '@sabot/regulations';
import { moneyIn } from '@sabot/words';
import { expect, it } from 'vitest';
import { WORDS } from '../terminal/language.ts';
import { paintFor } from '../terminal/paint.ts';
import { namesOf } from './others.ts';
import { SeenTable } from './punto-banca/seen-table.ts';
import { type Scene, who } from './scene.ts';

const [entry] = PUNTO_BANCA;
if (entry === undefined) throw new Error('no ruleset');
const message = { bots: ['Xana', 'Nieves'] } as unknown as PuntoBancaMessage;
const scene: Scene = {
  table: new SeenTable(entry, 'Ana', message),
  you: 'Ana',
  alias: 'you',
  language: 'en',
  words: WORDS.en,
  paint: paintFor(false),
  money: (cents: number) => moneyIn('en', cents),
  plain: true,
};

it('bots are always marked: by the label where there are only bots, else one by one', () => {
  const bots = namesOf(['Xana', 'Nieves'], scene);
  expect([bots.label, bots.of('Xana')]).toEqual(['bots', 'Xana']);
  const mixed = namesOf(['Xana', 'Eva'], scene);
  expect([mixed.label, mixed.of('Xana'), mixed.of('Eva')]).toEqual(['table', 'Xana (bot)', 'Eva']);
  expect(['Ana', 'Xana', 'Eva'].map((id) => who(scene, id))).toEqual(['you', 'Xana (bot)', 'Eva']);
});
