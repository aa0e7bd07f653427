import type { AnyDuty } from '../duty.ts';
import type { Time } from './time.ts';

/** With less time than this to answer, nobody wants to watch cards being turned slowly. */
const HURRY_MS = 12_000;

/** How long you have for what the table waits for from you. */
export class Deadline {
  readonly #time: Time;
  readonly #duty: () => AnyDuty | null;

  /** `duty` is what is awaited from you now, whatever of it has been told. */
  constructor(time: Time, duty: () => AnyDuty | null) {
    this.#time = time;
    this.#duty = duty;
  }

  get #left(): number | null {
    return this.#time.left(this.#duty()?.awaited.until ?? null);
  }

  /** Null: nobody counts them. */
  readonly seconds = (): number | null => {
    const left = this.#left;
    return left === null ? null : Math.ceil(left / 1000);
  };

  readonly hasTime = (): boolean => {
    const left = this.#left;
    return left === null || left > HURRY_MS;
  };
}
