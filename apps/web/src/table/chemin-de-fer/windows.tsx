import { useWords } from '../../locales/words.ts';
import { Ladder } from '../circulo/ladder.tsx';
import { useCheminDeFer } from './use-chemin-de-fer.ts';

const WINDOWS = ['banco', 'mesa', 'stakes'] as const;

/** Banco, con la mesa, stakes: one window after the other. */
export function Windows({ phase }: { readonly phase: string }) {
  const { windows } = useCheminDeFer().cheminDeFer;
  const { terms } = useWords().dictionary.glossary;
  const at = WINDOWS.find((window) => window === phase);
  if (at === undefined) return null;
  return <Ladder title={windows.title} rungs={WINDOWS} at={at} names={windows} means={terms} />;
}
