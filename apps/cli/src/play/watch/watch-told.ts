import { type CheminDeFerWitnessed, type DosPanosWitnessed, lookUp, type WitnessedEvent } from '@sabot/engine';
import { capital, type Money, quotedIn } from '@sabot/words';
import { cardsText, cardText } from '../../terminal/card-text.ts';
import type { Language } from '../../terminal/language.ts';
import type { Words } from '../../words/words.ts';

export type AnyWitnessed = WitnessedEvent | CheminDeFerWitnessed | DosPanosWitnessed;
type Told<Type> = Extract<AnyWitnessed, { readonly type: Type }>;

/** Where a player has chips, and how many; places without any are left out. */
const stakesTold = (event: Told<'StakesSet'>, bets: Words['watch']['bets'], money: Money): readonly string[] =>
  'stakes' in event
    ? event.stakes.map(([bet, amount]) => `${lookUp(bets, bet) ?? bet} ${money(amount)}`)
    : Object.entries(event).flatMap(([field, amount]) =>
        Object.hasOwn(bets, field) && typeof amount === 'number' && amount > 0
          ? [`${lookUp(bets, field)} ${money(amount)}`]
          : [],
      );

/** How it is told: in which words, and how amounts and calls are written. */
interface Telling {
  readonly words: Words;
  readonly money: Money;
  readonly language: Language;
}

/** What somebody who only looks on is told of an event; nothing where it is of no interest to them. */
export function watchTold(
  event: AnyWitnessed,
  bots: readonly string[],
  { words: { watch }, money, language }: Telling,
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
      return `  ${watch.stakes(event.player, stakesTold(event, watch.bets, money))}`;
    case 'BankAwarded':
      return watch.bank(event.player, money(event.amount));
    case 'BancoMade':
      return `  ${watch.banco(event.player)}`;
    case 'PuntoSpoke':
    case 'PanoSpoke':
      return `  ${watch.says(event.by, event.word)}`;
    case 'Called':
      return event.words.map((call) => `  ${quotedIn(language, call)}`).join('\n');
    case 'CardDrawn':
      return `  ${watch.hands[event.hand] ?? event.hand}  ${cardText(event.card)}`;
    case 'HandUncovered':
    case 'HandShown':
      return `  ${watch.hands[event.hand] ?? event.hand}  ${cardsText(event.cards)} = ${event.total}`;
    case 'CoupDecided':
      return `  ${capital(watch.decided[event.outcome](event.punto, event.banca))}`;
    case 'PanoDecided': {
      const { pano, outcome, total, banca } = event;
      return `  ${watch.onPano(watch.hands[pano] ?? pano, capital(watch.decided[outcome](total, banca)))}`;
    }
    case 'PanoAnnulled':
      return `  ${watch.onPano(watch.hands[event.pano] ?? event.pano, watch.panoAnnulled)}`;
    case 'CoupAnnulled':
      return `  ${watch.annulled}`;
    case 'TableClosed':
      return watch.closed;
    default:
      return null;
  }
}
