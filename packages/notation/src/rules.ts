import type {
  Arguments,
  Await,
  GameEvent,
  Happened,
  Holding,
  Refusals,
  Result,
  Shapes,
  Source,
  Spellings,
  Summary,
  Unchecked,
} from '@sabot/engine';

/** What the notation must know of a ruleset; every ruleset of the registry is one. */
export interface Rules {
  readonly id: string;
  /** What may be staked on, where the law says it. */
  readonly bets?: readonly { readonly name: string }[];
  readonly game: {
    readonly id: string;
    readonly commands: Shapes;
    readonly events: Shapes;
    readonly refusals: Refusals;
    readonly initial: unknown;
    evolve(state: unknown, event: GameEvent): unknown;
    awaits(state: unknown): readonly Await[];
    /** Acts of the croupier that would end what people may still do. */
    windows?(state: unknown): readonly string[];
    readonly spellings?: Spellings;
    /** What lies on the cloth, and who has it. */
    holdings?(state: unknown): readonly Holding[];
    summary(state: unknown): Pick<Summary, 'books' | 'people'>;
    house(act: string, state: unknown, source: Source): Arguments | null;
  };
  readonly regulation: {
    readonly edition: number;
    readonly defaults: unknown;
    readonly provisions?: readonly { readonly rule: string }[];
    readonly unmodelled?: readonly { readonly rule: string }[];
  };
  advance(state: unknown, command: Unchecked): Result<Happened<unknown, GameEvent>>;
}

/** The words that can be written: acts, events and bets. */
export type Vocabulary = Pick<Rules['game'], 'commands' | 'events'> & {
  readonly bets?: readonly string[];
};

export const vocabularyOf = ({ game: { commands, events }, bets = [] }: Rules): Vocabulary => ({
  commands,
  events,
  bets: bets.map(({ name }) => name),
});
