import type { PuntoBancaMessage, PuntoBancaView, WitnessedEvent } from '@sabot/protocol';
import { lastsOnFelt } from '@sabot/story';
import { Playback as AnyPlayback, type Staging } from '../any-game/playback.ts';
import { follow } from './follow.ts';
import { type Scene, sceneOf } from './scene.ts';

export const STAGING: Staging<Scene, WitnessedEvent, PuntoBancaView> = {
  sceneOf,
  follow,
  lasts: (event) => lastsOnFelt('punto-banca', event),
  settled(scene, view) {
    const now = sceneOf(view);
    const hasCards = view.coup !== null;
    const isSame = scene.coup?.no === now.coup?.no;
    return {
      ...scene,
      stage: now.stage,
      people: now.people,
      books: now.books,
      shoe: now.shoe,
      pack: now.pack,
      dealer: now.dealer,
      cards: hasCards && scene.cards.length !== now.cards.length ? now.cards : scene.cards,
      handed: now.handed && (scene.handed?.hand === now.handed.hand ? scene.handed : now.handed),
      coup: now.coup === null ? null : isSame ? scene.coup : now.coup,
      telling: now.coup === null || isSame ? scene.telling : now.telling,
    };
  },
};

export class Playback extends AnyPlayback<Scene, WitnessedEvent, PuntoBancaView, PuntoBancaMessage> {
  constructor(message: PuntoBancaMessage, clock?: () => number) {
    super(STAGING, message, clock);
  }
}
