import type { WitnessedEvent } from '@sabot/engine';
import { isNamedIn } from '@sabot/engine';
import type { Say } from '@sabot/words';
import { cardText } from '../../terminal/card-text.ts';
import { personIn } from '../person-in.ts';
import { note, type Scene, type Told, whoOrCroupier } from '../scene.ts';

/** What is told of the pack and of who deals. */
export function shoeTold(event: WitnessedEvent, scene: Scene): readonly Told[] {
  const { table, you, words, paint, money } = scene;
  const { pack, shoe } = words.table;
  const dim = (text: string): readonly Told[] => [note(paint.dim(text))];
  const { events } = words.dictionary.games['punto-banca'];
  const say: Say = { who: personIn(scene), money, cards: (cards) => cards.join(' '), bet: String };
  const of = (player: string, text: string | null): readonly Told[] =>
    text === null ? [] : player === you ? [note(paint.you(text))] : dim(text);
  switch (event.type) {
    case 'PackShuffled':
      return dim(pack.prepared(table.settings.decks, table.cards.all));
    case 'PackCut':
      return dim(
        pack.cutBy(
          event.by === you ? null : whoOrCroupier(scene, isNamedIn(table.view.people, event.by) ? event.by : null),
          event.at,
        ),
      );
    case 'CardBurnt':
      return dim(pack.burnt(cardText(event.card), event.unseen, table.view.pack.stopCardBelow ?? 0));
    case 'StopCardShown':
      return event.last ? [note(paint.bold(pack.stopCard))] : [];
    case 'ClosingAnnounced':
      return [note(paint.bold(events.ClosingAnnounced(event, say) ?? ''))];
    case 'LastCoupCalled':
      return dim(events.LastCoupCalled(event, say) ?? '');
    case 'TallaEnded':
      return [note(''), ...dim(pack.over)];
    case 'ShoeTaken':
      return of(event.player, event.player === you ? shoe.youTake : events.ShoeTaken(event, say));
    case 'CroupierHoldsShoe':
      return event.until === 'bank-loss' ? dim(shoe.croupierDeals) : [];
    case 'ShoeLost':
      return of(event.player, events.ShoeLost(event, say));
    case 'ShoeGivenUp':
      return of(event.player, events.ShoeGivenUp(event, say));
    case 'DealerPassedOver':
      return of(event.player, events.DealerPassedOver(event, say));
    default:
      return [];
  }
}
