import { entriesIn } from '@sabot/engine/by-name';
import { coupsIn } from '@sabot/story';
import { describe, expect, it } from 'vitest';
import { recorded } from '../../../test/recorded.ts';

describe('the coups of a recorded table of chemin de fer', () => {
  const events = recorded('chemin-de-fer/table').messages.flatMap((message) =>
    message.events.map(({ event }) => event),
  );
  const first = events.findIndex(({ type }) => type === 'BankAnnounced');
  const coups = coupsIn('chemin-de-fer', events.slice(first)).filter(({ phase }) => phase === 'over');

  it('have the bank, every hand open with its total, and their ends', () => {
    expect(coups.length).toBeGreaterThan(2);
    for (const { bank, hands, ends } of coups) {
      expect(bank?.amount).toBeGreaterThan(0);
      expect(Object.values(ends).some((end) => end !== null)).toBe(true);
      for (const { cards, total } of Object.values(hands)) {
        if (total === null) continue;
        expect([2, 3]).toContain(cards.length);
        expect(cards).not.toContain('??');
      }
    }
  });

  it('brought each to the cent what others lost, but for the deduction', () => {
    for (const { nets, bank, stakes } of coups) {
      expect(entriesIn(nets).reduce((sum, [, net]) => sum + net, bank?.deducted ?? 0)).toBe(0);
      for (const { fate, stake, net } of stakes) expect(net).toBe({ won: stake, lost: -stake, null: 0 }[fate]);
    }
  });
});
