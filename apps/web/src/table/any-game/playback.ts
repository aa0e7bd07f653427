import { Cell } from '../../client/cell.ts';
import { haste, leastFor, timeToShow } from './pacing.ts';

/** What a playback needs of a table's message, whatever is played there. */
export interface Followed<Event, View> {
  readonly version: number;
  readonly view: View;
  readonly events: readonly { readonly no: number; readonly event: Event }[];
  readonly awaits: readonly { readonly until: number | null }[];
}

/** How one game is shown. */
export interface Staging<Scene, Event, View> {
  sceneOf(view: View): Scene;
  follow(scene: Scene, event: Event, view: View): Scene;
  /** Nothing is left to be shown: money, people and cards are those of the view, to the cent. */
  settled(scene: Scene, view: View): Scene;
  /** How long an event stays the last thing that happened, in milliseconds. */
  lasts(event: Event): number;
}

/** Below this a step is not worth a timer. */
const AT_ONCE = 16;

const isResult = ({ type }: { readonly type: string }): boolean => type === 'CoupEnded' || type === 'CoupAnnulled';

/** Shows what has happened at the pace of the eye. The scene it shows ends where the last message stands. */
export class Playback<
  Scene extends { readonly lastCoup: unknown },
  Event extends { readonly type: string },
  View,
  Message extends Followed<Event, View>,
> {
  readonly scene: Cell<Scene>;
  /** The last message that has been shown to its end. What stands beside the table must not run ahead of it. */
  readonly shown: Cell<Message>;
  readonly #staging: Staging<Scene, Event, View>;
  readonly #clock: () => number;
  #message: Message;
  #waiting: Event[] = [];
  /** When the scene has to be where the table is. */
  #showBy = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A result stands on the table, for the time it takes to read it. */
  #isResultShown = false;

  constructor(staging: Staging<Scene, Event, View>, message: Message, clock: () => number = Date.now) {
    this.#staging = staging;
    this.#message = message;
    this.#clock = clock;
    this.scene = new Cell(staging.sceneOf(message.view));
    this.shown = new Cell(message);
  }

  receive(message: Message): void {
    const known = this.#message.version;
    if (message.version < known) return;
    this.#message = message;
    const fresh = message.events.filter(({ no }) => no > known).map(({ event }) => event);
    if (message.version - known > fresh.length) {
      // Something was not told: what lies between cannot be shown.
      this.close();
      this.scene.set({ ...this.#staging.sceneOf(message.view), lastCoup: this.scene.value.lastCoup });
      this.shown.set(message);
      return;
    }
    this.#waiting.push(...fresh);
    const until = message.awaits[0]?.until ?? null;
    this.#showBy = this.#clock() + timeToShow(until === null ? null : until - this.#clock());
    if (this.#isHidden() || this.#isCoupsBehind()) this.#goThere();
    else if (this.#timer === undefined) this.#next();
  }

  /** Goes to where the table is, but past no result that has not been seen. */
  hurry(): void {
    this.#showBy = 0;
    if (this.#isResultShown) return;
    this.#stopTimer();
    this.#next();
  }

  #goThere(): void {
    this.#stopTimer();
    const { view } = this.#message;
    let scene = this.scene.value;
    for (const event of this.#waiting.splice(0)) scene = this.#staging.follow(scene, event, view);
    this.#settle(scene);
  }

  close(): void {
    this.#stopTimer();
    this.#waiting = [];
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isResultShown = false;
  }

  #isHidden(): boolean {
    return typeof document !== 'undefined' && document.hidden;
  }

  /** More than one whole coup waits: nobody wants to be shown them one after the other while the table plays on. */
  #isCoupsBehind(): boolean {
    return this.#waiting.filter(isResult).length > 1;
  }

  #next = (): void => {
    this.#stopTimer();
    const { lasts, follow } = this.#staging;
    const { view } = this.#message;
    let scene = this.scene.value;
    let event = this.#waiting.shift();
    while (event !== undefined) {
      scene = follow(scene, event, view);
      const needed = this.#waiting.reduce((sum, one) => sum + lasts(one), lasts(event));
      const least = isResult(event) ? leastFor(lasts(event)) : 0;
      const wait = Math.max(least, lasts(event) * haste(needed, this.#showBy - this.#clock()));
      if (wait > AT_ONCE) {
        this.scene.set(scene);
        this.#isResultShown = isResult(event);
        this.#timer = setTimeout(this.#next, wait);
        return;
      }
      event = this.#waiting.shift();
    }
    this.#settle(scene);
  };

  #settle(scene: Scene): void {
    this.shown.set(this.#message);
    this.scene.set(this.#staging.settled(scene, this.#message.view));
  }
}
