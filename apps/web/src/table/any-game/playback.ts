import { Cell } from '../../client/cell.ts';
import { meanwhile } from './meanwhile.ts';
import { haste, leastFor, timeToShow } from './pacing.ts';
import { stillMotion } from './still-motion.ts';

/** What a playback needs of a table's message, whatever is played there. */
export interface Followed<Event, View> {
  readonly version: number;
  readonly view: View;
  readonly events: readonly { readonly no: number; readonly event: Event }[];
  readonly acts: readonly { readonly act: string }[];
  readonly awaits: readonly {
    readonly acts: readonly string[];
    readonly clock: string;
    readonly from: number | null;
    readonly until: number | null;
  }[];
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

/** What stands beside the felt at the moment that is shown. */
export interface Moment<Message> {
  readonly message: Message;
  /** The felt still shows what has happened since. */
  readonly isShowing: boolean;
}

/** Below this a step is not worth a timer. */
const AT_ONCE = 16;

const isResult = ({ type }: { readonly type: string }): boolean => type === 'CoupEnded' || type === 'CoupAnnulled';

interface Waiting<Event, Message> {
  readonly event: Event;
  /** With which it was told. */
  readonly message: Message;
  /** Nothing more was told with it. */
  readonly isLast: boolean;
}

/**
 * Shows what has happened at the pace of the eye. There is one moment in time: the scene, and whatever stands beside it
 * follows it. Messages that come meanwhile wait behind what is being shown.
 */
export class Playback<
  Scene extends { readonly lastCoup: unknown },
  Event extends { readonly type: string },
  View,
  Message extends Followed<Event, View>,
> {
  readonly scene: Cell<Scene>;
  /** The last message that has been shown to its end. */
  readonly shown: Cell<Message>;
  /** What is to be read and done beside the felt. */
  readonly moment: Cell<Moment<Message>>;
  /** The event that is being shown; null between two. */
  readonly showing = new Cell<Event | null>(null);
  readonly #staging: Staging<Scene, Event, View>;
  readonly #clock: () => number;
  #message: Message;
  #waiting: Waiting<Event, Message>[] = [];
  /** What is being shown, while its time lasts. */
  #current: Waiting<Event, Message> | null = null;
  /** Between which messages the felt was when that was told last. */
  #told: { readonly shown: Message; readonly latest: Message } | null = null;
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
    this.moment = new Cell<Moment<Message>>({ message, isShowing: false });
  }

  receive(message: Message): void {
    const known = this.#message.version;
    if (message.version < known || message === this.#message) return;
    this.#message = message;
    const fresh = message.events.filter(({ no }) => no > known).map(({ event }) => event);
    if (message.version - known > fresh.length) {
      // Something was not told: what lies between cannot be shown.
      this.close();
      this.scene.set({ ...this.#staging.sceneOf(message.view), lastCoup: this.scene.value.lastCoup });
      this.#rest();
      return;
    }
    this.#waiting.push(...fresh.map((event, i) => ({ event, message, isLast: i === fresh.length - 1 })));
    const from = message.awaits[0]?.from ?? null;
    this.#showBy = stillMotion() ? 0 : this.#clock() + timeToShow(from === null ? null : from - this.#clock());
    if (this.#isHidden() || this.#isCoupsBehind()) this.catchUp();
    else if (this.#timer === undefined) this.#next();
    else this.#tellShowing();
  }

  /** Finishes what is moving, but goes past no result that has not been seen. */
  hurry(): void {
    this.#showBy = 0;
    if (this.#isResultShown || this.#timer === undefined) return;
    this.#stopTimer();
    this.#next();
  }

  /** Goes to where the table is: nobody looks. */
  catchUp(): void {
    this.#stopTimer();
    this.#current = null;
    let scene = this.scene.value;
    for (const { event, message } of this.#waiting.splice(0)) scene = this.#staging.follow(scene, event, message.view);
    this.#settle(scene);
  }

  close(): void {
    this.#stopTimer();
    this.#waiting = [];
    this.#current = null;
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
    return this.#waiting.filter(({ event }) => isResult(event)).length > 1;
  }

  #next = (): void => {
    this.#stopTimer();
    const { lasts, follow } = this.#staging;
    let scene = this.scene.value;
    this.#passed(this.#current);
    this.#current = null;
    let next = this.#waiting.shift();
    while (next !== undefined) {
      const { event, message } = next;
      scene = follow(scene, event, message.view);
      const needed = this.#waiting.reduce((sum, one) => sum + lasts(one.event), lasts(event));
      const least = isResult(event) ? (stillMotion() ? lasts(event) : leastFor(lasts(event))) : 0;
      const wait = Math.max(least, lasts(event) * haste(needed, this.#showBy - this.#clock()));
      if (wait > AT_ONCE) {
        this.scene.set(scene);
        this.showing.set(event);
        this.#current = next;
        this.#isResultShown = isResult(event);
        this.#timer = setTimeout(this.#next, wait);
        this.#tellShowing();
        return;
      }
      this.#passed(next);
      next = this.#waiting.shift();
    }
    this.#settle(scene);
  };

  /** Whatever was told with it has been shown; the last message is when nothing is left. */
  #passed(one: Waiting<Event, Message> | null): void {
    if (one?.isLast && this.#waiting.length > 0) this.shown.set(one.message);
  }

  /** The felt is behind the table: beside it stands what was so before. */
  #tellShowing(): void {
    const [shown, latest] = [this.shown.value, this.#message];
    if (this.#told?.shown === shown && this.#told.latest === latest && this.moment.value.isShowing) return;
    this.#told = { shown, latest };
    this.moment.set({ message: meanwhile(shown, latest), isShowing: true });
  }

  #settle(scene: Scene): void {
    this.scene.set(this.#staging.settled(scene, this.#message.view));
    this.#rest();
  }

  #rest(): void {
    this.showing.set(null);
    this.shown.set(this.#message);
    this.moment.set({ message: this.#message, isShowing: false });
  }
}
