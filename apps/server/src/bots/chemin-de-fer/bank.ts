import { lookUp } from '@sabot/engine';
import type { CheminDeFerMessage } from '@sabot/protocol';
import { type Offers, plain, within } from '../circulo/offers.ts';
import type { Luck } from '../circulo/third-card.ts';
import type { Memory, Wish } from '../mind.ts';
import type { Temper } from '../temper.ts';

/** How often in a hundred a bot of this temper takes a bank it may refuse. */
const EAGERNESS: Readonly<Record<Temper, number>> = { banker: 95, parlay: 80, follower: 60, dreamer: 50, cautious: 40 };
/** So many times the least stake it puts into a bank, and up to so many it follows others. */
const BANKS = 6;
const FOLLOWS = 25;
/** Of so many times it would take a bank of its own, it asks once for a part in another's. */
const ASSOCIATES = 8;
/** A bank that has grown to so many times what it began with is likely to be passed. */
const ENOUGH = 8;

/** The bank is offered. A second refusal running would cost the seat. */
export function offered({ view }: CheminDeFerMessage, offers: Offers, name: string, temper: Temper, luck: Luck): Wish {
  const minimum = view.table?.settings.minimum ?? 0;
  const amount = within(offers.may('TakeBank'), 'amount', minimum * (1 + (luck % BANKS)), minimum * FOLLOWS);
  const isPressed = (lookUp(view.refusals, name) ?? 0) > 0 || view.passage?.stage === 'forced';
  const takes = amount !== null && (isPressed || luck < EAGERNESS[temper]);
  return takes ? { act: 'TakeBank', fields: { amount } } : plain('DeclineBank');
}

export function bids({ view }: CheminDeFerMessage, offers: Offers, temper: Temper, luck: Luck): Wish {
  const minimum = view.table?.settings.minimum ?? 0;
  const most = minimum * (2 + (luck % FOLLOWS));
  const amount = within(offers.may('Bid'), 'amount', 0, most);
  const wants = amount !== null && luck < EAGERNESS[temper];
  return wants ? { act: 'Bid', fields: { amount } } : plain('PassBid');
}

/** Somebody else has the bank: now and then it would have a part in it. It asks no more than once before a coup. */
export function associates(
  { view }: CheminDeFerMessage,
  offers: Offers,
  temper: Temper,
  luck: Luck,
  memory: Memory,
): Wish | null {
  const offered = offers.may('Associate');
  if (view.phase !== 'bank' || offered === undefined || memory.coup === view.coups) return null;
  memory.coup = view.coups;
  const minimum = view.table?.settings.minimum ?? 0;
  const amount = within(offered, 'amount', minimum * (1 + (luck % BANKS)));
  return amount === null || luck >= EAGERNESS[temper] / ASSOCIATES ? null : { act: 'Associate', fields: { amount } };
}

/** Between two coups: associates are welcome, some of large winnings is put aside, and a great bank is passed in time. */
export function between({ view }: CheminDeFerMessage, offers: Offers, temper: Temper, luck: Luck): Wish {
  const proposal = offers.may('AcceptAssociate')?.fields.player;
  if (proposal?.kind === 'one-of' && proposal.options.length > 0) {
    return { act: 'AcceptAssociate', fields: { player: proposal.options[0] } };
  }
  const { bank } = view;
  const grown = bank === null || bank.offered === 0 ? 0 : bank.won / bank.offered;
  if (offers.may('PassMano') !== undefined && (grown > ENOUGH || luck >= 60 + EAGERNESS[temper] / 3)) {
    return plain('PassMano');
  }
  const aside = luck % 3 === 0 && Object.keys(bank?.garage ?? {}).length === 0;
  const amount = aside ? within(offers.may('WithholdWinnings'), 'amount', (bank?.won ?? 0) / 2) : null;
  return amount === null ? plain('KeepBank') : { act: 'WithholdWinnings', fields: { amount } };
}
