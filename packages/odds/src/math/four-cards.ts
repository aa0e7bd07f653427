import { VALUES } from './shoe.ts';

/**
 * How the first four cards of a shoe fall: `joint[10 · p + b]` counts the ordered quadruples whose first pair totals p
 * and whose second pair totals b.
 *
 * With m the counts by value, all indices modulo ten, A(p) = Σ m(v)·(m(p−v) − [2v=p]) counts ordered pairs of total p.
 * A pair of values v, p−v, once taken, leaves A(b) − 2m(b−v) − 2m(b−p+v) + 2[2v=b] + 2[2(p−v)=b] + 2[p=b] pairs of
 * total b. Summed over the first pair, whose values play the same part:
 *
 *   J(p,b) = A(p)·(A(b) + 2[p=b]) − 4·Σ w(v)·m(b−v) + 4·Σ[2v=b] w(v),   w(v) = m(v)·(m(p−v) − [2v=p])
 */
export class FourCards {
  readonly joint = new Float64Array(VALUES * VALUES);
  readonly #pairs = new Float64Array(VALUES);
  readonly #first = new Float64Array(VALUES);
  readonly #taken = new Float64Array(VALUES);
  /** The counts, written twice so that b − v needs no remainder. */
  readonly #counts = new Float64Array(2 * VALUES);

  /** Only totals up to these are asked for. */
  count(shoe: ArrayLike<number>, mostPunto: number, mostBanca: number): void {
    const counts = this.#counts;
    const pairs = this.#pairs;
    const first = this.#first;
    const taken = this.#taken;
    const joint = this.joint;
    for (let v = 0; v < VALUES; v++) counts[v] = counts[v + VALUES] = shoe[v] as number;
    meet(pairs, counts, counts, VALUES - 1);
    for (let punto = 0; punto <= mostPunto; punto++) {
      takeFirst(first, counts, punto);
      meet(taken, first, counts, mostBanca);
      const ofPunto = pairs[punto] as number;
      const row = VALUES * punto;
      for (let banca = 0; banca <= mostBanca; banca++) {
        joint[row + banca] = ofPunto * (pairs[banca] as number) - 4 * (taken[banca] as number);
      }
      if (punto <= mostBanca) joint[row + punto] = (joint[row + punto] as number) + 2 * ofPunto;
    }
  }
}

/** How often each value is the first of a pair of this total. */
function takeFirst(first: Float64Array, counts: Float64Array, total: number): void {
  const at = total + VALUES;
  for (let v = 0; v < VALUES; v++) first[v] = (counts[v] as number) * (counts[at - v] as number);
  if (total % 2 !== 0) return;
  const [half, other] = [total >> 1, (total >> 1) + 5];
  first[half] = (first[half] as number) - (counts[half] as number);
  first[other] = (first[other] as number) - (counts[other] as number);
}

/**
 * Σ a(v)·counts(t − v) − Σ[2v=t] a(v) for every total t up to `most`: how often something counted by a value meets a
 * card that makes the total with it. Written out, because this is where an exact solve spends its time.
 */
function meet(met: Float64Array, a: Float64Array, counts: Float64Array, most: number): void {
  const [a0, a1, a2, a3, a4] = [a[0]!, a[1]!, a[2]!, a[3]!, a[4]!];
  const [a5, a6, a7, a8, a9] = [a[5]!, a[6]!, a[7]!, a[8]!, a[9]!];
  for (let total = 0; total <= most; total++) {
    const at = total + VALUES;
    const low = a0 * counts[at]! + a1 * counts[at - 1]! + a2 * counts[at - 2]! + a3 * counts[at - 3]!;
    const middle = a4 * counts[at - 4]! + a5 * counts[at - 5]! + a6 * counts[at - 6]!;
    met[total] = low + middle + a7 * counts[at - 7]! + a8 * counts[at - 8]! + a9 * counts[at - 9]!;
  }
  for (let total = 0; total <= most; total += 2) {
    met[total] = met[total]! - a[total >> 1]! - a[(total >> 1) + 5]!;
  }
}
