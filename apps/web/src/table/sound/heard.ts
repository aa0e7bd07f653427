import type { Sound } from './synth.ts';

/** What is heard of an event, by its type: nothing of it depends on which card it is. */
const HEARD: ReadonlyMap<string, Sound> = new Map<string, Sound>([
  ['CardDrawn', 'card'],
  ['CardBurnt', 'card'],
  ['HandUncovered', 'card'],
  ['HandAbated', 'card'],
  ['StakeSettled', 'chip'],
  ['BankSettled', 'chip'],
]);

export const heardOf = (type: string): Sound | null => HEARD.get(type) ?? null;
