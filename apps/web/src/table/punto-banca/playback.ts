import type { TableMessage, WitnessedEvent } from '@sabot/protocol';
import { Cell } from '../../client/cell.ts';
import { follow } from './follow.ts';
import { haste, lasts, timeToShow } from './pacing.ts';
import { type Scene, sceneOf } from './scene.ts';

/** Below this a step is not worth a timer. */
const AT_ONCE = 16;

/** Shows what has happened at the pace of the eye. The scene it shows ends where the last message stands. */
export class Playback {
  readonly scene: Cell<Scene>;
  /** The last message that has been shown to its end. What stands beside the table must not run ahead of it. */
  readonly shown: Cell<TableMessage>;
  readonly #clock: () => number;
  #message: TableMessage;
  #waiting: WitnessedEvent[] = [];
  /** When the scene has to be where the table is. */
  #showBy = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(message: TableMessage, clock: () => number = Date.now) {
    this.#message = message;
    this.#clock = clock;
    this.scene = new Cell(sceneOf(message.view));
    this.shown = new Cell(message);
  }

  receive(message: TableMessage): void {
    const known = this.#message.version;
    if (message.version < known) return;
    this.#message = message;
    const fresh = message.events.filter(({ no }) => no > known).map(({ event }) => event);
    if (message.version - known > fresh.length) {
      // Something was not told: what lies between cannot be shown.
      this.#waiting = [];
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.scene.set({ ...sceneOf(message.view), lastCoup: this.scene.value.lastCoup });
      this.shown.set(message);
      return;
    }
    this.#waiting.push(...fresh);
    const until = message.awaits[0]?.until ?? null;
    this.#showBy = this.#clock() + timeToShow(until === null ? null : until - this.#clock());
    if (this.#isHidden() || this.#isCoupsBehind()) this.hurry();
    else if (this.#timer === undefined) this.#next();
  }

  /** Goes to where the table is. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { view } = this.#message;
    let scene = this.scene.value;
    for (const event of this.#waiting.splice(0)) scene = follow(scene, event, view);
    this.#settle(scene);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #isHidden(): boolean {
    return typeof document !== 'undefined' && document.hidden;
  }

  /** More than one whole coup waits: nobody wants to be shown them one after the other while the table plays on. */
  #isCoupsBehind(): boolean {
    return this.#waiting.filter(({ type }) => type === 'CoupEnded' || type === 'CoupAnnulled').length > 1;
  }

  #next = (): void => {
    this.#timer = undefined;
    const { view } = this.#message;
    let scene = this.scene.value;
    let event = this.#waiting.shift();
    while (event !== undefined) {
      scene = follow(scene, event, view);
      const factor = haste([event, ...this.#waiting], this.#showBy - this.#clock());
      const wait = lasts(event) * factor;
      if (wait > AT_ONCE) {
        this.scene.set(scene);
        this.#timer = setTimeout(this.#next, wait);
        return;
      }
      event = this.#waiting.shift();
    }
    this.#settle(scene);
  };

  /** Nothing is left to be shown: books, people and shoe are those of the view, to the cent. */
  #settle(scene: Scene): void {
    this.shown.set(this.#message);
    const now = sceneOf(this.#message.view);
    const hasCards = this.#message.view.coup !== null;
    this.scene.set({
      ...scene,
      stage: now.stage,
      people: now.people,
      books: now.books,
      shoe: now.shoe,
      pack: now.pack,
      dealer: now.dealer,
      cards: hasCards && scene.cards.length !== now.cards.length ? now.cards : scene.cards,
      handed: now.handed && (scene.handed?.hand === now.handed.hand ? scene.handed : now.handed),
      coup: now.coup === null ? null : scene.coup?.no === now.coup.no ? scene.coup : now.coup,
    });
  }
}
