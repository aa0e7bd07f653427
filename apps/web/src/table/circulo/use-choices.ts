import { byName, lookUp } from '@sabot/engine/by-name';
import { useWords } from '../../locales/words.ts';
import { useCirculo } from './use-circulo.ts';

/** What stands on the button of an act, and what comes of pressing it. */
export function useChoices() {
  const { message, money, labelOf } = useCirculo();
  const { meanings } = useWords().dictionary.glossary;
  /** What a call binds whoever makes it to, as the house reckons it. */
  const sumOf = (act: string): string | null => {
    const cents = lookUp(message.situation?.binds ?? {}, act);
    return cents === undefined ? null : money(cents);
  };
  return {
    isBinding: (act: string): boolean => sumOf(act) !== null,
    buttonOf: (act: string): string => [labelOf(act), sumOf(act)].filter(Boolean).join(' '),
    meaningOf: (act: string): string =>
      lookUp(byName<(amount: string | null) => string>(meanings), act)?.(sumOf(act)) ?? '',
  };
}
