import { entriesIn } from '@sabot/engine/by-name';
import type { PuntoBancaView, WitnessedEvent } from '@sabot/protocol';
import { type PuntoBancaCoup, STORIES, type StakeStory, type Telling } from '@sabot/story';
import { isSide, type Side, type Stakes, stakesFrom } from '../any-game/bets.ts';
import { type Books, booksOf } from '../any-game/books.ts';
import { COVERED } from '../any-game/card-name.ts';

type EventOf<T extends WitnessedEvent['type']> = Extract<WitnessedEvent, { readonly type: T }>;
const { evolve, startedFrom } = STORIES['punto-banca'];

export { evolve };

export interface SceneCard {
  readonly no: number;
  readonly card: string;
  readonly hand: Side | 'discard';
  /** In the place of its hand, with whoever has to uncover it, or gone with the used cards. */
  readonly at: 'hand' | 'holder' | 'basket';
  /** What its holder alone may see of it before it is uncovered. */
  readonly peek: string | null;
}

/** What was said last, and what it followed from. */
interface Call {
  readonly occasion: EventOf<'Called'>['occasion'] | 'last-coup' | 'annulled';
  readonly words: readonly string[];
  readonly grounds: readonly string[];
}

/** One coup as it went, for whoever wants to read it afterwards. */
export interface ToldCoup {
  readonly no: number;
  readonly story: PuntoBancaCoup;
}

/** The eye's phases: what the table is doing at the moment that is being shown. */
type Stage = 'closed' | 'pack' | 'offer' | 'stakes' | 'closing' | 'dealing' | 'uncovering' | 'settling' | 'between';

/**
 * The table at the moment that is being shown. It walks behind the view, event by event, so that a card is seen to
 * travel and a payment to be made; it only keeps the books and decides nothing.
 */
export interface Scene {
  readonly stage: Stage;
  readonly people: PuntoBancaView['people'];
  readonly books: Books;
  readonly shoe: PuntoBancaView['shoe'];
  readonly dealer: string | null;
  /** Who had the shoe and does not deal this coup, for want of the stake that a dealer must have. */
  readonly passedOver: EventOf<'DealerPassedOver'> | null;
  readonly pack: PuntoBancaView['pack'];
  readonly cards: readonly SceneCard[];
  readonly handed: EventOf<'CardsHanded'> | null;
  readonly totals: Readonly<Partial<Record<Side, number>>>;
  readonly call: Call | null;
  /** What the closing of the stakes rested on, while they are closed. */
  readonly closing: readonly string[];
  /** What has been shown so far, as data. */
  readonly telling: Telling<Side>;
  readonly coup: ToldCoup | null;
  readonly lastCoup: ToldCoup | null;
  readonly burnt: EventOf<'CardBurnt'> | null;
  /** The last thing worth a line that nobody called out: the pack, the shoe, the stop card. */
  readonly told: WitnessedEvent | null;
  /** The last thing that happened: what has just moved. */
  readonly now: WitnessedEvent | null;
}

/** The coup under way, from the closing of the stakes to its end. */
export const coupIn = ({ coup }: Telling<Side>): ToldCoup | null =>
  coup.phase === 'playing' ? { no: coup.coup, story: coup } : null;

/** How it was decided; null also where it was annulled. */
export function resultOf(coup: ToldCoup | null) {
  const end = coup?.story.ends.punto ?? null;
  return end === null || end.outcome === 'annulled' ? null : { ...end, outcome: end.outcome };
}

/** The coup that the table shows: the one under way, or between two coups the last. */
export const shownCoup = ({ coup, lastCoup, stage }: Pick<Scene, 'coup' | 'lastCoup' | 'stage'>): ToldCoup | null =>
  coup ?? (stage === 'between' ? lastCoup : null);

export const stakesSettled = (coup: ToldCoup | null, player: string | null): readonly StakeStory[] =>
  coup?.story.stakes.filter((one) => one.player === player) ?? [];
export const sumOfNets = (stakes: readonly StakeStory[]): number => stakes.reduce((sum, { net }) => sum + net, 0);

const STAGES: Readonly<Record<string, Stage>> = {
  deal: 'closing',
  draw: 'dealing',
  uncover: 'uncovering',
  ruling: 'uncovering',
  settle: 'settling',
};

const stageOf = ({ phase, coup }: PuntoBancaView): Stage => {
  switch (phase) {
    case 'unopened':
    case 'closed':
      return 'closed';
    case 'coup':
      return STAGES[coup?.step ?? 'deal'] ?? 'dealing';
    default:
      return phase;
  }
};

/** The scene as the view alone tells it: on coming in, and whenever nothing is left to be shown. */
export function sceneOf(view: PuntoBancaView): Scene {
  const { coup } = view;
  const handed = coup?.handed ?? null;
  const telling = startedFrom(view);
  const lies = (hand: string): SceneCard['at'] => (handed?.hand === hand && handed.to !== null ? 'holder' : 'hand');
  return {
    stage: stageOf(view),
    people: view.people,
    books: booksOf(view),
    shoe: view.shoe,
    dealer: coup?.dealer ?? null,
    passedOver: null,
    pack: view.pack,
    cards: (coup?.drawn ?? []).map(({ no, card, hand, face }) => ({
      no,
      card: face === 'up' ? card : COVERED,
      hand: isSide(hand) ? hand : 'discard',
      at: lies(hand),
      peek: face === 'down' && card !== COVERED ? card : null,
    })),
    handed: handed && { type: 'CardsHanded', ...handed, squeeze: false, grounds: [''] as never },
    totals: coup?.decided ? { punto: coup.decided.punto, banca: coup.decided.banca } : {},
    call: null,
    closing: [],
    telling,
    coup: coupIn(telling),
    lastCoup: null,
    burnt: null,
    told: null,
    now: null,
  };
}

export function stakesOf({ books }: Pick<Scene, 'books'>, player: string): Stakes {
  const own = `stake:${player}:`;
  return stakesFrom(
    entriesIn(books).flatMap(([account, cents]) =>
      account.startsWith(own) ? [[account.slice(own.length), cents] as const] : [],
    ),
  );
}
export const cardsLeft = ({ pack }: Pick<Scene, 'pack'>): number => pack.decks * 52 - pack.out;
