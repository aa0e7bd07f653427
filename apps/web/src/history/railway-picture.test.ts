import { describe, expect, it } from 'vitest';
import { recorded } from '../../test/recorded.ts';
import { asMessage, type Told } from '../table/chemin-de-fer/message.ts';
import { railwayNetOf, railwayPictureOf } from './railway-picture.ts';

/** The whole coups of a recorded table, each from the announcing of the bank to its end. */
function playedCoups(): readonly (readonly Told[])[] {
  const coups: Told[][] = [];
  let open: Told[] | null = null;
  for (const { events } of recorded('chemin-de-fer').messages.map(asMessage)) {
    for (const { event } of events) {
      if (event.type === 'BankAnnounced') open = [];
      open?.push(event);
      if (event.type !== 'CoupEnded' || open === null) continue;
      coups.push(open);
      open = null;
    }
  }
  return coups;
}

const coups = playedCoups().map((events) => railwayPictureOf(events));

describe('a coup of chemin de fer in the history', () => {
  it('has the bank, both hands with their totals, and its end', () => {
    expect(coups.length).toBeGreaterThan(3);
    for (const { bank, hands, outcome } of coups) {
      expect(bank?.amount).toBeGreaterThan(0);
      expect(outcome).not.toBeNull();
      for (const hand of [hands.punto, hands.banca]) {
        expect([2, 3]).toContain(hand.cards.length);
        expect(hand.cards).not.toContain('??');
        expect(hand.total).not.toBeNull();
      }
    }
  });

  it('tells what it brought each, to the cent: what some win others lose, but for the deduction', () => {
    for (const picture of coups) {
      // The bank may have associates, who have their part in it.
      const accounts = picture.postings.flatMap(({ from, to }) => [from, to]);
      const people = new Set(accounts.flatMap((account) => account.split(':')[1] ?? []));
      const nets = [...people].map((player) => railwayNetOf(picture, player) ?? 0);
      expect(nets.reduce((sum, net) => sum + net, picture.bankSettled?.deducted ?? 0)).toBe(0);
      for (const { player, fate, stake } of picture.settled) {
        expect(railwayNetOf(picture, player)).toBe({ won: stake, lost: -stake, null: 0 }[fate]);
      }
    }
    expect(railwayNetOf(coups[0] as (typeof coups)[number], 'nobody')).toBeNull();
  });
});
