import { Kept } from '../client/kept.ts';

const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined';

/** Whether the croupier's calls are spoken; off until somebody wants them. */
export const voice = new Kept('sabot:voice', ['on', 'off'], 'off');

export function setVoice(on: boolean): void {
  voice.choose(on ? 'on' : 'off');
  if (!on && canSpeak()) speechSynthesis.cancel();
}

/** The calls are Spanish, whatever language the page is in. */
export function sayCall(words: string): void {
  if (voice.value === 'off' || !canSpeak() || words === '') return;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = 'es-ES';
  utterance.rate = 0.95;
  speechSynthesis.speak(utterance);
}
