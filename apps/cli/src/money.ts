import type { Language } from './language.ts';

/** Chips as people write them: `1,000`, `47.50`; in Spanish `1.000`, `47,50`. */
export type Money = (cents: number) => string;

export function moneyIn(language: Language): Money {
  const [thousands, decimal] = language === 'es' ? ['.', ','] : [',', '.'];
  return (cents) => {
    const whole = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
    const rest = Math.abs(cents) % 100;
    const digits = rest === 0 ? whole : `${whole}${decimal}${String(rest).padStart(2, '0')}`;
    return cents < 0 ? `−${digits}` : digits;
  };
}

/** A gain or a loss, with its sign. */
export const signed = (money: Money, cents: number): string => (cents > 0 ? `+${money(cents)}` : money(cents));
