import {
  type Actor,
  type Await,
  byName,
  type Card,
  CROUPIER,
  cents,
  EMPTY_BOOKS,
  type GameEvent,
  HIDDEN,
  isPlayerName,
  type LawfulAct,
  lookUp,
  NO_NAMES,
  namesIn,
  type People,
  player,
  type Result,
  type Ruleset,
  refuse,
  SHOE,
  type Source,
  type Summary,
  type Unchecked,
  within,
  withName,
} from '@sabot/engine';

interface State {
  readonly talla: number;
  readonly people: People;
  readonly todo: readonly ('shuffle' | 'cut' | 'burn' | 'draw' | 'show')[];
  readonly out: number;
  readonly card: Card | null;
  readonly coups: number;
}
type Event = GameEvent & {
  readonly talla?: number;
  readonly player?: string;
  readonly seat?: number;
  readonly card?: Card;
};

const GROUND = { rule: 'TOY-1', basis: 'text', citation: { source: 'toy', locator: '1' } } as never;
const SHOE_ENDS = 5;
const opened = (talla: number) => ({ type: 'PackBrought', talla, decks: 1 });

/** One card a coup, which the one at seat 1 looks at before all see it; five coups a shoe. Not a game of any law. */
const game = {
  id: 'high-card',
  commands: {},
  events: { CardDrawn: { card: 'card' } },
  acts: [],
  initial: { talla: 0, people: NO_NAMES, todo: [], out: 0, card: null, coups: 0 } as State,
  evolve(state: State, event: Event): State {
    const done = { ...state, todo: state.todo.slice(1) };
    switch (event.type) {
      case 'PackBrought':
        return { ...state, talla: event.talla!, out: 0, coups: 0, todo: ['shuffle', 'cut', 'burn', 'draw'] };
      case 'PlayerSeated':
        return { ...state, people: withName(state.people, event.player!, { kind: 'seat', n: event.seat! }) };
      case 'CardBurnt':
        return { ...done, out: 1 };
      case 'CardDrawn':
        return { ...done, out: state.out + 1, card: event.card!, todo: ['show'] };
      case 'CardShown':
        return { ...state, card: null, coups: state.coups + 1, todo: ['draw'] };
      default:
        return event.type === 'TallaEnded' ? state : done;
    }
  },
  windows: () => [],
  awaits(state: State): readonly Await[] {
    const [first] = namesIn(state.people);
    const house = (act: string, by: Actor): readonly Await[] => [
      { by: [by], acts: [act], clock: 'house', lapse: { act, by } },
    ];
    if (first === undefined) return [];
    switch (state.todo[0]) {
      case 'shuffle':
        return house('ShufflePack', CROUPIER);
      case 'cut':
        return [{ by: [player(first)], acts: ['CutPack'], clock: 'cut', lapse: { act: 'CutPack', by: CROUPIER } }];
      case 'burn':
      case 'draw':
        return house(state.todo[0] === 'burn' ? 'BurnCard' : 'DrawCard', SHOE);
      default:
        return [{ by: [player(first)], acts: ['Show'], clock: 'uncover', lapse: { act: 'Show', by: CROUPIER } }];
    }
  },
  house: (act: string, _: State, source: Source) => (act.endsWith('Card') ? { card: source.card() } : {}),
  view: (state: State, viewer: string | null) => ({ ...state, card: maySee(state, viewer) ? state.card : HIDDEN }),
  witness: (after: State, event: Event, viewer: string | null) =>
    event.type !== 'CardDrawn' || maySee(after, viewer) ? event : { ...event, card: HIDDEN },
  summary: (state: State): Summary => ({
    phase: state.todo[0] ?? 'empty',
    opened: state.talla > 0,
    people: state.people,
    books: EMPTY_BOOKS,
    seats: 3,
    minimum: cents(0),
    maximum: cents(0),
    unit: cents(1),
    decks: 1,
    talla: state.talla,
    coups: state.coups,
    out: state.out,
    left: 52 - state.out,
    insiders: state.card === null ? [] : namesIn(state.people).slice(0, 1),
    moment: `${state.talla} ${state.coups} ${state.todo.length}`,
  }),
};

const maySee = ({ card, people }: State, viewer: string | null): boolean =>
  card === null || viewer === namesIn(people)[0];

function eventsOf(state: State, { type, by, ...fields }: Unchecked): readonly Event[] | null {
  const steps = byName<State['todo'][number]>({
    ShufflePack: 'shuffle',
    CutPack: 'cut',
    BurnCard: 'burn',
    DrawCard: 'draw',
    Show: 'show',
  });
  const due = lookUp(steps, type);
  if (type === 'OpenTable') return [opened(1)];
  if (type === 'Sit' && 'id' in by && isPlayerName(by.id))
    return [{ type: 'PlayerSeated', player: by.id, seat: Number(fields.seat) }];
  if (due === undefined || due !== state.todo[0]) return null;
  const card = fields.card as Card;
  switch (type) {
    case 'ShufflePack':
      return [{ type: 'PackShuffled' }];
    case 'CutPack':
      return [{ type: 'PackCut', by: 'id' in by ? by.id : by.kind, at: fields.at } as Event];
    case 'BurnCard':
      return [{ type: 'CardBurnt', card, unseen: 0 } as Event];
    case 'DrawCard':
      return [{ type: 'CardDrawn', no: 1, card, hand: 'punto', face: 'down' } as Event];
    default:
      return state.coups + 1 < SHOE_ENDS
        ? [{ type: 'CardShown' }]
        : [{ type: 'CardShown' }, { type: 'TallaEnded', talla: state.talla }, opened(state.talla + 1)];
  }
}

const advance = (
  state: State,
  command: Unchecked,
): Result<{ events: readonly Event[]; states: readonly State[]; state: State | undefined }> => {
  const events = eventsOf(state, command);
  if (events === null) return refuse('not-now');
  const states = events.map((_, i) => events.slice(0, i + 1).reduce(game.evolve, state));
  return { ok: true, value: { events, states, state: states.at(-1) } };
};
const act = (name: string): LawfulAct => ({ act: name, offer: { answer: within({}), grounds: [GROUND] } });

export const HIGH_CARD = {
  id: 'toy/high-card',
  ruleset: {
    id: 'toy/high-card',
    game,
    regulation: { id: 'toy/high-card', edition: 1, game: 'high-card', defaults: {} },
    advance,
    legal: (state: State) => [act('Sit'), ...(state.todo[0] === 'cut' ? [act('CutPack')] : [])],
    forbidden: () => [],
    situation: () => null,
  } as unknown as Ruleset,
};
