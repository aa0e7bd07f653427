import type { Language } from './language.ts';

/** Chips as people write them: `1,000`, `47.50`; in Spanish `1.000`, `47,50`. */
export type Money = (cents: number) => string;

export interface Separators {
  readonly group: string;
  readonly decimal: string;
}
export const separatorsIn = (language: Language): Separators =>
  language === 'es' ? { group: '.', decimal: ',' } : { group: ',', decimal: '.' };

export function moneyIn(language: Language): Money {
  const { group, decimal } = separatorsIn(language);
  return (cents) => {
    const whole = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, group);
    const rest = Math.abs(cents) % 100;
    const digits = rest === 0 ? whole : `${whole}${decimal}${String(rest).padStart(2, '0')}`;
    return cents < 0 ? `−${digits}` : digits;
  };
}

/** A gain or a loss, with its sign. */
export const signed = (money: Money, cents: number): string => (cents > 0 ? `+${money(cents)}` : money(cents));
