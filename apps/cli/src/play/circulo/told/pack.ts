import { isNamedIn } from '@sabot/engine';
import type { CirculoToldOf } from '../../../words/circulo-words.ts';
import { note, type Told, whoOrCroupier } from '../../scene.ts';
import type { CirculoScene } from '../scene.ts';

/** What is told of the pack and the shoe. */
export function packTold(
  event: CirculoToldOf<'PackShuffled' | 'PackCut' | 'StopCardShown' | 'TallaEnded'>,
  scene: CirculoScene,
): readonly Told[] {
  const { table, you, words, paint } = scene;
  const { pack } = words.table;
  const dim = (text: string): readonly Told[] => [note(paint.dim(text))];
  switch (event.type) {
    case 'PackShuffled':
      return dim(pack.prepared(table.view.pack.decks, table.cards.all));
    case 'PackCut': {
      const by = isNamedIn(table.view.people, event.by) ? event.by : null;
      return dim(pack.cutBy(event.by === you ? null : whoOrCroupier(scene, by), event.at));
    }
    case 'StopCardShown':
      return event.last ? [note(paint.bold(pack.stopCard))] : [];
    case 'TallaEnded':
      return [note(''), ...dim(pack.over)];
    default:
      return event satisfies never;
  }
}
