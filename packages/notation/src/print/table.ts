import type { Holding } from '@sabot/engine';
import { kebab } from '../names.ts';
import type { Rules } from '../rules.ts';
import { printActor } from './print.ts';
import { printWord } from './value.ts';

/** The bank has no cards; of the shoe only their number is known. */
function printHolding({ thing, by, cards, count }: Holding): string {
  const who = by === null ? 'nobody' : printWord(by);
  const lies = cards.length > 0 ? [`(${cards.join(' ')})`] : thing === 'bank' ? [] : [String(count)];
  return ['@', thing, who, ...lies].join(' ');
}

/** How a table stands, in the lines with which a scenario claims it: what somebody has on the cloth, and who is awaited. */
export function printTable({ game }: Rules, state: unknown): readonly string[] {
  const held = (game.holdings?.(state) ?? []).filter(({ by, count }) => by !== null || count > 0);
  const awaits = game.awaits(state);
  const awaited = awaits.flatMap(({ by, acts }) =>
    by.map((actor) => `? ${printActor(actor)}: ${acts.map(kebab).join(' ')}`),
  );
  return [...held.map(printHolding), ...(awaited.length === 0 ? ['? nobody'] : awaited)];
}
