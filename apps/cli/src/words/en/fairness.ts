import type { FairnessWords } from '../words.ts';

export const fairness: FairnessWords = {
  fair: (checked, cards) =>
    `The shuffle is as it was committed to: all ${cards} cards computed again, ${checked} compared with those dealt.`,
  unfair: (at, reason) => `the proof does not hold${at === '' ? '' : ` at ${at}`}: ${reason}`,
  withheld: (players) => `Left out, because not revealed: ${players}.`,
};
