import { NOTHING, type Outcome, type PuntoBancaLaw, RANKS } from '@sabot/engine';

export type Counts = Readonly<Record<Outcome, number>> & { readonly total: number; readonly bancaWinsWith6: number };

/**
 * Every ordered sequence of six cards from so many decks, decided by what the law itself answers. Up to eight decks
 * all figures are exact in doubles: n!/(n-6)! stays below 2^53.
 */
export function exactCounts(law: PuntoBancaLaw, decks: number): Counts {
  const value = RANKS.map((rank) => law.cardValue.ask({ rank }).answer);
  const left = Array.from({ length: 10 }, (_, v) => 4 * decks * value.filter((one) => one === v).length);
  const total = Array.from({ length: 28 }, (_, sum) => law.handTotal.ask({ sum }).answer);
  const order = [1, 2, 3, 4].map((nth) => law.deal.ask({ nth }).answer.hand);
  const first = law.cardsFirst.ask(NOTHING).answer;
  const counts = { punto: 0, banca: 0, tie: 0, total: 0, bancaWinsWith6: 0 };
  const cards: number[] = [];

  const decided = (): readonly [number, number] => {
    const punto = order.flatMap((hand, i) => (hand === 'punto' ? (cards[i] as number) : []));
    const banca = order.flatMap((hand, i) => (hand === 'banca' ? (cards[i] as number) : []));
    if (punto.length !== first || banca.length !== first) throw new Error('the deal is not two and two');
    let p = punto.reduce((sum, v) => sum + v, 0);
    let b = banca.reduce((sum, v) => sum + v, 0);
    const [p2, b2] = [total[p] as number, total[b] as number];
    if (law.naturals.ask({ punto: p2, banca: b2 }).answer === 'goes-on') {
      let next = 4;
      let third: number | 'stood' = 'stood';
      if (law.puntoDraw.ask({ total: p2 }).answer === 'draw') {
        third = cards[next++] as number;
        p = p2 + third;
      }
      if (law.bancaDraw.ask({ total: b2, third }).answer === 'draw') b = b2 + (cards[next] as number);
    }
    return [total[p] as number, total[b] as number];
  };

  const draw = (weight: number): void => {
    if (cards.length === 6) {
      const [punto, banca] = decided();
      const outcome = law.winner.ask({ punto, banca }).answer;
      counts[outcome] += weight;
      counts.total += weight;
      if (outcome === 'banca' && banca === 6) counts.bancaWinsWith6 += weight;
      return;
    }
    for (let v = 0; v < 10; v++) {
      const copies = left[v] as number;
      if (copies === 0) continue;
      left[v] = copies - 1;
      cards.push(v);
      draw(weight * copies);
      cards.pop();
      left[v] = copies;
    }
  };
  draw(1);
  return counts;
}
