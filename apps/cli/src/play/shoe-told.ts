import type { WitnessedEvent } from '@sabot/engine';
import { isNamedIn } from '@sabot/engine';
import { cardText } from '../card-text.ts';
import { note, type Scene, type Told, who, whoOrCroupier } from './scene.ts';

/** What is told of the pack and of who deals. */
export function shoeTold(event: WitnessedEvent, scene: Scene): readonly Told[] {
  const { table, you, words, paint } = scene;
  const { pack, shoe } = words.table;
  const dim = (text: string): readonly Told[] => [note(paint.dim(text))];
  const mineOr = (player: string, mine: string, others: (who: string) => string): readonly Told[] =>
    player === you ? [note(paint.you(mine))] : dim(others(who(scene, player)));
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
    case 'TallaEnded':
      return [note(''), ...dim(pack.over)];
    case 'ShoeTaken':
      return mineOr(event.player, shoe.youTake, shoe.taken);
    case 'CroupierHoldsShoe':
      return event.until === 'bank-loss' ? dim(shoe.croupierDeals) : [];
    case 'ShoeLost':
      return mineOr(event.player, shoe.youLose, shoe.lost);
    case 'ShoeGivenUp':
      return mineOr(event.player, shoe.youGiveUp, shoe.givenUp);
    case 'DealerPassedOver':
      return mineOr(event.player, shoe.youArePassedOver, shoe.passedOver);
    default:
      return [];
  }
}
