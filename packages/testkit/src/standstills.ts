import {
  type Await,
  type GameEvent,
  type LawfulAct,
  type People,
  player,
  type Ruleset,
  type Situation,
} from '@sabot/engine';
import { CIRCULO_MODELS } from './games.ts';

/** A moment of a random table at which play is suspended. */
export interface Standstill {
  readonly people: People;
  readonly situation: Situation;
  readonly awaits: readonly Await[];
  /** What somebody may do now. */
  actsOf(name: string): readonly LawfulAct[];
  /** What is said of the table once this person has sat down there. */
  seated(name: string, seat: number): Situation;
}

interface Suspendable {
  readonly phase: string;
  readonly people: People;
}

function* ofTable<State extends Suspendable>(
  ruleset: Ruleset<State, GameEvent>,
  log: readonly GameEvent[],
): Generator<Standstill> {
  let state = ruleset.game.initial;
  for (const event of log) {
    state = ruleset.game.evolve(state, event);
    if (event.type !== 'PlaySuspended') continue;
    const at = state;
    const told = (of: State): Situation => {
      const situation = ruleset.situation(of);
      if (situation === null) throw new Error('this game says nothing of its tables');
      return situation;
    };
    yield {
      people: at.people,
      situation: told(at),
      awaits: ruleset.game.awaits(at),
      actsOf: (name) => ruleset.legal(at, player(name)),
      seated: (name, seat) => {
        const done = ruleset.advance(at, { type: 'Sit', by: player(name), seat });
        if (!done.ok) throw new Error(`${name} may not sit down at ${seat}: ${done.refusal.code}`);
        return told(done.value.state);
      },
    };
  }
}

/** Every standstill of so many random tables of the games where a player is bank. */
export function standstills(seeds: readonly number[]): readonly Standstill[] {
  return seeds.flatMap((seed) =>
    CIRCULO_MODELS.flatMap(({ ruleset, seeded }) => [...ofTable(ruleset as never, seeded(seed).play(1).log)]),
  );
}
