import { balance } from '@sabot/engine';
import type { CheminDeFerMessage } from '@sabot/protocol';
import { BANCOS, mostAgainst, stakeOn } from '../circulo/against.ts';
import { type Offers, plain, within } from '../circulo/offers.ts';
import type { Luck } from '../circulo/third-card.ts';
import type { Wish } from '../mind.ts';
import type { Temper } from '../temper.ts';

/** How often in a hundred it brings what others who would make banco together still lack. */
const JOINS = 50;

const affords = (message: CheminDeFerMessage, name: string): boolean =>
  (message.view.bank?.playing ?? 0) <= mostAgainst(message, name);

/** With others against a bank that is too large for one: it brings what still lacks, or begins with half. */
function joins(message: CheminDeFerMessage, offers: Offers, name: string, temper: Temper, luck: Luck): Wish | null {
  const { view } = message;
  const bank = view.bank?.playing ?? 0;
  const pledged = view.calls.joint.reduce((sum, { amount }) => sum + amount, 0);
  const wanted = pledged > 0 ? bank - pledged : bank / 2;
  const most = mostAgainst(message, name);
  const wants = pledged > 0 ? luck < JOINS : luck < 2 * BANCOS[temper];
  if (!wants || wanted <= 0 || wanted > most) return null;
  const amount = within(offers.may('JoinBanco'), 'amount', wanted, most);
  return amount === null ? null : { act: 'JoinBanco', fields: { amount } };
}

/** Whether it goes banco; one who has just lost such a banco often does so again. */
export function banco(message: CheminDeFerMessage, offers: Offers, name: string, temper: Temper, luck: Luck): Wish {
  if (affords(message, name)) {
    if (offers.may('CallSeguido') !== undefined && luck < 60) return plain('CallSeguido');
    if (offers.may('CallBanco') !== undefined && luck < BANCOS[temper]) return plain('CallBanco');
  }
  return joins(message, offers, name, temper, luck) ?? plain('StaySilent');
}

export function mesa(message: CheminDeFerMessage, offers: Offers, name: string, temper: Temper, luck: Luck): Wish {
  if (affords(message, name)) {
    if (offers.may('CallUltimoCompleto') !== undefined && luck < BANCOS[temper] / 4) return plain('CallUltimoCompleto');
    if (offers.may('CallConLaMesa') !== undefined && luck < BANCOS[temper] / 2) return plain('CallConLaMesa');
  }
  return plain('StaySilent');
}

/** Some times the least stake, never on the line; with its stake on the cloth it has said all. */
export function stakes(message: CheminDeFerMessage, offers: Offers, name: string, temper: Temper, luck: Luck): Wish {
  const { books } = message.view;
  const staked = balance(books, `stake:${name}:punto`) + balance(books, `stake:${name}:line`);
  const amount = staked > 0 ? null : stakeOn(message, offers, 'punto', name, temper, luck);
  return amount === null ? plain('StaySilent') : { act: 'SetStakes', fields: { punto: amount, line: 0 } };
}
