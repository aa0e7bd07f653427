import type { Clock } from '../ports/clock.ts';
import type { Audience, Listener } from './audience.ts';
import type { Crier } from './crier.ts';
import { QUIET_MS } from './quiet.ts';
import type { Scene } from './scene.ts';

export interface TellerParts {
  readonly audience: Audience;
  readonly clock: Clock;
  readonly pace: number;
  readonly crier: Crier;
  readonly scene: () => Scene;
}

/** When an audience is told: at once, or a little later together with what comes meanwhile. */
export class Teller {
  readonly #parts: TellerParts;
  /** Calls off the telling that is due. */
  #due: (() => void) | null = null;

  constructor(parts: TellerParts) {
    this.#parts = parts;
  }

  /** Everybody, now, but for one who is being greeted. */
  tell(newcomer?: Listener): void {
    const { audience, scene } = this.#parts;
    this.stop();
    audience.tell(scene(), newcomer);
  }

  /** More than chips: everybody sees it now; where the house has its hands full, whoever did it, and the rest a little later. */
  tellNext(mover: string | null): void {
    const { audience, crier, scene } = this.#parts;
    if (crier.isBusy) {
      this.#forget();
      if (mover !== null) audience.tellFirst(scene(), mover);
      crier.tellNext(this.#catchUp);
    } else this.tell();
  }

  /** Chips move often and mean little to others: whoever moved them sees it at once, the rest with what comes meanwhile. */
  tellSoon(mover: string | null): void {
    const { audience, clock, pace, crier, scene } = this.#parts;
    if (mover !== null) audience.tellFirst(scene(), mover);
    this.#due ??= clock.after(Math.round(QUIET_MS * pace), () => {
      this.#due = null;
      crier.tell(this.#catchUp);
    });
  }

  /** Tells what is owed, and nothing more. */
  end(): void {
    if (this.stop()) this.#catchUp();
  }

  /** True: more than chips was still to be told. */
  stop(): boolean {
    this.#forget();
    return this.#parts.crier.callOff(this.#catchUp);
  }

  #forget(): void {
    this.#due?.();
    this.#due = null;
  }

  readonly #catchUp = (): void => {
    const { audience, scene } = this.#parts;
    audience.catchUp(scene());
  };
}
