import type { CheminDeFerState } from '@sabot/engine';
import { CHEMIN_DE_FER, type CheminDeFerRuleset } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { inSilence, PAIRS, THIRDS } from '../silent-hands.ts';
import { beforeTheDeal } from './table.ts';

/** The cuadro as it is printed, the bank's total downwards, punto's third card and “stood” across; O is drawn here. */
const CUADRO = [
  'TTTTTTTTTTT',
  'TTTTTTTTTTT',
  'TTTTTTTTTTT',
  'TTTTTTTTPTT',
  'PPTTTTTTPPT',
  'PPPPTTTTPPT',
  'PPPPPPTTPPP',
  'PPPPPPPPPPP',
];

/** What becomes of a coup in which nobody says a word. */
function silentCoup(
  ruleset: CheminDeFerRuleset,
  state: CheminDeFerState,
  cards: readonly string[],
): readonly unknown[] {
  const isOver = ({ coup }: CheminDeFerState): boolean => coup === null || coup.decided !== null;
  return inSilence(ruleset, state, cards, isOver).flatMap((event): readonly unknown[] => {
    if (event.type === 'HandAbated') return [`${event.hand} abates`];
    if (event.type === 'PuntoSpoke') return [`punto ${event.decision}s`];
    if (event.type === 'BankerDecided') return [`banca ${event.decision}s`];
    return event.type === 'CoupDecided' ? [event.punto, event.banca, event.outcome] : [];
  });
}

/** The same from the text alone: 0–4 carta, 5–7 no; the banker by the cuadro, and he draws where it leaves him free. */
function expected(punto: number, banca: number, third: number): readonly unknown[] {
  const ended = (p: number, b: number): readonly unknown[] => [p, b, p === b ? 'tie' : p > b ? 'punto' : 'banca'];
  if (punto > 7) return ['punto abates', ...ended(punto, banca)];
  const draws = punto < 5;
  const said = `punto ${draws ? 'draws' : 'stands'}`;
  if (banca > 7) return [said, 'banca abates', ...ended(punto, banca)];
  const bankDraws = CUADRO[banca]?.[draws ? third : 10] === 'T';
  // Whoever draws first has the card that came; a second one is worth nothing.
  const [mine, his] = draws ? [third, 0] : [0, bankDraws ? third : 0];
  return [said, `banca ${bankDraws ? 'draws' : 'stands'}`, ...ended((punto + mine) % 10, (banca + his) % 10)];
}

describe.each(CHEMIN_DE_FER.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it.each(PAIRS.map((pair, total) => [total, pair] as const))(
    'a punto with %i who keeps silent: the croupier speaks, and for the banker by the cuadro',
    (total, pair) => {
      const state = beforeTheDeal(ruleset);
      for (const [banca, other] of PAIRS.entries()) {
        for (const [third, rank] of [...THIRDS].entries()) {
          const cards = [pair[0], other[0], pair[1], other[1], rank, 'K'] as readonly string[];
          const became = silentCoup(ruleset, state, cards);
          expect([banca, third, ...became]).toEqual([banca, third, ...expected(total, banca, third)]);
        }
      }
    },
  );
});
