import { cardsLeft } from '../../cards/pack.ts';
import { type Cents, cents, ZERO } from '../../money/cents.ts';
import type { Books } from '../../money/posting.ts';
import type { People } from '../../table/place.ts';
import type { CheminDeFerState, Phase } from './state.ts';

/** What lobby, shuffle and clocks need to know of a table. */
export interface CheminDeFerGlance {
  readonly phase: Phase;
  readonly opened: boolean;
  readonly people: People;
  readonly books: Books;
  readonly seats: number;
  readonly minimum: Cents;
  /** The most that may be staked: the bank in play, which nobody has before it is announced. */
  readonly maximum: Cents;
  readonly unit: Cents;
  readonly decks: number;
  readonly talla: number;
  readonly coups: number;
  readonly out: number;
  readonly left: number;
  /** Who has seen cards that lie face down for the others. */
  readonly insiders: readonly string[];
  /** Changes whenever another wait begins, and stays however often stakes change meanwhile. */
  readonly moment: string;
}

function momentOf({ phase, talla, coups, packSteps, cut, passage, coup, referred }: CheminDeFerState): string {
  const offer = passage === null ? [] : [passage.stage, passage.offered?.to, passage.bids.length];
  const step = coup === null ? [] : [coup.step, coup.holder, coup.warned, coup.withdrawing.length];
  return [phase, talla, coups, packSteps[0], cut.to, ...offer, ...step, referred !== null].join(' ');
}

export function glance(state: CheminDeFerState): CheminDeFerGlance {
  const { phase, table, people, books, talla, coups, pack, bank, coup } = state;
  const settings = table?.settings;
  return {
    phase,
    opened: table !== null && phase !== 'closed',
    people,
    books,
    seats: settings?.seats ?? 0,
    minimum: settings?.minimum ?? ZERO,
    maximum: bank?.playing ?? cents(0),
    unit: settings?.unit ?? ZERO,
    decks: settings?.decks ?? 0,
    talla,
    coups,
    out: pack.out,
    left: cardsLeft(pack),
    insiders: [...new Set((coup?.drawn ?? []).filter(({ face }) => face === 'down').flatMap(({ seenBy }) => seenBy))],
    moment: momentOf(state),
  };
}
