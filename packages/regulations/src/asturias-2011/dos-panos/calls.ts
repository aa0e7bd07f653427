import type { DosPanosCallFacts, NonEmpty } from '@sabot/engine';
import { terms } from './terms.ts';

/** A sum in euros as it is called: cents only where there are any. */
const euros = (amount: number): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2).replace('.', ',');

const filled = (template: string, told: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => told[name] ?? '');

/** The words of an announcement. */
export function spoken({ occasion, amount, pano, total, outcome, name }: DosPanosCallFacts): NonEmpty<string> {
  const { calls, ours, hands } = terms;
  const hand = hands[outcome === 'banca' ? 'banca' : pano];
  const told = { amount: euros(amount), pano: hands[pano], total: String(total), name, hand };
  switch (occasion) {
    case 'bank':
      return [filled(ours.bank, told)];
    case 'banco':
      return [filled(ours.banco, told)];
    case 'opening':
      return [ours.opening];
    case 'closing':
      return [calls.closing];
    case 'pano-total':
      return [filled(ours.panoTotal, told)];
    case 'banca-total':
      return [filled(ours.bancaTotal, told)];
    case 'winner':
      return [filled(outcome === 'tie' ? ours.tie : ours.wins, told)];
    case 'withdrawn':
      return [filled(ours.withdrawn, told)];
    default:
      return occasion satisfies never;
  }
}
