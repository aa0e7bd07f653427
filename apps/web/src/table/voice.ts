import { Cell } from '../client/cell.ts';

const KEPT = 'sabot:voice';
const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined';

const read = (): boolean => {
  try {
    return localStorage.getItem(KEPT) === 'on';
  } catch {
    return false;
  }
};

/** Whether the croupier's calls are spoken; off until somebody wants them. */
export const voice = new Cell<boolean>(read());

export function setVoice(on: boolean): void {
  voice.set(on);
  if (!on && canSpeak()) speechSynthesis.cancel();
  try {
    localStorage.setItem(KEPT, on ? 'on' : 'off');
  } catch {
    // It is kept until the page is closed.
  }
}

/** The calls are Spanish, whatever language the page is in. */
export function sayCall(words: string): void {
  if (!voice.value || !canSpeak() || words === '') return;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = 'es-ES';
  utterance.rate = 0.95;
  speechSynthesis.speak(utterance);
}
