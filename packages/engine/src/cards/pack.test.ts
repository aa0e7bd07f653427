import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_NAMES, type Card, isCard, rankOf } from './card.ts';
import { cardsLeft, freshPack, newPack, type Pack, stopCardIsNext, timesOut, withCardOut } from './pack.ts';

describe('pack', () => {
  it('holds every card as often as there are decks', () => {
    const cards = newPack(6);
    expect(cards).toHaveLength(312);
    expect(new Set(cards).size).toBe(52);
    expect(cards.every(isCard)).toBe(true);
    expect(cards.filter((card) => card === 'As')).toHaveLength(6);
  });

  it('knows which cards are spent', () => {
    const one = withCardOut(freshPack(1), 'As');
    expect(one.spent).toEqual(['As']);
    expect(cardsLeft(one)).toBe(51);
    const two = withCardOut(freshPack(2), 'As');
    expect(two.spent).toEqual([]);
    expect(withCardOut(two, 'As').spent).toEqual(['As']);
  });

  it('is what a plain list of the cards that are out would say', () => {
    // Of two ranks only, so that they run out; told with their suits, without, or both.
    const few = CARD_NAMES.filter((card) => rankOf(card) === 'A' || rankOf(card) === 'K');
    const names = fc.constantFrom(
      few,
      few.filter((card) => card.length === 2),
      [...few, ...few.filter((card) => card.length === 1)],
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        names.chain((among) => fc.array(fc.constantFrom(...among), { minLength: 8, maxLength: 60 })),
        (decks, cards) => {
          const isOut = (out: readonly Card[], card: Card): boolean =>
            (card.length === 2 && out.filter((one) => one === card).length >= decks) ||
            out.filter((one) => rankOf(one) === rankOf(card)).length >= 4 * decks;
          const out: Card[] = [];
          let pack: Pack = freshPack(decks);
          for (const card of cards) {
            if (isOut(out, card)) continue;
            out.push(card);
            const before = structuredClone(pack);
            const next = withCardOut(pack, card);
            expect(pack).toEqual(before);
            pack = next;
            expect(cardsLeft(pack)).toBe(52 * decks - out.length);
            expect([...pack.spent].sort()).toEqual(CARD_NAMES.filter((name) => isOut(out, name)).sort());
            for (const name of CARD_NAMES) {
              expect(timesOut(pack, name)).toBe(out.filter((one) => one === name).length);
            }
          }
        },
      ),
      { seed: 7, numRuns: 40 },
    );
  });

  it('counts a bare rank against all four suits', () => {
    const pack = ['Kh', 'K', 'Kd', 'K'].reduce((left, card) => withCardOut(left, card as never), freshPack(1));
    expect(pack.spent).toEqual(expect.arrayContaining(['K', 'Ks', 'Kh', 'Kd', 'Kc']));
    const three = ['Kh', 'K', 'Kd'].reduce((left, card) => withCardOut(left, card as never), freshPack(1));
    expect(three.spent).toEqual(['Kh', 'Kd']);
  });

  it('shows the stop card when only the cards below it are left, and once', () => {
    const full = { ...freshPack(1), stopCardBelow: 7 };
    expect(stopCardIsNext({ ...full, out: 44 })).toBe(false);
    expect(stopCardIsNext({ ...full, out: 45 })).toBe(true);
    expect(stopCardIsNext({ ...full, out: 45, stopCardShown: true })).toBe(false);
    expect(stopCardIsNext({ ...freshPack(1), out: 52 })).toBe(false);
  });

  it.each(['1s', '10h', 'AS', 'as', 'A x', '', 'T?', 'Xd', null, 7])('does not take %s for a card', (text) => {
    expect(isCard(text)).toBe(false);
  });
});
