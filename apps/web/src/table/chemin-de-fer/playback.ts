import { Playback as AnyPlayback, type Staging } from '../any-game/playback.ts';
import { follow } from './follow.ts';
import type { Message, Told, View } from './message.ts';
import { lasts } from './pacing.ts';
import { type Scene, sceneOf } from './scene.ts';

const STAGING: Staging<Scene, Told, View> = {
  sceneOf,
  follow,
  lasts,
  settled(scene, view) {
    const now = sceneOf(view);
    const playing = view.coup !== null;
    return {
      ...scene,
      phase: now.phase,
      people: now.people,
      books: now.books,
      banker: now.banker,
      playing: now.playing,
      pack: now.pack,
      holder: playing ? now.holder : scene.holder,
      banco: playing ? now.banco : scene.banco,
      cards: playing ? now.cards : scene.cards,
      walk: now.walk && scene.walk ? { ...now.walk, steps: scene.walk.steps, ...offeredOf(now, scene) } : now.walk,
      coup: playing ? (scene.coup ?? now.coup) : null,
    };
  },
};

/** The grounds of an offer come with its event; the view does not keep them. */
function offeredOf(now: Scene, scene: Scene) {
  const same = now.walk?.offered?.to === scene.walk?.offered?.to;
  return same && scene.walk?.offered ? { offered: scene.walk.offered } : {};
}

export class Playback extends AnyPlayback<Scene, Told, View, Message> {
  constructor(message: Message, clock?: () => number) {
    super(STAGING, message, clock);
  }
}
