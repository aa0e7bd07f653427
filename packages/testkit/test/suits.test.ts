import { REGISTRY } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { runScenario, scenariosOf } from '../src/index.ts';

/** A swap and a round: between them they give every order of the four suits. */
const ORDERS = [
  ['spades and hearts swapped', 'hsdc'],
  ['every suit moved on by one', 'hdcs'],
] as const;
const SUITS = 'shdc';

const withOtherSuits = (text: string, order: string): string =>
  text.replaceAll(
    /(?<![\w"])([A2-9TJQK])([shdc])(?!\w)/g,
    (_, rank: string, suit: string) => rank + order.charAt(SUITS.indexOf(suit)),
  );

describe('[BUE-MIDI-2-4] suits never decide', () => {
  it('the cards of a scenario are given other suits', () => {
    expect(withOtherSuits('cards 9s Kh Td (4c As)', 'hdcs')).toBe('cards 9h Kd Tc (4s Ah)');
  });

  it.each(REGISTRY.map(({ id }) => id))('every scenario of %s ends the same in other suits', (id) => {
    for (const [i, { file, text }] of scenariosOf(id).entries()) {
      const [name, order] = ORDERS[i % 2] as (typeof ORDERS)[number];
      expect(runScenario(withOtherSuits(text, order), file).failures, `${file}, ${name}`).toEqual([]);
    }
  });
});
