import { describe, expect, test } from 'vitest';
import { begun, bytes, closed, HOUSE, over, playedProof, SEATED } from '../../test/played-shoe.ts';
import { type SeenCard, UNSEEN } from '../pack.ts';
import { putOnRecord } from '../record/append.ts';
import type { Entry } from '../record/entry.ts';
import { type Dealt, readDealt } from './dealt.ts';
import { type Evidence, judge } from './judge.ts';

const proof = playedProof();
const cards = proof.cards as readonly SeenCard[];
const record = [begun(), closed(), over()].reduce<readonly Entry[]>((lines, ceremony) => {
  const put = putOnRecord(lines, ceremony);
  return put.ok ? put.record : lines;
}, []);
const dealt: Dealt = { cards, isWhole: true };
const all: Evidence = { record, dealt, noted: { house: HOUSE, entropy: bytes('ana') } };
const replaced = (place: number, card: SeenCard | null): Dealt => ({
  ...dealt,
  cards: cards.with(place, card as SeenCard),
});

describe('a shoe is proved', () => {
  test('when every card that left it is the one the shuffle put there, and the record says the same', () => {
    expect(judge(proof, all)).toMatchObject({
      verdict: 'proved',
      lacks: [],
      compared: 36,
      unseen: 0,
      withheld: ['bea'],
    });
  });

  test('also without a note of one’s own, where all cards were kept', () => {
    expect(judge(proof, { record, dealt }).verdict).toBe('proved');
  });
});

describe('a shoe is not proved', () => {
  test('by a proof alone: it was compared with itself', () => {
    expect(judge(proof)).toMatchObject({ verdict: 'not-proved', lacks: ['not-compared', 'no-record'], unseen: 40 });
  });

  test('by a proof whose cards are left out, even if one saw them', () => {
    const { cards: _, ...bare } = proof;
    expect(judge(bare, { record })).toMatchObject({
      verdict: 'not-proved',
      lacks: ['cards-left-out', 'not-compared'],
    });
    expect(judge(bare, all)).toMatchObject({ verdict: 'not-proved', lacks: ['cards-left-out'] });
    expect(judge({ ...proof, cards: [] }, { record }).verdict).toBe('not-proved');
  });

  test('by a proof cut to six cards, where nobody says how many were dealt', () => {
    expect(judge({ ...proof, cards: cards.slice(0, 6) }, { record })).toMatchObject({
      verdict: 'not-proved',
      lacks: ['not-compared'],
    });
  });

  test('where some cards were not seen, or it was not watched to the end', () => {
    const late = { ...dealt, cards: cards.map((card, i) => (i < 20 ? null : card)) };
    expect(judge(proof, { record, dealt: late })).toMatchObject({ lacks: ['cards-unseen'], compared: 20, unseen: 20 });
    const early = { cards: cards.slice(0, 30), isWhole: false };
    expect(judge(proof, { record, dealt: early })).toMatchObject({ lacks: ['cards-unseen'], unseen: 10 });
    const never = { cards: cards.map(() => null), isWhole: true };
    expect(judge(proof, { record, dealt: never })).toMatchObject({ lacks: ['not-compared', 'cards-unseen'] });
  });

  test('where the proof says of cards nobody saw that they were burnt', () => {
    const burnt = { ...proof, burnt: 30, cards: cards.map((card, i) => (i >= 1 && i <= 30 ? UNSEEN : card)) };
    const late = { ...dealt, cards: cards.map((card, i) => (i <= 30 ? null : card)) };
    expect(judge(burnt, { record, dealt: late })).toMatchObject({ verdict: 'not-proved', lacks: ['cards-unseen'] });
    expect(judge(burnt, { record, dealt })).toMatchObject({ verdict: 'disproved', at: 'cards[5]' });
  });

  test('where nobody but the house had a hand in it, be it bots', () => {
    const alone = SEATED.map(({ player }) => ({ player, bot: true }));
    expect(judge({ ...proof, seated: alone }, { dealt })).toMatchObject({ lacks: ['no-record', 'house-alone'] });
  });
});

describe('a shoe is disproved', () => {
  test('by one card that was dealt and is another, at any place', () => {
    for (const place of [0, 5, 17, 39]) {
      const other = cards[place] === 'As' ? 'Ks' : 'As';
      const verdict = judge(proof, { record, dealt: replaced(place, other) });
      expect(verdict).toMatchObject({ verdict: 'disproved', at: `dealt[${place}]`, reason: 'dealt-differs' });
    }
  });

  test('by a proof that lists fewer cards than were dealt, or more', () => {
    const six = { ...proof, cards: cards.slice(0, 6) };
    expect(judge(six, all)).toMatchObject({ verdict: 'disproved', at: 'cards', reason: 'cards-missing' });
    const unseen = { isWhole: false, cards: cards.map(() => null) };
    expect(judge(six, { record, dealt: unseen })).toMatchObject({ reason: 'cards-missing' });
    const fewer = { ...dealt, cards: cards.slice(0, 39) };
    expect(judge(proof, { record, dealt: fewer })).toMatchObject({ reason: 'cards-added' });
  });

  test('by a card shown that the proof calls burnt, and one burnt that it shows', () => {
    const shown = { ...dealt, cards: cards.with(2, judge(proof).order?.[2] as SeenCard) };
    expect(judge(proof, { record, dealt: shown })).toMatchObject({ at: 'cards[2]', reason: 'dealt-differs' });
    expect(judge(proof, { record, dealt: replaced(9, UNSEEN) })).toMatchObject({ at: 'cards[9]' });
  });

  test('by another commitment than was noted, or one’s own part left out', () => {
    const noted = { house: HOUSE, entropy: bytes('bea') };
    expect(judge(proof, { ...all, noted })).toMatchObject({ at: 'contributions', reason: 'not-as-noted' });
    expect(judge(proof, { ...all, noted: { ...noted, house: bytes('x') } })).toMatchObject({ at: 'commitment' });
  });

  test('by a record that tells otherwise, and by rubbish', () => {
    const told = { ...proof, cut: { ...proof.cut, by: 'ana' } };
    expect(judge(told, all)).toMatchObject({ verdict: 'disproved', reason: 'differs-from-record' });
    for (const rubbish of [null, undefined, 7, 'x', [], {}, { proof: 1 }]) {
      expect(judge(rubbish, all)).toMatchObject({ verdict: 'disproved', proof: null, order: null });
    }
  });
});

test('what somebody kept of a shoe is read, or refused at its first fault', () => {
  expect(readDealt({ cards: ['As', null, '??'], isWhole: false })).toEqual({
    cards: ['As', null, '??'],
    isWhole: false,
  });
  for (const bad of [null, [], {}, { cards: ['1x'], isWhole: true }, { cards: [], isWhole: 1 }]) {
    expect(() => readDealt(bad)).toThrow();
  }
});
