import { type Bet, type Bounds, breach, type Outcome } from '@sabot/engine';
import type { Chance } from './chance.ts';
import type { Temper } from './temper.ts';

export type Layout = Readonly<Record<Bet, number>>;
export const NO_STAKES: Layout = { punto: 0, banca: 0, tie: 0 };

/** What a bot looks at before it stakes. */
export interface Outlook {
  readonly bounds: Bounds;
  readonly last: Outcome | null;
  /** What it must have staked in order to deal, where the shoe is with it. */
  readonly duty: { readonly on: Bet; readonly atLeast: number } | null;
}

/** So many times the least stake, within what the table allows; nothing on a bet it does not know. */
function chips({ fields }: Bounds, bet: Bet, times: number): number {
  const limits = fields[bet];
  if (limits?.kind !== 'amount') return 0;
  const { min, max, step } = limits;
  const wanted = Math.min(max, min * times);
  return wanted - (wanted % step);
}

const against = (last: Outcome | null): 'punto' | 'banca' => (last === 'banca' ? 'punto' : 'banca');
const along = (last: Outcome | null): 'punto' | 'banca' => (last === 'banca' ? 'banca' : 'punto');

/** What a bot of this temper would like to have on the table. */
function wish(temper: Temper, { bounds, last }: Outlook, chance: Chance): Layout {
  const on = (bet: Bet, times: number): Layout => ({ ...NO_STAKES, [bet]: chips(bounds, bet, times) });
  switch (temper) {
    case 'banker':
      return on('banca', 2 + chance(4));
    case 'follower':
      return on(along(last), 1 + chance(5));
    case 'dreamer':
      return { ...on('punto', 1 + chance(2)), tie: chips(bounds, 'tie', 1 + chance(2)) };
    case 'contrary':
      return on(against(last), [1, 2, 5, 10][chance(4)] ?? 1);
    default:
      return temper satisfies never;
  }
}

/** The first of some layouts, from bold to modest, that is lawful and within the bot's chips. */
export function botStakes(temper: Temper, outlook: Outlook, chance: Chance): Layout {
  const { bounds, duty } = outlook;
  const rests = chance(9) === 0 && duty === null;
  const wished = rests ? NO_STAKES : wish(temper, outlook, chance);
  const owed = duty === null ? NO_STAKES : { ...NO_STAKES, [duty.on]: duty.atLeast };
  const dutiful = duty === null ? wished : { ...wished, [duty.on]: Math.max(wished[duty.on], duty.atLeast) };
  return [dutiful, owed].find((layout) => breach(bounds, layout) === null) ?? NO_STAKES;
}

/** Out of four offers, how many a bot of this temper takes. */
const EAGERNESS: Readonly<Record<Temper, number>> = { banker: 4, follower: 2, dreamer: 0, contrary: 1 };

export const botTakesShoe = (temper: Temper, chance: Chance): boolean => chance(4) < EAGERNESS[temper];
