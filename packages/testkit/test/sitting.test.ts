import { type Actor, CARD_NAMES, CROUPIER, player, type Ruleset, SHOE, type Unchecked } from '@sabot/engine';
import { CHEMIN_DE_FER, DOS_PANOS, PUNTO_BANCA } from '@sabot/regulations';
import { DosPanosModel, dice, Model, walk } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

/** One short table is enough for a mutant. */
const isShort = process.env.SABOT_RANDOM_RUNS === '1';

const PEOPLE = ['ana', 'bea', 'ciro', 'dora', 'eloy'];
const INSPECTOR: Actor = { kind: 'inspector', id: 'ines' };
const ACTORS: readonly Actor[] = [...PEOPLE, 'nadie'].map(player).concat([CROUPIER, SHOE, INSPECTOR]);
const AMOUNTS = [0, 10_00, 25_50, 100_00, 1_000_000_00, -10_00, '10', null];
const ACTS = ['OpenTable', 'SetStakes', 'CloseStakes', 'Deal', 'DrawCard', 'Uncover', 'Settle', 'Leave', 'Dance'];

/** Writing on what is frozen throws. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

/** What is tried at random by somebody whose turn it mostly is not. */
function stray(ruleset: Ruleset, roll: (sides: number) => number): Unchecked {
  const any = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  return {
    ...ruleset.regulation.defaults,
    type: any(ACTS),
    by: any(ACTORS),
    punto: any(AMOUNTS),
    banca: any(AMOUNTS),
    tie: 0,
    card: any([...CARD_NAMES, '', null]),
  };
}

const TABLES: readonly [string, Ruleset, (seed: number) => readonly Unchecked[]][] = [
  ...PUNTO_BANCA.map(({ id, ruleset }): (typeof TABLES)[number] => [
    id,
    ruleset as unknown as Ruleset,
    (seed) =>
      walk(ruleset, dice(seed), new Map(), {
        opening: ruleset.regulation.defaults,
        steps: isShort ? 150 : 700,
        people: PEOPLE,
        check: () => {},
      }).commands,
  ]),
  ...CHEMIN_DE_FER.map(({ id, ruleset }): (typeof TABLES)[number] => [
    id,
    ruleset as unknown as Ruleset,
    (seed) => new Model(ruleset, seed, new Map()).play(1).commands.slice(0, 400),
  ]),
  ...DOS_PANOS.map(({ id, ruleset }): (typeof TABLES)[number] => [
    id,
    ruleset as unknown as Ruleset,
    (seed) => {
      const model = new DosPanosModel(ruleset, seed, new Map());
      model.wander(300);
      return model.commands;
    },
  ]),
];

describe.each(TABLES)('a sitting of %s', (_, ruleset, played) => {
  it.each(isShort ? [31] : [31, 32])(
    'decides every command as `advance` does, and stands as it does after it (table %i)',
    (seed) => {
      const roll = dice(seed);
      const sitting = ruleset.sitting();
      let state = ruleset.game.initial;
      let refused = 0;
      const both = (command: Unchecked): void => {
        const pure = ruleset.advance(state, command);
        const happened = sitting.advance(command);
        if (pure.ok) {
          expect(happened).toEqual({ ok: true, value: pure.value.events });
          state = pure.value.state;
        } else {
          expect(happened).toEqual(pure);
          refused++;
        }
        expect(sitting.state).toEqual(state);
      };
      for (const command of played(seed)) {
        if (roll(3) === 0) {
          // Whatever is tried here must leave the table as it was: the script goes on from there.
          const tried = stray(ruleset, roll);
          if (!ruleset.decide(state, tried).ok) both(tried);
        }
        both(command);
      }
      expect(refused).toBeGreaterThan(20);
    },
  );

  it.each(isShort ? [41] : [41, 42])(
    'never writes on a state that was kept, nor on events that it gave (table %i)',
    (seed) => {
      const roll = dice(seed);
      let state = ruleset.game.initial;
      let sitting = ruleset.sitting(freeze(state));
      for (const command of played(seed)) {
        const pure = ruleset.advance(state, command);
        if (!pure.ok) throw new Error(`${command.type} was refused: ${pure.refusal.code}`);
        state = pure.value.state;
        expect(freeze(sitting.advance(command)).ok).toBe(true);
        if (roll(4) === 0) expect(freeze(sitting.keep())).toEqual(state);
        // Somebody else goes on from there.
        if (roll(20) === 0) sitting = ruleset.sitting(freeze(sitting.keep()));
      }
      expect(sitting.keep()).toEqual(state);
    },
  );
});

it('goes no further once something was thrown in the middle of an act', () => {
  const [, ruleset] = TABLES[0] as (typeof TABLES)[number];
  const sitting = ruleset.sitting();
  const unreadable = Object.defineProperty({ by: CROUPIER }, 'type', {
    get: () => {
      throw new Error('unreadable');
    },
  }) as Unchecked;
  expect(() => sitting.advance(unreadable)).toThrow('unreadable');
  expect(() => sitting.advance({ type: 'CloseTable', by: CROUPIER })).toThrow('broke off');
});
