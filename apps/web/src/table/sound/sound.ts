import { Kept } from '../../client/kept.ts';
import { type Sound, Synth } from './synth.ts';

/** A telephone is silent until somebody wants it otherwise. */
const isTelephone = (): boolean =>
  typeof matchMedia === 'function' &&
  matchMedia('(pointer: coarse) and (max-width: 599px), (max-height: 480px)').matches;

export const sound = new Kept('sabot:sound', ['on', 'off'], isTelephone() ? 'off' : 'on');

let synth: Synth | null = null;

/** Before anybody has touched the page browsers let nothing be heard: then nothing is made. */
export function hear(what: Sound): void {
  if (sound.value === 'off' || typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false)
    return;
  synth ??= new Synth(new AudioContext());
  synth.play(what);
}

export function setSound(on: boolean): void {
  sound.choose(on ? 'on' : 'off');
  if (on) hear('chip');
}
