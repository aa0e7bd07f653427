import { compare, type Fraction, fraction, ONE } from '@sabot/odds/math';
import { BadCall } from '../call/bad-call.ts';
import type { Call } from '../commands/command.ts';
import { given } from './options.ts';

/** `0.05`, `5%`, `1/20`, exactly; null: this is no such figure. */
export function partNamed(text: string): Fraction | null {
  const [, whole = '', decimals = '', percent = ''] = /^(\d{1,6})(?:[.,](\d{1,12}))?\s?(%?)$/.exec(text) ?? [];
  if (whole !== '')
    return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length + (percent === '' ? 0 : 2)));
  const [, num = '', den = ''] = /^(\d{1,12})\/([1-9]\d{0,11})$/.exec(text) ?? [];
  return num === '' ? null : fraction(BigInt(num), BigInt(den));
}

/** What the house keeps of the banker's gains. */
export function deductionIn(call: Call, usual: Fraction): Fraction {
  const text = given(call, 'deduction');
  if (text === null) return usual;
  const part = partNamed(text);
  if (part === null || compare(part, ONE) >= 0) throw new BadCall((bad) => bad.odds.deduction(text));
  return part;
}
