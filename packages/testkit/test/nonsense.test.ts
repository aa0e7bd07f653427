import {
  type Actor,
  CROUPIER,
  director,
  fold,
  type GameEvent,
  inspector,
  type Playable,
  player,
  SHOE,
  UNBOUNDED,
  type Unchecked,
} from '@sabot/engine';
import { CHEMIN_DE_FER, DOS_PANOS, PUNTO_BANCA } from '@sabot/regulations';
import { CheminDeFerModel, DosPanosModel, dice, lawfulArguments, walk } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

const deep = (levels: number): unknown => (levels === 0 ? [] : [deep(levels - 1)]);

/** Whatever JSON can hold, and what only a program can hand over. */
const NONSENSE: readonly unknown[] = [
  ...[undefined, null, true, false, '', ' ', '0', '1', '-1', '1e3', 'NaN', 'Infinity', 'punto', '\u0000', '💥'],
  ...['__proto__', 'constructor', 'toString', 'x'.repeat(100_000), '9'.repeat(400)],
  ...[0, -0, 1, -1, 0.5, -0.5, 1e-300, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, NaN, Infinity, -Infinity, 7n],
  ...[{}, { toString: 1 }, { toString: null, valueOf: null }, { valueOf: 1 }, { toJSON: 1 }, { length: 1e9 }],
  ...[{ __proto__: null }, Object.create(null), JSON.parse('{"__proto__":{"toString":1}}'), deep(2000)],
  ...[[], [[]], [null], [{ toString: 1 }], ['punto', 'punto'], ['5h', '5h'], [1, 2, 3], Array(3), ['x'.repeat(1000)]],
  ...[Symbol('x'), () => 1, new Map(), new Date(Number.NaN)],
];

const ACTORS: readonly Actor[] = [
  player('ana'),
  CROUPIER,
  SHOE,
  inspector('ines'),
  director('eva'),
  player('stranger'),
];

interface Found {
  tried: number;
  refused: number;
  readonly thrown: Set<string>;
}

/** Every field of every command holds each of these in turn, the others as they should be. Nothing may be thrown. */
function say<State, Event extends GameEvent>(ruleset: Playable<State, Event>, state: State, found: Found): void {
  const roll = dice(7);
  const attempt = (command: Unchecked, what: string): void => {
    found.tried += 1;
    try {
      const decided = ruleset.decide(state, command);
      if (decided.ok) return;
      found.refused += 1;
      // What a refusal says is sent as it is: words and figures, and short.
      for (const fact of Object.values(decided.refusal.facts)) {
        if (typeof fact !== 'string' && typeof fact !== 'number') throw new Error(`a fact is a ${typeof fact}`);
        if (String(fact).length > 400) throw new Error('a fact is as long as what was sent');
      }
    } catch (error) {
      found.thrown.add(`${what}: ${(error as Error).message}`);
    }
  };
  for (const [type, shape] of Object.entries(ruleset.game.commands)) {
    const able = ACTORS.find((by) => ruleset.legal(state, by).some(({ act }) => act === type)) ?? (ACTORS[0] as Actor);
    const bounds = ruleset.legal(state, able).find(({ act }) => act === type)?.offer.answer ?? UNBOUNDED;
    const lawful = lawfulArguments(roll, shape, bounds);
    attempt({ type, by: able }, `${type} without fields`);
    for (const name of Object.keys(shape)) {
      for (const value of NONSENSE) attempt({ ...lawful, [name]: value, type, by: able }, `${type}.${name}`);
    }
  }
  for (const value of NONSENSE) attempt({ type: value as string, by: player('ana') }, 'type');
}

const STANDS = 3;

/** A table played by these commands, looked at from its first moment to its last. */
function throughout<State, Event extends GameEvent>(
  ruleset: Playable<State, Event>,
  commands: readonly Unchecked[],
): Found {
  const found: Found = { tried: 0, refused: 0, thrown: new Set() };
  let state = ruleset.game.initial;
  say(ruleset, state, found);
  for (const [i, command] of commands.entries()) {
    const decided = ruleset.decide(state, command);
    if (!decided.ok) throw new Error(decided.refusal.code);
    state = fold(ruleset.game, decided.value, state);
    if (i % Math.ceil(commands.length / STANDS) === 0) say(ruleset, state, found);
  }
  return found;
}

function refusesAll({ tried, refused, thrown }: Found): void {
  expect([...thrown].slice(0, 20)).toEqual([]);
  expect(refused).toBeGreaterThan(tried / 2);
  expect(tried).toBeGreaterThan(5000);
}
const GUESTS = ['ana', 'bea', 'ciro', 'dora', 'eloy', 'fina', 'gil', 'hugo', 'ivo', 'juan', 'kira', 'luz'];

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it('answers nonsense with a refusal, whatever the field and whatever the moment', () => {
    const opening = ruleset.regulation.defaults;
    const check = () => undefined;
    const { commands } = walk(ruleset, dice(3), new Map(), { opening, steps: 400, people: GUESTS.slice(0, 5), check });
    refusesAll(throughout(ruleset, commands));
  });
});

describe.each(CHEMIN_DE_FER.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it('answers nonsense with a refusal, whatever the field and whatever the moment', () => {
    refusesAll(throughout(ruleset, new CheminDeFerModel(ruleset, 3, new Map(), GUESTS).play(1).commands));
  });
});

describe.each(DOS_PANOS.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it('answers nonsense with a refusal, whatever the field and whatever the moment', () => {
    refusesAll(throughout(ruleset, new DosPanosModel(ruleset, 3, new Map(), GUESTS).play(1).commands));
  });
});
