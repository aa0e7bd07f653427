import type { Awaited } from '@sabot/protocol';
import type { Mind } from 'sabot-server';
import type { CirculoTable } from '../table.ts';

/** What Enter does where money or the bank is asked for: nothing that binds anybody to more than he has said. */
const MODEST: readonly string[] = [
  'Deposit',
  'KeepBank',
  'CutPack',
  'DeclineBank',
  'PassBid',
  'StaySilent',
  'LeaveStakes',
  'EndBanco',
  'LeaveBank',
  'PassCards',
  'ResumePlay',
  'LiftCards',
  'Deal',
  'GiveCard',
  'Sit',
  'ComeBack',
];
/** Where cards are decided on, what a steady player would do. */
const CARDS: ReadonlySet<string> = new Set(['speak', 'speak-warned', 'banker']);
/** Neither bold nor timid: half of all luck. */
const even = (n: number): number => Math.floor(n / 2);

/** The act that Enter stands for; null: there is none that goes without saying. */
export function sensibleAct(table: CirculoTable, awaited: Awaited, mind: Mind): string | null {
  const { message, you } = table;
  const acts = message.acts.filter(({ act }) => awaited.acts.includes(act));
  if (CARDS.has(awaited.clock)) {
    const wish = mind({ name: you, temper: 'follower' }, { ...message, acts }, even, { times: 1, coup: -1 });
    if (wish !== null && acts.some(({ act }) => act === wish.act)) return wish.act;
  }
  return MODEST.find((act) => acts.some((one) => one.act === act)) ?? acts[0]?.act ?? null;
}
