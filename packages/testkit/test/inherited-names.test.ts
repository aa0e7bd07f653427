import {
  type Books,
  director,
  fold,
  type GameEvent,
  isPlayerName,
  type Playable,
  player,
  type Unchecked,
} from '@sabot/engine';
import { CHEMIN_DE_FER, DOS_PANOS, PUNTO_BANCA, REGISTRY } from '@sabot/regulations';
import { CheminDeFerModel, DosPanosModel, dice, soundBooks, walk } from '@sabot/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A name that every object answers to, and that throws wherever it is looked up without asking whose it is. */
const TRAP = 'zanzibar';
/** Names that mean something to every object, to a promise, or to both. */
const INHERITED = [
  TRAP,
  ...['valueOf', 'constructor', 'hasOwnProperty', 'isPrototypeOf', 'toLocaleString', 'propertyIsEnumerable'],
  ...['toString', '__proto__', '__defineGetter__', '__lookupSetter__', 'then', 'toJSON', 'length', 'prototype'],
];
/** Those that a guest may bear. */
const FIT = INHERITED.filter(isPlayerName);
const PLAIN = INHERITED.map((_, i) => `guest-${String.fromCharCode(97 + i)}`);

beforeEach(() => {
  Object.defineProperty(Object.prototype, TRAP, {
    configurable: true,
    get: () => {
      throw new Error(`${TRAP} was looked up on Object.prototype`);
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(Object.prototype, TRAP);
});

/** The same text with every guest renamed: as a value, as a key, and in the names of accounts. */
const renamed = (text: string): string =>
  PLAIN.reduce((all, name, i) => all.replaceAll(name, INHERITED[i] as string), text);

describe.each(REGISTRY.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it.each(INHERITED)('%s, who has no place, may do no more than any other stranger', (name) => {
    const eva = director('eva');
    const opened = ruleset.advance(ruleset.game.initial, {
      ...ruleset.regulation.defaults,
      type: 'OpenTable',
      by: eva,
    });
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { state } = opened.value;
    expect(ruleset.legal(state, player(name))).toEqual(ruleset.legal(state, player('stranger')));
    for (const type of Object.keys(ruleset.game.commands)) {
      const attempt = (by: string) => JSON.stringify(ruleset.decide(state, { type, by: player(by), amount: 100_00 }));
      expect(attempt(name).replaceAll(name, 'stranger'), type).toBe(attempt('stranger'));
    }
  });
});

const LOOK_EVERY = 50;

/**
 * Plays the acts of a random table again with its guests renamed: every event, state and view may differ in the names
 * alone. A name that no guest may bear (`__proto__`) is refused where an act spells it out; its events are folded.
 */
function playsAlike<State, Event extends GameEvent>(
  ruleset: Playable<State, Event>,
  commands: readonly Unchecked[],
): void {
  const { game } = ruleset;
  let plain = game.initial;
  let other = game.initial;
  for (const [i, command] of commands.entries()) {
    const decided = ruleset.decide(plain, command);
    if (!decided.ok) throw new Error(`${command.type}: ${decided.refusal.code}`);
    const events = renamed(JSON.stringify(decided.value));
    const again = ruleset.decide(other, JSON.parse(renamed(JSON.stringify(command))));
    if (again.ok) expect(JSON.stringify(again.value)).toBe(events);
    else expect(again.refusal).toMatchObject({ code: 'unfit-name', facts: { given: expect.stringMatching(/^__/) } });
    plain = fold(game, decided.value, plain);
    other = fold(game, JSON.parse(events), other);
    if (i % LOOK_EVERY !== 0 && i < commands.length - 1) continue;
    expect(JSON.stringify(other)).toBe(renamed(JSON.stringify(plain)));
    for (const [n, name] of PLAIN.entries()) {
      const seen = [game.view(plain, name), ruleset.legal(plain, player(name)), game.awaits(plain)];
      const inherited = INHERITED[n] as string;
      const seenAgain = [game.view(other, inherited), ruleset.legal(other, player(inherited)), game.awaits(other)];
      expect(JSON.stringify(seenAgain)).toBe(renamed(JSON.stringify(seen)));
    }
  }
}
const SEEDS = [1, 2];

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s at random', (_, ruleset) => {
  it.each(SEEDS)('is the same table whatever its guests are called (%i)', (seed) => {
    const opening = ruleset.regulation.defaults;
    const check = () => undefined;
    playsAlike(ruleset, walk(ruleset, dice(seed), new Map(), { opening, steps: 500, people: PLAIN, check }).commands);
  });
  it.each(SEEDS)('keeps its books when its guests are so called (%i)', (seed) => {
    const opening = ruleset.regulation.defaults;
    const check = ({ books }: { readonly books: Books }) => soundBooks(books);
    walk(ruleset, dice(seed), new Map(), { opening, steps: 500, people: FIT, check });
  });
});

describe.each(CHEMIN_DE_FER.map(({ id, ruleset }) => [id, ruleset] as const))('%s at random', (_, ruleset) => {
  it.each(SEEDS)('is the same table whatever its guests are called (%i)', (seed) => {
    playsAlike(ruleset, new CheminDeFerModel(ruleset, seed, new Map(), PLAIN).play(1).commands);
  });
  it('keeps its books when its guests are so called', () => {
    new CheminDeFerModel(ruleset, 4, new Map(), FIT).play(2);
  });
});

describe.each(DOS_PANOS.map(({ id, ruleset }) => [id, ruleset] as const))('%s at random', (_, ruleset) => {
  it.each(SEEDS)('is the same table whatever its guests are called (%i)', (seed) => {
    playsAlike(ruleset, new DosPanosModel(ruleset, seed, new Map(), PLAIN).play(1).commands);
  });
  it('keeps its books when its guests are so called', () => {
    new DosPanosModel(ruleset, 4, new Map(), FIT).play(2);
  });
});
