import { balance, lookUp } from '@sabot/engine';
import type { DosPanosMessage } from '@sabot/protocol';
import { BANCOS, mostAgainst, stakeOn } from '../circulo/against.ts';
import { type Offers, plain } from '../circulo/offers.ts';
import type { Luck } from '../circulo/third-card.ts';
import type { Wish } from '../mind.ts';
import type { Temper } from '../temper.ts';

/** One stake in so many lies between the paños and plays on both. */
const CABALLO_EVERY = 6;

export function banco(message: DosPanosMessage, offers: Offers, name: string, temper: Temper, luck: Luck): Wish {
  const { view } = message;
  const bank = view.bank === null ? 0 : balance(view.books, `bank:${view.bank.banker}`);
  const affords = bank <= mostAgainst(message, name);
  const calls = affords && luck < BANCOS[temper] && offers.may('CallBanco') !== undefined;
  return plain(calls ? 'CallBanco' : 'StaySilent');
}

const ZONES = ['pano-1', 'pano-2', 'line-1', 'line-2', 'caballo'] as const;
export const staked = ({ view }: DosPanosMessage, name: string): number =>
  ZONES.reduce((sum, zone) => sum + balance(view.books, `stake:${name}:${zone}`), 0);

/** Some times the least stake on its own paño, now and then a caballo; with its stake on the cloth it has said all. */
export function stakes(message: DosPanosMessage, offers: Offers, name: string, temper: Temper, luck: Luck): Wish {
  const { view } = message;
  const place = lookUp(view.people, name);
  const seat = place?.kind === 'seat' ? place.n : (place?.behind ?? 1);
  const own = seat <= (view.table?.settings.seatsPerPano ?? 0) ? 'pano1' : 'pano2';
  const field = luck % CABALLO_EVERY === 0 ? 'caballo' : own;
  const amount = staked(message, name) > 0 ? null : stakeOn(message, offers, field, name, temper, luck);
  if (amount === null) return plain('StaySilent');
  return { act: 'SetStakes', fields: { pano1: 0, pano2: 0, line1: 0, line2: 0, caballo: 0, [field]: amount } };
}
