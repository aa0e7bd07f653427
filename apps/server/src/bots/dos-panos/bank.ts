import { balance } from '@sabot/engine';
import type { DosPanosMessage } from '@sabot/protocol';
import { type Offers, plain, within } from '../circulo/offers.ts';
import type { Luck } from '../circulo/third-card.ts';
import type { Wish } from '../mind.ts';
import type { Temper } from '../temper.ts';

/** How often in a hundred a bot of this temper wants a bank. */
const EAGERNESS: Readonly<Record<Temper, number>> = { banker: 95, parlay: 70, follower: 50, dreamer: 45, cautious: 30 };
/** It bids up to so many times the least bank. */
const FOLLOWS = 3;
/** A bank of so many times what was put in is likely to be withdrawn. */
const ENOUGH = 3;

/** A bank is offered for what it was held before; a bot takes it if it is not all it has. */
export function offered({ view }: DosPanosMessage, name: string, temper: Temper, luck: Luck): Wish {
  const asked = view.passage?.initial ?? 0;
  const affords = asked * 2 <= balance(view.books, `player:${name}`);
  return plain(affords && luck < EAGERNESS[temper] ? 'TakeBank' : 'DeclineBank');
}

/** Somebody has to be bank: where nobody has bid yet, a bot is the more willing. */
export function bids({ view }: DosPanosMessage, offers: Offers, temper: Temper, luck: Luck): Wish {
  const least = view.table?.settings.bankMinimum ?? 0;
  const nobody = (view.passage?.bids.length ?? 0) === 0;
  const amount = within(offers.may('Bid'), 'amount', least, nobody ? Number.MAX_SAFE_INTEGER : least * FOLLOWS);
  const wants = nobody ? luck < 90 : luck < EAGERNESS[temper] / 2;
  return amount !== null && wants ? { act: 'Bid', fields: { amount } } : plain('PassBid');
}

/** Between two coups: a bank that has grown much is withdrawn in time. */
export function between({ view }: DosPanosMessage, offers: Offers, name: string, temper: Temper, luck: Luck): Wish {
  const { bank } = view;
  const grown = bank === null || bank.invested === 0 ? 0 : balance(view.books, `bank:${name}`) / bank.invested;
  const goes = grown > ENOUGH && luck >= EAGERNESS[temper] / 2;
  return plain(goes && offers.may('LeaveBank') !== undefined ? 'LeaveBank' : 'KeepBank');
}

/** The bank is broken: some put it up again, most have had enough. */
export function renews({ view }: DosPanosMessage, offers: Offers, temper: Temper, luck: Luck): Wish {
  const amount = within(offers.may('RenewBank'), 'amount', view.bank?.initial ?? 0);
  const wants = amount !== null && luck < EAGERNESS[temper] / 2;
  return wants ? { act: 'RenewBank', fields: { amount, newSabot: luck % 2 === 0 } } : plain('LeaveBank');
}
