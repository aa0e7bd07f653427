import { freshPack } from '../src/cards/pack.ts';
import type { PuntoBancaEvent } from '../src/games/punto-banca/events.ts';
import { stakeOf } from '../src/games/punto-banca/money/accounts.ts';
import { Proceedings } from '../src/games/punto-banca/proceedings.ts';
import type { PuntoBancaLaw } from '../src/games/punto-banca/questions.ts';
import { PLAIN_TABLE } from '../src/games/punto-banca/settings.ts';
import { freshCoup, INITIAL, type PuntoBancaState } from '../src/games/punto-banca/state.ts';
import { cents } from '../src/money/cents.ts';
import { post } from '../src/money/posting.ts';
import { byName } from '../src/table/by-name.ts';
import { PLAIN_BETS } from './plain-law.ts';

/** Between two coups: ana and bea sit, ciro stands, and nobody has the shoe. */
export const plainTable = (changes: Partial<PuntoBancaState> = {}): PuntoBancaState => ({
  ...INITIAL,
  phase: 'stakes',
  table: { ruleset: 'test', edition: 1, settings: PLAIN_TABLE },
  people: byName({
    ana: { kind: 'seat', n: 1 },
    bea: { kind: 'seat', n: 3 },
    ciro: { kind: 'standing', behind: 3, since: 1 },
  }),
  arrivals: 1,
  talla: 1,
  pack: { ...freshPack(6), out: 10, stopCardBelow: 7 },
  ...changes,
});

/** Ana deals the first coup, and the shoe is hers. */
export const plainCoup = (
  coup: Partial<NonNullable<PuntoBancaState['coup']>> = {},
  changes: Partial<PuntoBancaState> = {},
): PuntoBancaState =>
  plainTable({
    phase: 'coup',
    coups: 1,
    coup: { ...freshCoup(1, 'ana', true), ...coup },
    shoe: { ...INITIAL.shoe, holder: { kind: 'player', id: 'ana', dealt: 0 }, turn: 1 },
    ...changes,
  });

type Stakes = readonly [punto: number, banca: number, tie: number];

/** The same table with chips on its zones. */
export function withStakes(state: PuntoBancaState, stakes: Readonly<Record<string, Stakes>>): PuntoBancaState {
  const laid = Object.entries(stakes).flatMap(([player, amounts]) =>
    PLAIN_BETS.map(({ name: bet }, i) => ({
      from: 'outside' as const,
      to: stakeOf(player, bet),
      amount: cents(amounts[i] as number),
      ground: 'T-1' as const,
    })),
  );
  return { ...state, books: post(state.books, laid) };
}

/** What comes of something that is done at a table. */
export function doneAt(law: PuntoBancaLaw, state: PuntoBancaState, act: (p: Proceedings) => void) {
  const p = new Proceedings(law, state);
  act(p);
  const events: readonly PuntoBancaEvent[] = p.events;
  return { events, state: p.state };
}
