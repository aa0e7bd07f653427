import type { Person } from '@sabot/words';
import { type AnyScene, who } from './scene.ts';

/** Whom a sentence is about; nobody in particular is the croupier. */
export const personIn =
  (scene: AnyScene) =>
  (player: string | null | undefined): Person =>
    player == null ? 'croupier' : player === scene.you ? 'you' : { name: who(scene, player) };
