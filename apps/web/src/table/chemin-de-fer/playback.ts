import { Cell } from '../../client/cell.ts';
import { follow } from './follow.ts';
import type { Message, Told } from './message.ts';
import { haste, lasts, timeToShow } from './pacing.ts';
import { type Scene, sceneOf } from './scene.ts';

/** Below this a step is not worth a timer. */
const AT_ONCE = 16;

/** Shows what has happened at the pace of the eye. The scene it shows ends where the last message stands. */
export class Playback {
  readonly scene: Cell<Scene>;
  /** The last message that has been shown to its end. */
  readonly shown: Cell<Message>;
  #message: Message;
  #waiting: Told[] = [];
  #showBy = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(message: Message) {
    this.#message = message;
    this.scene = new Cell(sceneOf(message.view));
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
      this.scene.set({ ...sceneOf(message.view), lastCoup: this.scene.value.lastCoup });
      this.shown.set(message);
      return;
    }
    this.#waiting.push(...fresh);
    const until = message.awaits[0]?.until ?? null;
    this.#showBy = Date.now() + timeToShow(until === null ? null : until - Date.now());
    if (typeof document !== 'undefined' && document.hidden) this.hurry();
    else if (this.#timer === undefined) this.#next();
  }

  /** Goes to where the table is. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { view } = this.#message;
    this.#settle(this.#waiting.splice(0).reduce((scene, event) => follow(scene, event, view), this.scene.value));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next = (): void => {
    this.#timer = undefined;
    const { view } = this.#message;
    let scene = this.scene.value;
    let event = this.#waiting.shift();
    while (event !== undefined) {
      scene = follow(scene, event, view);
      const wait = lasts(event) * haste([event, ...this.#waiting], this.#showBy - Date.now());
      if (wait > AT_ONCE) {
        this.scene.set(scene);
        this.#timer = setTimeout(this.#next, wait);
        return;
      }
      event = this.#waiting.shift();
    }
    this.#settle(scene);
  };

  /** Nothing is left to be shown: money, people and bank are those of the view, to the cent. */
  #settle(scene: Scene): void {
    this.shown.set(this.#message);
    const now = sceneOf(this.#message.view);
    const playing = this.#message.view.coup !== null;
    this.scene.set({
      ...scene,
      phase: now.phase,
      people: now.people,
      books: now.books,
      banker: now.banker,
      playing: now.playing,
      pack: now.pack,
      holder: playing ? now.holder : scene.holder,
      banco: playing ? now.banco : scene.banco,
      cards: playing ? now.cards : scene.cards,
      walk: now.walk && scene.walk ? { ...now.walk, steps: scene.walk.steps, ...offeredOf(now, scene) } : now.walk,
      coup: playing ? (scene.coup ?? now.coup) : null,
    });
  }
}

/** The grounds of an offer come with its event; the view does not keep them. */
function offeredOf(now: Scene, scene: Scene) {
  const same = now.walk?.offered?.to === scene.walk?.offered?.to;
  return same && scene.walk?.offered ? { offered: scene.walk.offered } : {};
}
