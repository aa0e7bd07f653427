import type { FairnessWords } from '../words.ts';

export const fairness: FairnessWords = {
  fair: (checked, cards) =>
    `The shuffle is as it was committed to: all ${cards} cards computed again, ${checked} compared with those dealt.`,
  unfair: (at, reason) => `the proof does not hold${at === '' ? '' : ` at ${at}`}: ${reason}`,
  contributed: (players) => `Shuffled by the house and ${players}.`,
  nobody: 'Shuffled by the house alone: no player added bytes of their own.',
  cut: (by, depth) => `Cut at ${depth} by ${by ?? 'the croupier'}.`,
  withheld: (players) => `Left out, because not revealed: ${players}.`,
};
