import { freshPack, newPack, type PuntoBancaState, puntoBanca } from '@sabot/engine';
import { expect, it } from 'vitest';
import { seededChance } from './chance.ts';
import { ShoeHands } from './shoe-hands.ts';

const after = (out: number): PuntoBancaState => ({ ...puntoBanca.initial, pack: { ...freshPack(1), out } });
const cardsOf = ({ hands }: ShoeHands) => newPack(1).map((_, out) => hands('DrawCard', after(out)).card);

it('the pack comes in one order, whatever was burnt unseen, and a cut puts the top below', () => {
  const shoe = new ShoeHands(seededChance('x'));
  shoe.hands('ShufflePack', after(0));
  const order = cardsOf(shoe);
  expect([...order].sort()).toEqual([...newPack(1)].sort());
  expect(order).not.toEqual(newPack(1));
  expect(shoe.hands('BurnCard', after(9)).card).toBe(order[9]);
  expect(cardsOf(shoe.cutAt(20))).toEqual([...order.slice(20), ...order.slice(0, 20)]);
  expect(cardsOf(shoe)).toEqual(order);
  expect(() => shoe.hands('DrawCard', after(52))).toThrow('empty');
});
