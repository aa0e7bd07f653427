import type { Temper } from './temper.ts';

export interface Bot {
  readonly name: string;
  readonly temper: Temper;
}

const BOTS: readonly Bot[] = [
  { name: 'Nieves', temper: 'banker' },
  { name: 'Pelayo', temper: 'follower' },
  { name: 'Xana', temper: 'dreamer' },
  { name: 'Ramiro', temper: 'contrary' },
];
const STAND_INS: Readonly<Record<Temper, string>> = {
  banker: 'Covadonga',
  follower: 'Alonso',
  dreamer: 'Marina',
  contrary: 'Telmo',
};

const folded = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('es');

/** Who sits down with you; none of them bears your name. */
export const companyOf = (you: string): readonly Bot[] =>
  BOTS.map((bot) => (folded(bot.name) === folded(you) ? { ...bot, name: STAND_INS[bot.temper] } : bot));
