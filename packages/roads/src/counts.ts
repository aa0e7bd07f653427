import type { Marks } from './marks.ts';
import type { Winner } from './result.ts';

/** What the shoe has brought so far; annulled coups are not counted. */
export interface Counts {
  readonly coups: number;
  readonly banca: number;
  readonly punto: number;
  readonly tie: number;
  readonly bancaPair: number;
  readonly puntoPair: number;
  readonly natural: number;
}

export class Tally implements Counts {
  coups = 0;
  banca = 0;
  punto = 0;
  tie = 0;
  bancaPair = 0;
  puntoPair = 0;
  natural = 0;

  add(winner: Winner, { bancaPair, puntoPair, natural }: Marks): void {
    this.coups++;
    if (winner === 'banca') this.banca++;
    else if (winner === 'punto') this.punto++;
    else this.tie++;
    if (bancaPair) this.bancaPair++;
    if (puntoPair) this.puntoPair++;
    if (natural) this.natural++;
  }
}
