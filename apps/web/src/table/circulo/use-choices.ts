import { byName, lookUp } from '@sabot/engine/by-name';
import type { Gloss } from '@sabot/words';
import { useWords } from '../../locales/words.ts';
import { useCirculo } from './use-circulo.ts';

/** Where less plays than is laid: on a line half of it, between the paños half on each. */
const HALVED = byName({ line: 'line', line1: 'line', line2: 'line', caballo: 'caballo' } as const);

/** What stands on the button of an act, and what comes of pressing it. */
export function useChoices() {
  const { message, money, labelOf, game } = useCirculo();
  const { meanings, terms } = useWords().dictionary.glossary;
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
    /** The word for a zone on which not all plays that is laid, with what it means. */
    termOf: (field: string): Gloss | null => {
      const halved = lookUp(HALVED, field);
      return halved === undefined ? null : terms[halved];
    },
    /** What of an amount would play there, in whole steps; null: all of it. */
    playsOf: (field: string, cents: number, step: number): string | null => {
      const halved = lookUp(HALVED, field);
      if (halved === undefined) return null;
      const half = Math.floor(cents / 2 / step) * step;
      return halved === 'line' ? game.deck.half(money(half)) : game.deck.each(money(half), money(cents - half));
    },
  };
}
