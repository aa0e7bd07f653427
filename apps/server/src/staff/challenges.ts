import { randomBytes } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import type { PasskeyPlace } from './passkey-place.ts';

/** What a challenge was given for: to make a passkey, by whom; or to sign in. */
export interface Challenge {
  readonly challenge: string;
  readonly place: PasskeyPlace;
  readonly member: string | null;
}

/** As long as the browser lets somebody look for their key. */
export const CHALLENGE_MS = 2 * 60 * 1000;
/** Who asks for more makes the oldest count no more. */
const MOST = 10_000;

/** Challenges that were given out, and not answered yet. Each counts once, for two minutes by the clock that only grows. */
export class Challenges {
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #given = new Map<string, Challenge & { readonly until: number }>();

  constructor(clock: Pick<Clock, 'monotonic'>) {
    this.#clock = clock;
  }

  give(place: PasskeyPlace, member: string | null): Challenge {
    this.#forgetOld();
    const challenge = randomBytes(32).toString('base64url');
    const given = { challenge, place, member, until: this.#clock.monotonic() + CHALLENGE_MS };
    this.#given.set(challenge, given);
    return given;
  }

  /** The challenge that this is an answer to, counted from now on as used; null: there is none. */
  take(answered: string, member: string | null): Challenge | null {
    const given = this.#given.get(answered);
    this.#given.delete(answered);
    const counts = given !== undefined && given.member === member && given.until > this.#clock.monotonic();
    return counts ? given : null;
  }

  #forgetOld(): void {
    for (const [challenge, { until }] of this.#given) {
      if (until > this.#clock.monotonic() && this.#given.size < MOST) return;
      this.#given.delete(challenge);
    }
  }
}
