import type { Field, Shape } from '@sabot/engine';

const VALUES: Readonly<Record<string, unknown>> = {
  player: 'ana',
  word: 'pano-1',
  text: 'because',
  number: 1,
  flag: false,
  amount: 100_00,
  stakes: [],
  card: '9h',
  cards: ['9h'],
  words: ['one'],
  data: {},
};

const fitFor = (field: Field): unknown =>
  typeof field !== 'string' ? field[0] : field.endsWith('?') ? null : VALUES[field];

/** Fields that an act may be said with: what becomes of it then is up to rights and law, not to its form. */
export const wellFormed = (shape: Shape): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fitFor(field)]));
