import { byNameFrom, entriesIn } from '@sabot/engine/by-name';
import { en, type Say } from '@sabot/words';
import { describe, expect, it } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import type { Books } from '../any-game/books.ts';
import { asMessage, type ToldOf } from './message.ts';
import { Playback } from './playback.ts';
import { sceneOf } from './scene.ts';

const messages = recorded('chemin-de-fer/table').messages.map(asMessage);
const inBank = (books: Books): number =>
  entriesIn(books).reduce((sum, [account, cents]) => (account.startsWith('bank:') ? sum + cents : sum), 0);
const say: Say = { money: (cents) => `${cents}`, bet: (bet) => bet, cards: () => '', who: () => 'croupier' };

describe('what is told of a bank that has been settled', () => {
  it('is what its books won or lost, and even only after a tie', () => {
    const told: string[] = [];
    messages.forEach((message, i) => {
      const before = messages[i - 1];
      if (before === undefined || message.version - before.version !== message.events.length) return;
      const decided = message.events.map(({ event }) => event).find(({ type }) => type === 'CoupDecided');
      if (decided === undefined) return;
      const playback = new Playback(before);
      playback.receive(message);
      playback.hurry();
      const record = playback.scene.value.lastCoup ?? playback.scene.value.coup;
      const settled = record?.events.find(({ type }) => type === 'BankSettled') as ToldOf<'BankSettled'>;
      const line = en.games['chemin-de-fer'].events.BankSettled(settled, say) as string;
      const { outcome } = decided as ToldOf<'CoupDecided'>;
      told.push(outcome);
      if (outcome === 'tie') expect(line).toBe('The bank comes out even.');
      if (outcome === 'punto') {
        const lost = inBank(sceneOf(before.view).books) - inBank(booksAfter(message));
        expect(line).toBe(`The bank pays ${lost}.`);
      }
      if (outcome === 'banca') expect(line).toMatch(/^The bank wins \d+; /);
    });
    expect(told).toContain('punto');
    expect(told).toContain('banca');
  });
});

/** The bank's books when the last stake had been paid: what happens to the rest of it belongs to no settlement. */
function booksAfter(message: (typeof messages)[number]): Books {
  const books = new Map(entriesIn(sceneOf(message.view).books));
  const events = message.events.map(({ event }) => event);
  const end = events.findLastIndex(({ type }) => type === 'StakeSettled');
  for (const event of events.slice(end + 1)) {
    for (const { from, to, amount } of 'postings' in event ? event.postings : []) {
      books.set(from, (books.get(from) ?? 0) + amount);
      books.set(to, (books.get(to) ?? 0) - amount);
    }
  }
  return byNameFrom(books);
}
