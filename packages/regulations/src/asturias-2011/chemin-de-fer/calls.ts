import type { CheminDeFerCallFacts, NonEmpty } from '@sabot/engine';
import { terms } from './terms.ts';

/** A sum in euros as it is called: cents only where there are any. */
const euros = (amount: number): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2).replace('.', ',');

/** The words of an announcement. */
export function spoken({ occasion, amount, total, outcome }: CheminDeFerCallFacts): NonEmpty<string> {
  const { calls, ours, hands } = terms;
  switch (occasion) {
    case 'cards-pass':
      return [calls.cardsPass];
    case 'bank':
      return [calls.bank.replace('{amount}', euros(amount))];
    case 'complete':
      return [ours.complete];
    case 'mesa-closing':
      return [calls.mesaClosing];
    case 'closing':
      return [calls.closing];
    case 'punto-total':
      return [ours.puntoTotal.replace('{total}', String(total))];
    case 'banca-total':
      return [ours.bancaTotal.replace('{total}', String(total))];
    case 'winner':
      return [
        outcome === 'tie' ? ours.tie.replace('{total}', String(total)) : ours.wins.replace('{hand}', hands[outcome]),
      ];
    default:
      return occasion satisfies never;
  }
}
