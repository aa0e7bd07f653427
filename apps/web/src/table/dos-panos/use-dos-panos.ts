import { useWords } from '../../locales/words.ts';
import { useCirculo } from '../circulo/use-circulo.ts';
import { asMessage } from './message.ts';

/** The table of dos paños: what every part of it needs to say and do things. */
export function useDosPanos() {
  const context = useCirculo();
  return { ...context, message: asMessage(context.message), dosPanos: useWords().dosPanos };
}
