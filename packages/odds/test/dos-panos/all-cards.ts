import { STOOD } from '../../src/math/chart.ts';
import { LAID_DOWN } from '../../src/math/dos-panos/duties.ts';

/** Somebody who draws or does not, each time the same. */
export interface PureForTwo {
  first(total: number): boolean;
  second(total: number, after: number): boolean;
  banker(total: number, first: number, second: number): boolean;
}

const side = (banker: number, ponte: number): number => (banker > ponte ? 2 : banker === ponte ? 1 : 0);

/** One coup as it is dealt: the cards come from the front, whoever draws takes the next. `[3 · first + second]` */
export function playOut(cards: readonly number[], { first, second, banker }: PureForTwo): number {
  const [f1, s1, b1, f2, s2, b2, ...next] = cards as [number, number, number, number, number, number, ...number[]];
  let [one, two, bank] = [(f1 + f2) % 10, (s1 + s2) % 10, (b1 + b2) % 10];
  if (bank >= 8) return 3 * side(bank, one) + side(bank, two);
  const take = (): number => next.shift() as number;
  let [sign, other] = [LAID_DOWN, LAID_DOWN];
  if (one < 8) {
    sign = STOOD;
    if (first(one)) {
      sign = take();
      one = (one + sign) % 10;
    }
  }
  if (two < 8) {
    other = STOOD;
    if (second(two, sign)) {
      other = take();
      two = (two + other) % 10;
    }
  }
  const [isLaid, isOtherLaid] = [sign === LAID_DOWN, other === LAID_DOWN];
  if (!(isLaid && isOtherLaid) && banker(bank, sign, other)) bank = (bank + take()) % 10;
  return 3 * (isLaid ? 0 : side(bank, one)) + (isOtherLaid ? 0 : side(bank, two));
}

/** Every ordered deal of nine single cards from a small pack, one by one: slow, and with nothing to get wrong. */
export function dealEverythingForTwo(values: readonly number[], play: PureForTwo): readonly bigint[] {
  const found = Array<bigint>(9).fill(0n);
  const dealt: number[] = [];
  const used = values.map(() => false);
  const deal = (): void => {
    if (dealt.length === 9) {
      const result = playOut(dealt, play);
      found[result] = (found[result] as bigint) + 1n;
      return;
    }
    values.forEach((value, i) => {
      if (used[i]) return;
      used[i] = true;
      dealt.push(value);
      deal();
      dealt.pop();
      used[i] = false;
    });
  };
  deal();
  return found;
}
