import type { Clock } from '../ports/clock.ts';
import type { Audience, Listener } from './audience.ts';
import { nextQuiet, QUIET_MS } from './quiet.ts';
import type { Scene } from './scene.ts';

/** When an audience is told: at once, or a little later together with what comes meanwhile. */
export class Teller {
  readonly #audience: Audience;
  readonly #clock: Clock;
  readonly #pace: number;
  readonly #scene: () => Scene;
  /** Calls off the telling that is due. */
  #due: (() => void) | null = null;
  #quiet = QUIET_MS;

  constructor(audience: Audience, clock: Clock, pace: number, scene: () => Scene) {
    this.#audience = audience;
    this.#clock = clock;
    this.#pace = pace;
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
    this.#due ??= this.#catchUpAfter(Math.round(this.#quiet * this.#pace));
  }

  #catchUpAfter(milliseconds: number): () => void {
    const at = this.#clock.now() + milliseconds;
    return this.#clock.after(milliseconds, () => {
      this.#due = null;
      this.#quiet = nextQuiet(this.#quiet, this.#clock.now() - at);
      this.#audience.catchUp(this.#scene());
    });
  }

  stop(): void {
    this.#due?.();
    this.#due = null;
  }
}
