import type { WitnessedEvent } from '@sabot/engine';
import { cardsText, cardText } from '../card-text.ts';
import type { Money } from '../money.ts';
import type { Words } from '../words/words.ts';

/** What somebody who only looks on is told of an event; nothing where it is of no interest to them. */
export function watchTold(
  event: WitnessedEvent,
  bots: readonly string[],
  { watch }: Words,
  money: Money,
): string | null {
  switch (event.type) {
    case 'PlayerSeated':
      return watch.seated(event.player, event.seat, bots.includes(event.player));
    case 'PlayerLeft':
      return watch.left(event.player);
    case 'PackBrought':
      return watch.shoe(event.talla);
    case 'StakesOpened':
      return `\n${watch.coup(event.coup)}`;
    case 'StakesSet':
      return `  ${watch.stakes(event.player, money(event.punto), money(event.banca), money(event.tie))}`;
    case 'Called':
      return event.words.map((call) => `  «${call}»`).join('\n');
    case 'CardDrawn':
      return `  ${watch.hands[event.hand] ?? event.hand}  ${cardText(event.card)}`;
    case 'HandUncovered':
      return `  ${watch.hands[event.hand] ?? event.hand}  ${cardsText(event.cards)} = ${event.total}`;
    case 'CoupDecided':
      return `  ${watch.decided[event.outcome](event.punto, event.banca)}`;
    case 'CoupAnnulled':
      return `  ${watch.annulled}`;
    case 'TableClosed':
      return watch.closed;
    default:
      return null;
  }
}
