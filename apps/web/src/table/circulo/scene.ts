import type { CheminDeFerView, DosPanosView } from '@sabot/protocol';
import { type AnyTelling, booksAfter, type Moved, type Teller } from '@sabot/story';
import { type Books, booksOf } from '../any-game/books.ts';
import type { CoupRecord } from './coup-panel.tsx';
import { NO_NOTES, type Notes, notesAfter } from './notes.ts';
import { laid, type SceneCard } from './scene-card.ts';
import type { AnyTold } from './use-circulo.ts';

type View = CheminDeFerView | DosPanosView;

/**
 * The table at the moment that is being shown. It walks behind the view, event by event, so that cards and chips are
 * seen to move; it keeps the books and decides nothing.
 */
export interface CirculoScene<V extends View, Told extends AnyTold, Side extends string> {
  readonly phase: V['phase'] | 'between';
  readonly people: V['people'];
  readonly books: Books;
  readonly banker: string | null;
  readonly pack: V['pack'];
  readonly cards: readonly SceneCard<Side>[];
  readonly totals: Readonly<Partial<Record<Side, number>>>;
  /** What its events have told, so far as they were shown. */
  readonly telling: AnyTelling;
  readonly coup: CoupRecord<Told> | null;
  readonly lastCoup: CoupRecord<Told> | null;
  /** What has been called and given back since the bank was announced: the beginning of the coup to come. */
  readonly window: readonly Told[];
  readonly notes: Notes;
  /** What the middle of the table says. */
  readonly said: Told | null;
  readonly now: Told | null;
}
type AnyScene<Told extends AnyTold> = CirculoScene<View, Told, string>;

/** What the view alone tells of the scene, whichever game it is. */
export const seenIn = <Side extends string>(view: View, isSide: (hand: string) => hand is Side, teller: Teller) => {
  const telling = teller.startedFrom(view);
  return {
    people: view.people,
    books: booksOf(view),
    banker: view.bank?.banker ?? null,
    pack: view.pack,
    cards: (view.coup?.drawn ?? []).map((card) => laid(card, isSide)),
    telling,
    coup: view.coup && { no: view.coup.no, events: [], story: telling.coup },
    lastCoup: null,
    window: [],
    notes: NO_NOTES,
    said: null,
    now: null,
  };
};

/** Calls, and stakes that are halved, divided or given back before the closing call. */
const OF_THE_WINDOW: ReadonlySet<string> = new Set([
  'BancoCalled',
  'BancoMade',
  'BancoLapsed',
  'BancoRepeated',
  'LotCalled',
  'LotDrawn',
  'MesaCalled',
  'MesaMade',
  'StakeCompleted',
  'LineHalved',
  'CaballoDivided',
  'StakeTrimmed',
  'StakesReturned',
  'GarageFilled',
]);

/** The scene after an event: money moved, what else it changes, and a line more in the account of the coup. */
export function nextMoment<Told extends AnyTold & { readonly postings?: readonly Moved[] }, S extends AnyScene<Told>>(
  scene: S,
  event: Told,
  change: Partial<S>,
  { isQuiet, isOver, teller }: { readonly isQuiet: boolean; readonly isOver: boolean; readonly teller: Teller },
): S {
  const books = event.postings ? booksAfter(scene.books, event.postings) : scene.books;
  const telling = teller.evolve(scene.telling, event);
  const changed = { ...scene, books, telling, ...change };
  const opens = event.type === 'StakesClosed';
  const before = opens ? scene.window : (changed.coup?.events ?? []);
  const coup = changed.coup && { ...changed.coup, events: [...before, event], story: telling.coup };
  const window = event.type === 'BankAnnounced' || opens ? [] : scene.window;
  return {
    ...changed,
    window: OF_THE_WINDOW.has(event.type) ? [...window, event] : window,
    notes: notesAfter(scene.notes, event, scene.banker),
    said: isQuiet ? scene.said : event,
    now: event,
    coup: isOver ? null : coup,
    lastCoup: isOver && coup !== null ? coup : changed.lastCoup,
  };
}

/** Nothing is left to be shown: money and people are those of the view, and so are the cards while a coup is played. */
export const settledAs = <S extends AnyScene<AnyTold>>(scene: S, now: S, isPlaying: boolean): S => ({
  ...scene,
  phase: now.phase,
  people: now.people,
  books: now.books,
  banker: now.banker,
  pack: now.pack,
  cards: isPlaying ? now.cards : scene.cards,
  coup: isPlaying ? (scene.coup ?? now.coup) : null,
});
