import { Ladder } from '../circulo/ladder.tsx';
import { useCdf } from './use-cdf.ts';

const WINDOWS = ['banco', 'mesa', 'stakes'] as const;

/** Banco, con la mesa, stakes: one window after the other. */
export function Windows({ phase }: { readonly phase: string }) {
  const { windows } = useCdf().cdf;
  const at = WINDOWS.find((window) => window === phase);
  if (at === undefined) return null;
  return <Ladder title={windows.title} rungs={WINDOWS} at={at} names={windows} />;
}
