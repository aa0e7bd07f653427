import { noHands, play, type Ruleset, type Unchecked } from '@sabot/engine';
import { entryById, PUNTO_BANCA } from '@sabot/regulations';
import type { AnyView, AnyWitnessed } from '@sabot/story';
import { CIRCULO_MODELS } from './games.ts';
import { dice } from './random-arguments.ts';
import { walk } from './random-table.ts';

const PEOPLE = ['ana', 'bea', 'constructor', 'dora', 'toString'];

export interface WitnessedStep {
  readonly event: AnyWitnessed;
  readonly before: AnyView;
  readonly after: AnyView;
}

/** What was played at a table at random: each act, and each event with the table before and after it. */
export interface RandomPlay {
  readonly ruleset: Ruleset;
  readonly acts: readonly { readonly command: Unchecked; readonly events: readonly AnyWitnessed[] }[];
  readonly steps: readonly WitnessedStep[];
}

export interface Rulebook {
  readonly id: string;
  /** What people and staff did at a table of it, by a seed. */
  readonly commands: (seed: number) => readonly Unchecked[];
}

/** The nine rulesets, each with a way to play it at random. */
export const RULEBOOKS: readonly Rulebook[] = [
  ...PUNTO_BANCA.map(({ id, ruleset }) => ({
    id,
    commands: (seed: number) =>
      walk(ruleset, dice(seed), new Map(), {
        opening: ruleset.regulation.defaults,
        steps: 500,
        people: PEOPLE,
        check: () => {},
      }).commands,
  })),
  ...CIRCULO_MODELS.map(({ id, seeded }) => ({
    id,
    commands: (seed: number) => {
      const model = seeded(seed);
      model.wander(300);
      return model.commands;
    },
  })),
];

interface Told {
  readonly command: Unchecked;
  readonly events: readonly AnyWitnessed[];
  readonly states: readonly unknown[];
}

export function rulesetOf(id: string): Ruleset {
  const entry = entryById(id);
  if (entry === undefined) throw new RangeError(`no ruleset ${id}`);
  return entry.ruleset;
}

const plays = new Map<string, RandomPlay>();

/** Several properties look at the same play. */
export function randomPlay(rulebook: Rulebook, seed: number): RandomPlay {
  const name = `${rulebook.id} ${seed}`;
  const known = plays.get(name) ?? playAt(rulebook, seed);
  plays.set(name, known);
  return known;
}

function playAt({ id, commands }: Rulebook, seed: number): RandomPlay {
  const ruleset = rulesetOf(id);
  const acts: { command: Unchecked; events: readonly AnyWitnessed[] }[] = [];
  const steps: WitnessedStep[] = [];
  let state = ruleset.game.initial;
  for (const command of commands(seed)) {
    const playing = play(ruleset, state, command, noHands);
    if (!playing.ok) throw new Error(`${command.type}: ${playing.refusal.code}`);
    // Whatever the ruleset, its events are those of its game.
    for (const { command: act, events, states } of playing.value.played as unknown as readonly Told[]) {
      acts.push({ command: act, events });
      for (const [i, event] of events.entries()) {
        const after = states[i];
        steps.push({ event, before: state as AnyView, after: after as AnyView });
        state = after;
      }
    }
  }
  return { ruleset, acts, steps };
}
