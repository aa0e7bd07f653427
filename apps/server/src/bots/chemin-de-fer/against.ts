import { balance } from '@sabot/engine';
import type { CheminDeFerMessage } from '@sabot/protocol';
import { type Offers, within } from '../circulo/offers.ts';
import type { Luck } from '../circulo/third-card.ts';
import type { Wish } from '../mind.ts';
import type { Temper } from '../temper.ts';

/** How often in a hundred a bot of this temper goes banco on a bank it can well afford. */
const BANCOS: Readonly<Record<Temper, number>> = { dreamer: 20, parlay: 14, follower: 9, banker: 6, cautious: 2 };
/** It goes alone against no more than this part of its chips. */
const AFFORDS = 1 / 3;
const STAKES = 5;
/** How often in a hundred it brings what others who would make banco together still lack. */
const JOINS = 50;

const nothing = (act: string): Wish => ({ act, fields: {} });

const affords = ({ view }: CheminDeFerMessage, name: string): boolean =>
  (view.bank?.playing ?? 0) <= balance(view.books, `player:${name}`) * AFFORDS;

/** With others against a bank that is too large for one: it brings what still lacks, or begins with half. */
function joins({ view }: CheminDeFerMessage, offers: Offers, name: string, temper: Temper, luck: Luck): Wish | null {
  const bank = view.bank?.playing ?? 0;
  const pledged = view.calls.joint.reduce((sum, { amount }) => sum + amount, 0);
  const wanted = pledged > 0 ? bank - pledged : bank / 2;
  const most = balance(view.books, `player:${name}`) * AFFORDS;
  const wants = pledged > 0 ? luck < JOINS : luck < 2 * BANCOS[temper];
  if (!wants || wanted <= 0 || wanted > most) return null;
  const amount = within(offers.may('JoinBanco'), 'amount', wanted, most);
  return amount === null ? null : { act: 'JoinBanco', fields: { amount } };
}

/** Whether it goes banco; one who has just lost such a banco often does so again. */
export function banco(message: CheminDeFerMessage, offers: Offers, name: string, temper: Temper, luck: Luck): Wish {
  if (affords(message, name)) {
    if (offers.may('CallSeguido') !== undefined && luck < 60) return nothing('CallSeguido');
    if (offers.may('CallBanco') !== undefined && luck < BANCOS[temper]) return nothing('CallBanco');
  }
  return joins(message, offers, name, temper, luck) ?? nothing('StaySilent');
}

export function mesa(message: CheminDeFerMessage, offers: Offers, name: string, temper: Temper, luck: Luck): Wish {
  if (affords(message, name)) {
    if (offers.may('CallUltimoCompleto') !== undefined && luck < BANCOS[temper] / 4)
      return nothing('CallUltimoCompleto');
    if (offers.may('CallConLaMesa') !== undefined && luck < BANCOS[temper] / 2) return nothing('CallConLaMesa');
  }
  return nothing('StaySilent');
}

/** Some times the least stake, never on the line; with its stake on the cloth it has said all. */
export function stakes({ view }: CheminDeFerMessage, offers: Offers, name: string, temper: Temper, luck: Luck): Wish {
  const staked = balance(view.books, `stake:${name}:punto`) + balance(view.books, `stake:${name}:line`);
  const sitsOut = temper === 'cautious' && luck % 4 === 0;
  const minimum = view.table?.settings.minimum ?? 0;
  const chips = balance(view.books, `player:${name}`);
  const most = Math.min(minimum * (1 + (luck % STAKES)), chips);
  const amount = staked > 0 || sitsOut ? null : within(offers.may('SetStakes'), 'punto', most, chips);
  return amount === null ? nothing('StaySilent') : { act: 'SetStakes', fields: { punto: amount, line: 0 } };
}
