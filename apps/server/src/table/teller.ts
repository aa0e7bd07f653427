import type { Clock } from '../ports/clock.ts';
import type { Load } from '../ports/load.ts';
import type { Audience, Listener } from './audience.ts';
import { quietAt } from './quiet.ts';
import type { Scene } from './scene.ts';

/** When an audience is told: at once, or a little later together with what comes meanwhile. */
export class Teller {
  readonly #audience: Audience;
  readonly #clock: Clock;
  readonly #pace: number;
  readonly #load: Load;
  readonly #scene: () => Scene;
  /** Calls off the telling that is due. */
  #due: (() => void) | null = null;

  constructor(audience: Audience, clock: Clock, pace: number, load: Load, scene: () => Scene) {
    this.#audience = audience;
    this.#clock = clock;
    this.#pace = pace;
    this.#load = load;
    this.#scene = scene;
  }

  /** Everybody, but for one who is being greeted. */
  tell(newcomer?: Listener): void {
    this.stop();
    this.#audience.tell(this.#scene(), newcomer);
  }

  /** Chips move often and mean little to others: whoever moved them sees it at once, the rest with what comes meanwhile. */
  tellSoon(mover: string | null): void {
    if (mover !== null) this.#audience.tellFirst(this.#scene(), mover);
    this.#due ??= this.#catchUpAfter(Math.round(quietAt(this.#load()) * this.#pace));
  }

  #catchUpAfter(milliseconds: number): () => void {
    return this.#clock.after(milliseconds, () => {
      this.#due = null;
      this.#audience.catchUp(this.#scene());
    });
  }

  stop(): void {
    this.#due?.();
    this.#due = null;
  }
}
