import { type Card, type CheminDeFerState, SHOE } from '@sabot/engine';
import { CHEMIN_DE_FER, type CheminDeFerRuleset } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { after, beforeTheDeal, type Played } from './chemin-de-fer-table.ts';

/** Two cards of each total, and a third card of each value. */
const PAIRS = ['KQ', 'KA', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8', 'K9'];
const THIRDS = 'KA23456789';
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

/** Nobody says a word: the clocks run out one after the other until the coup is decided. What became of it. */
function silentCoup(
  ruleset: CheminDeFerRuleset,
  state: CheminDeFerState,
  cards: readonly string[],
): readonly unknown[] {
  const shoe = cards.map((rank) => `${rank}s` as Card);
  let at: Played = { state, events: [] };
  while (at.state.coup !== null && at.state.coup.decided === null) {
    const [awaited] = ruleset.game.awaits(at.state);
    if (awaited === undefined) throw new Error('nobody is awaited');
    const { act, by } = awaited.lapse;
    at = after(ruleset, at, act === 'DrawCard' ? { type: act, by: SHOE, card: shoe.shift() } : { type: act, by });
  }
  return at.events.flatMap((event): readonly unknown[] => {
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
