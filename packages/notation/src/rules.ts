import type { Await, Books, Card, GameEvent, Lot, NonEmpty, Result, Shapes, Unchecked } from '@sabot/engine';

/** What the notation must know of a ruleset; every ruleset of the registry is one. */
export interface Rules {
  readonly id: string;
  readonly game: {
    readonly id: string;
    readonly commands: Shapes;
    readonly events: Shapes;
    readonly initial: unknown;
    evolve(state: unknown, event: GameEvent): unknown;
    awaits(state: unknown): readonly Await[];
    glance(state: unknown): { readonly books: Books; readonly people: object };
    house(act: string, state: unknown, draw: () => Card, lot?: Lot): Readonly<Record<string, unknown>>;
  };
  readonly regulation: {
    readonly edition: number;
    readonly defaults: unknown;
    readonly provisions?: readonly { readonly rule: string }[];
    readonly unmodelled?: readonly { readonly rule: string }[];
  };
  decide(state: unknown, command: Unchecked): Result<NonEmpty<GameEvent>>;
}

/** The words of a game: the acts and events that can be written. */
export type Vocabulary = Pick<Rules['game'], 'commands' | 'events'>;
