import { lastsOnFelt } from '@sabot/story';
import { Playback as AnyPlayback, type Staging } from '../any-game/playback.ts';
import { settledAs } from '../circulo/scene.ts';
import { bankPays } from './bank-pays.ts';
import { follow } from './follow.ts';
import type { Message, Told, View } from './message.ts';
import { type Scene, sceneOf } from './scene.ts';

export const STAGING: Staging<Scene, Told, View> = {
  sceneOf,
  follow,
  lasts: (event) => lastsOnFelt('chemin-de-fer', event),
  settled(scene, view) {
    const now = sceneOf(view);
    const playing = view.coup !== null;
    return {
      ...settledAs(scene, now, playing),
      playing: now.playing,
      holder: playing ? now.holder : scene.holder,
      banco: playing ? now.banco : scene.banco,
      walk: now.walk && scene.walk ? { ...now.walk, steps: scene.walk.steps, ...offeredOf(now, scene) } : now.walk,
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

  #latest: Message | null = null;

  override receive(message: Message): void {
    if (message === this.#latest) return;
    this.#latest = message;
    super.receive({ ...message, events: bankPays(message.events) });
  }
}
