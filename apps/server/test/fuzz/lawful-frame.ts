import { freshBytes, playerCommitment } from '@sabot/fairness';
import type { BoundMessage, Offered, TableMessage } from '@sabot/protocol';
import type { Chance } from './chance.ts';

/** A message to the house, before it is spoilt or not. */
export type Frame = Record<string, unknown> & { readonly type: string };

/** Somebody who wants to play: their name, the table, the last they saw of it, and what they put into each shuffle. */
export interface Sight {
  readonly name: string;
  readonly table: string;
  readonly last: TableMessage | null;
  readonly entropy: Map<string, string>;
}

/** Would end the game for them, or is asked of everybody all the time. */
const SELDOM: ReadonlySet<string> = new Set([
  'Leave',
  'Stand',
  'StepAway',
  'AskRules',
  'AskChange',
  'JoinWaitingList',
  'LeaveWaitingList',
  'GiveUpShoe',
  'BuyChips',
]);

function within(bound: BoundMessage, chance: Chance): unknown {
  switch (bound.kind) {
    case 'one-of':
      return chance.oneOf(bound.options);
    case 'between':
      return bound.min + chance.below(bound.max - bound.min + 1);
    case 'not':
      return null;
    case 'amount': {
      if (bound.orNothing && chance.isOneIn(3)) return 0;
      const steps = Math.max(0, Math.floor((Math.min(bound.max, bound.min * 5) - bound.min) / Math.max(1, bound.step)));
      return bound.min + Math.max(1, bound.step) * chance.below(steps + 1);
    }
    default:
      return bound satisfies never;
  }
}

function filled({ act, fields }: Offered, game: string, chance: Chance): Record<string, unknown> {
  if (act === 'BuyChips') return { amount: 300_00 };
  const chosen = Object.entries(fields).map(([name, bound]) => [name, within(bound, chance)] as const);
  // At Punto y Banca the law says what the bets are, and stakes are a list.
  return act === 'SetStakes' && game === 'punto-banca' ? { stakes: chosen } : Object.fromEntries(chosen);
}

/** Something one may do now, by what the house itself offers; mostly what is awaited. */
export function lawfulFrame({ name, table, last, entropy }: Sight, commandId: string, chance: Chance): Frame {
  if (last === null) return { type: 'watch', table };
  const { shuffle, acts, awaits, game } = last;
  if (shuffle?.waitsFor.includes(name)) {
    const { talla, phase, commitment } = shuffle;
    const own = entropy.get(commitment) ?? freshBytes();
    entropy.clear();
    entropy.set(commitment, own);
    if (phase === 'shuffling') {
      return { type: 'shuffle', table, commandId, talla, commitment: playerCommitment(commitment, name, own) };
    }
    if (phase === 'revealing') return { type: 'reveal', table, commandId, talla, entropy: own };
  }
  const awaited = awaits.filter(({ by }) => by.some(({ id }) => id === name)).flatMap((one) => one.acts);
  const asked = acts.filter(({ act }) => awaited.includes(act));
  const common = (asked.length > 0 && !chance.isOneIn(6) ? asked : acts).filter(
    ({ act }) => !SELDOM.has(act) || chance.isOneIn(25),
  );
  const isPoor =
    acts.some(({ act }) => act === 'BuyChips') && !acts.some(({ act }) => act === 'SetStakes') && chance.isOneIn(4);
  const buying = acts.find(({ act }) => act === 'BuyChips');
  const offer = isPoor && buying !== undefined ? buying : common.length > 0 ? chance.oneOf(common) : undefined;
  if (offer === undefined) return { type: 'watch', table };
  return { type: 'act', table, commandId, act: offer.act, fields: filled(offer, game, chance) };
}
