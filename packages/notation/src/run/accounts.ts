import type { Account, Field } from '@sabot/engine';
import { kebab, kindOf } from '../names.ts';
import type { Table } from './table.ts';

const COMMON: ReadonlySet<string> = new Set(['house', 'outside', 'garage', 'cagnotte', 'tips']);

/** An account in full, or the name of a player for his chips. */
export const accountOf = (text: string): Account =>
  (text.includes(':') || COMMON.has(text) ? text : `player:${text}`) as Account;

/** What may be staked on: whatever an act can put an amount on. */
const betsOf = ({ ruleset }: Table): readonly string[] => [
  ...(ruleset.bets ?? []).map(({ name }) => name),
  ...Object.values(ruleset.game.commands).flatMap((shape) =>
    Object.keys(shape)
      .filter((name) => kindOf(shape[name] as Field) === 'amount')
      .map(kebab),
  ),
];

/** Whether money stands or could stand on it at this table; a slip of the pen must not pass for an empty account. */
export function isAccount(account: string, table: Table): boolean {
  if (COMMON.has(account) || table.accounts.has(account)) return true;
  const [kind, name = '', bet, ...rest] = account.split(':');
  if (rest.length > 0 || !table.names.has(name)) return false;
  if (kind === 'stake') return bet !== undefined && betsOf(table).includes(bet);
  return (kind === 'player' || kind === 'bank' || kind === 'deposit') && bet === undefined;
}

export const accountsAt = ({ accounts, names }: Table): readonly string[] => [
  ...new Set([...accounts, ...[...names].map((name) => `player:${name}`)]),
];
