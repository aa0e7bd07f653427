import type { Scene } from '../scene.ts';
import type { CirculoTable } from './table.ts';

export type CirculoScene = Scene<CirculoTable>;
