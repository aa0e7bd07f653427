import type { CallFacts, NonEmpty } from '@sabot/engine';
import type { Terms } from './terms.ts';

const filled = (template: string, total: number, hand = ''): string =>
  template.replace('{total}', String(total)).replace('{hand}', hand);

/** The words of an announcement, in the regulation's own terms. */
export const spoken =
  (terms: Terms) =>
  ({ occasion, total, outcome }: CallFacts): NonEmpty<string> => {
    switch (occasion) {
      case 'opening':
        return [terms.ours.stakes];
      case 'closing':
        return terms.calls.closing;
      case 'punto-total':
        return [filled(terms.ours.puntoTotal, total)];
      case 'banca-total':
        return [filled(terms.ours.bancaTotal, total)];
      case 'punto-stands':
        return [filled(terms.calls.puntoStands, total)];
      case 'punto-draws':
        return [terms.calls.puntoDraws];
      case 'banca-stands':
        return [filled(terms.calls.bancaStands, total)];
      case 'banca-draws':
        return [terms.calls.bancaDraws];
      case 'winner':
        return [
          outcome === 'tie' ? filled(terms.ours.tie, total) : filled(terms.ours.wins, total, terms.hands[outcome]),
        ];
      default:
        return occasion satisfies never;
    }
  };
