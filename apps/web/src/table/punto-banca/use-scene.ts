import { useRef, useSyncExternalStore } from 'react';
import type { Playback } from './playback.ts';
import type { Scene } from './scene.ts';

/** A part of the scene; whoever asks for it is drawn again only when that part has changed. */
export function useScene<T>(
  playback: Playback,
  select: (scene: Scene) => T,
  same: (a: T, b: T) => boolean = Object.is,
): T {
  const kept = useRef<{ readonly value: T } | null>(null);
  return useSyncExternalStore(playback.scene.subscribe, () => {
    const value = select(playback.scene.value);
    if (kept.current === null || !same(kept.current.value, value)) kept.current = { value };
    return kept.current.value;
  });
}
