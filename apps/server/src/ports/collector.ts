import { setFlagsFromString } from 'node:v8';

/**
 * V8 notices where objects are made that live long, and makes the next ones there among the long-lived at once. While a house fills
 * up nearly all of them do; under load they would then lie where only a full collection clears them, and everybody waits for that.
 * To be called before the house opens.
 */
export function letNewThingsBeNew(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
