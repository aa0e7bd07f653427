import { lastsOnFelt } from '@sabot/story';
import { Playback as AnyPlayback, type Staging } from '../any-game/playback.ts';
import { settledAs } from '../circulo/scene.ts';
import { follow } from './follow.ts';
import type { Message, Told, View } from './message.ts';
import { type Scene, sceneOf } from './scene.ts';

export const STAGING: Staging<Scene, Told, View> = {
  sceneOf,
  follow,
  lasts: (event) => lastsOnFelt('dos-panos', event),
  settled(scene, view) {
    const now = sceneOf(view);
    const playing = view.coup !== null;
    return {
      ...settledAs(scene, now, playing),
      banco: now.banco,
      holders: playing ? now.holders : scene.holders,
      walk: now.walk && { ...now.walk, steps: scene.walk?.steps ?? [] },
    };
  },
};

export class Playback extends AnyPlayback<Scene, Told, View, Message> {
  constructor(message: Message, clock?: () => number) {
    super(STAGING, message, clock);
  }
}
