import { setImmediate } from 'node:timers/promises';
import { type Card, type CheminDeFerState, rankOf } from '@sabot/engine';
import { PROTOCOL } from '@sabot/protocol';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Client, enter } from '../kit/client.ts';
import { changedShuffler } from '../kit/seeded-shuffler.ts';
import { testServer } from '../kit/test-server.ts';
import { CHEMIN_DE_FER, stateAt } from './chemin-de-fer.ts';

const NAMES = ['ana', 'bea', 'carlos', 'diego'] as const;
type Step = NonNullable<CheminDeFerState['coup']>['step'];
/** The last two look on, one of them by whole views. */
type Viewer = (typeof NAMES)[number] | 'onlooker' | 'simple';
/** The moments of a coup at which people are waited for while cards lie face down. */
type Moment = 'lift' | 'speak' | 'answer' | 'banker';

interface Hidden {
  readonly place: number;
  readonly hand: string;
  readonly seenBy: readonly string[];
}
/** Every byte each was sent, and when; what the house wrote into its log. */
interface Traffic {
  readonly told: Readonly<Record<Viewer, readonly string[]>>;
  readonly log: readonly string[];
  readonly hidden: readonly Hidden[];
}

/** Acts that are not theirs, or not now: what is refused must not tell either. */
const NOSY = ['LiftCards', 'SayCarta', 'Abatir', 'TakeThird', 'TakeNone', 'GiveCard', 'DrawCard', 'Settle'] as const;

/** Plays up to one moment of a later coup and gives all that was sent until then. */
async function play(moment: Moment, change: (order: Card[]) => void): Promise<Traffic> {
  const log: string[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line: string) => void log.push(line) });
  const { server, store, clock, table } = await testServer(CHEMIN_DE_FER, {
    shuffler: changedShuffler('chemin', change),
    logger,
  });
  const clients: Partial<Record<string, Client>> = {
    onlooker: await Client.open(server),
    simple: await Client.open(server, '', { protocol: PROTOCOL, views: 'whole' }),
  };
  for (const name of NAMES) clients[name] = await Client.open(server, await enter(server, name));
  const told: Record<Viewer, string[]> = { ana: [], bea: [], carlos: [], diego: [], onlooker: [], simple: [] };
  for (const [name, client] of Object.entries(clients)) {
    client?.socket.on('message', (data) => told[name as Viewer].push(`${clock.now()} ${String(data)}`));
    client?.say({ type: 'watch', table });
  }
  const does = async (name: string, act: string, fields: object = {}): Promise<boolean> =>
    (await clients[name]?.act(table, act, fields))?.ok === true;
  const firstOf = async (name: string, ...acts: readonly string[]): Promise<void> => {
    for (const act of acts) if (await does(name, act)) return;
  };
  for (const [i, name] of NAMES.entries()) {
    await does(name, 'Sit', { seat: i + 1 });
    await does(name, 'BuyChips', { amount: 1000_00 });
  }
  const runner = server.room.tables.get(table)!;
  const state = () => stateAt(runner);
  const isThere = () => state().coups >= 2 && state().coup?.step === moment;
  const SAYS: Partial<Record<Step, (who: { banker: string; holder: string }) => Promise<unknown>>> = {
    deal: ({ banker }) => does(banker, 'Deal'),
    lift: ({ holder }) => does(holder, 'LiftCards'),
    speak: ({ holder }) => firstOf(holder, 'SayCarta', 'SayNo', 'Abatir'),
    answer: ({ banker }) => firstOf(banker, 'GiveCard', 'Abatir'),
    banker: ({ banker }) => firstOf(banker, 'TakeThird', 'TakeNone', 'Abatir'),
  };
  for (let i = 0; i < 400 && !isThere(); i++) {
    const { phase, passage, bank, coup } = state();
    if (phase === 'offer' && passage?.offered) await does(passage.offered.to, 'TakeBank', { amount: 40_00 });
    else if (phase === 'bank' && bank !== null) await does(bank.banker, 'KeepBank');
    else if (phase === 'stakes') {
      for (const name of NAMES) if (name !== bank?.banker) await does(name, 'SetStakes', { punto: 10_00, line: 0 });
      await clock.step();
    } else if (phase === 'coup' && coup?.holder) {
      await SAYS[coup.step]?.({ banker: coup.banker, holder: coup.holder });
    } else await clock.step();
  }
  expect(isThere(), moment).toBe(true);
  const { banker, holder, drawn } = state().coup!;
  const first = state().pack.out - drawn.length;
  for (const name of NAMES) if (name !== banker && name !== holder) for (const act of NOSY) await does(name, act);
  store.failing = true;
  for (const name of NAMES) await does(name, 'BuyChips', { amount: 10_00 });
  store.failing = false;
  for (let i = 0; i < 20; i++) await setImmediate();
  const hidden = drawn
    .filter(({ face }) => face === 'down')
    .map(({ no, hand, seenBy }) => ({ place: first + no - 1, hand, seenBy }));
  // Half of the time to speak goes by, and a warning comes: whatever lies there.
  if (moment === 'speak') await clock.step();
  await server.stop();
  return { told, log, hidden };
}

const otherSuit = (card: Card): Card => `${rankOf(card)}${card.endsWith('s') ? 'h' : 's'}`;
const otherRank = (card: Card): Card => (rankOf(card) === '9' ? '2s' : '9s');

describe('at chemin de fer nobody learns a card before its time', () => {
  it.each(['lift', 'speak', 'answer', 'banker'] as const)('%s', async (moment) => {
    const whole = await play(moment, () => undefined);
    expect(whole.hidden).toHaveLength(4);
    expect(whole.log.length).toBeGreaterThanOrEqual(1);
    expect(whole.told.simple.at(-1)).toContain('"??"');
    for (const { place, hand, seenBy } of whole.hidden) {
      // Once a hand has spoken, another rank would have made it say something else in public.
      const hasSpoken = moment === 'banker' || (moment === 'answer' && hand === 'punto');
      const other = await play(moment, (order) => {
        const card = order[place] as Card;
        order[place] = hasSpoken ? otherSuit(card) : otherRank(card);
      });
      expect(other.log).toEqual(whole.log);
      for (const viewer of [...NAMES, 'onlooker', 'simple'] as const) {
        if (seenBy.includes(viewer)) expect(other.told[viewer]).not.toEqual(whole.told[viewer]);
        else expect(other.told[viewer]).toEqual(whole.told[viewer]);
      }
    }
  });

  it('each hand is seen by the one who holds it, and by nobody else', async () => {
    const { hidden } = await play('speak', () => undefined);
    for (const { seenBy } of hidden) expect(seenBy).toHaveLength(1);
    expect(new Set(hidden.map(({ hand, seenBy }) => `${hand} ${seenBy}`)).size).toBe(2);
  });
});
