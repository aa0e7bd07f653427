import { useWords } from '../../locales/words.ts';
import { useCirculo } from '../circulo/use-circulo.ts';
import { asMessage } from './message.ts';

/** The table of chemin de fer: what every part of it needs to say and do things. */
export function useCheminDeFer() {
  const context = useCirculo();
  return { ...context, message: asMessage(context.message), cheminDeFer: useWords().cheminDeFer };
}
