import type { Say } from '../../words/circulo-words.ts';
import { type Scene, whoOrCroupier } from '../scene.ts';
import type { CirculoTable } from './circulo-table.ts';

export type CirculoScene = Scene<CirculoTable>;

/** How people and sums are named in the sentences of this scene. */
export const sayIn = (scene: CirculoScene): Say => ({
  who: (player) => whoOrCroupier(scene, player),
  isYou: (player) => player === scene.you,
  money: scene.money,
});
