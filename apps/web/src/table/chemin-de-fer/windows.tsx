import { Ladder } from '../circulo/ladder.tsx';
import type { Scene } from './scene.ts';
import { useCdf } from './use-cdf.ts';

const WINDOWS = ['banco', 'mesa', 'stakes'] as const;

/** Banco, con la mesa, stakes: one window after the other. */
export function Windows({ scene }: { readonly scene: Scene }) {
  const { windows } = useCdf().cdf;
  const at = WINDOWS.find((window) => window === scene.phase);
  if (at === undefined) return null;
  return <Ladder title={windows.title} rungs={WINDOWS} at={at} names={windows} />;
}
