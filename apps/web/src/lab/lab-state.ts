import { asCard, type Fraction, fraction, fractionText } from '@sabot/odds/math';
import { BANCOS, CHARTS, type CheminDeFerAsked } from './chemin-de-fer/work.ts';

/** What somebody has set in the lab, but for the ruleset. It stands in the address, so that it can be passed on. */
export interface LabState {
  /** Null: as the regulation has it. */
  readonly decks: number | null;
  readonly gone: readonly string[];
  /** As it was written; null: as the regulation has it. */
  readonly deduction: string | null;
  readonly chart: CheminDeFerAsked['chart'];
  readonly banco: CheminDeFerAsked['banco'];
}

export const NOTHING_SET: LabState = { decks: null, gone: [], deduction: null, chart: 'free', banco: 'bound' };

/** Cards as people write them, with commas, blanks or both between them. */
export const cardsIn = (text: string): readonly string[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(asCard);

/** `0,05`, `5 %`, `1/20`, exactly; null: no part below one. */
export function partIn(text: string): string | null {
  const [, whole = '', decimals = '', percent = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,12}))?\s*(%?)\s*$/.exec(text) ?? [];
  const [, num = '', den = ''] = /^\s*(\d{1,12})\s*\/\s*([1-9]\d{0,11})\s*$/.exec(text) ?? [];
  let part: Fraction | null = null;
  if (whole !== '')
    part = fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length + (percent === '' ? 0 : 2)));
  else if (num !== '') part = fraction(BigInt(num), BigInt(den));
  return part === null || part.num >= part.den ? null : fractionText(part);
}

export function stateIn(search: string): LabState {
  const query = new URLSearchParams(search);
  const decks = Number(query.get('decks'));
  return {
    decks: Number.isInteger(decks) && decks >= 1 && decks <= 20 ? decks : null,
    gone: cardsIn(query.get('removed') ?? ''),
    deduction: query.get('deduction'),
    chart: CHARTS.find((one) => one === query.get('chart')) ?? NOTHING_SET.chart,
    banco: BANCOS.find((one) => one === query.get('banco')) ?? NOTHING_SET.banco,
  };
}

export function searchOf({ decks, gone, deduction, chart, banco }: LabState): string {
  const set = [
    ['decks', decks === null ? '' : String(decks)],
    ['removed', gone.join(',')],
    ['deduction', deduction ?? ''],
    ['chart', chart === NOTHING_SET.chart ? '' : chart],
    ['banco', banco === NOTHING_SET.banco ? '' : banco],
  ].filter(([, value]) => value !== '');
  // Commas and slashes are read more easily as they are.
  return set.length === 0
    ? ''
    : `?${set.map(([name, value]) => `${name}=${encodeURI(value as string).replaceAll('%25', '%')}`).join('&')}`;
}
