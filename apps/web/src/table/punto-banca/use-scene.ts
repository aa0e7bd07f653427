import { useGently } from '../any-game/use-gently.ts';
import type { Playback } from './playback.ts';
import type { Scene } from './scene.ts';

/** A part of the scene; whoever asks for it is drawn again only when that part has changed. */
export const useScene = <T>(
  playback: Playback,
  select: (scene: Scene) => T,
  same: (a: T, b: T) => boolean = Object.is,
): T => useGently(playback.scene, select, same);
