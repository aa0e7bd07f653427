import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DosPanosMessage } from '@sabot/protocol';
import { afterAll, expect, it } from 'vitest';
import { type HouseProcess, startHouse } from '../kit/house-process.ts';
import { Audit } from '../kit/kill-audit.ts';
import { Bidder } from '../kit/kill-bidder.ts';
import { expectVerified, lookAt } from '../kit/kill-look.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-panos-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLE = 'asturias-2011.dos-panos.1';
/** Two on the first paño, three on the second: the last of them is bank. */
const SEATS = { ana: 1, bea: 2, carlos: 7, diego: 8, eva: 9 } as const;
const PATIENT = 'name=1,bid=600,deposit=600,keep=600,banco=600,stakes=600,deal=600,lift=600,speak=600,banker=600';
const FLAGS = ['--bots', 'off', '--tables', 'asturias-2011/dos-panos', '--clocks', `${PATIENT},shuffle=600,cut=600`];
/** `npm run kills` kills it more often. */
const KILLS = Number(process.env.SABOT_HOUSE_KILLS ?? 1);
const STAKE = 20_00;

type Person = Bidder<'dos-panos'>;

/** What each does when they are asked; the banker leaves it to nobody. */
const USUAL = [
  'PassCards',
  'DeclineCut',
  'PassBid',
  'Deposit',
  'StaySilent',
  'KeepBank',
  'Deal',
  'LiftCards',
  'Abatir',
  'SayCarta',
  'SayNo',
  'GiveCard',
  'TakeThird',
  'TakeNone',
];
const NOTHING = { pano1: 0, pano2: 0, line1: 0, line2: 0, caballo: 0 };

function choiceOf({ name }: Person, { acts, view }: DosPanosMessage): readonly [string, object] | null {
  const may = (act: string): boolean => acts.some((one) => one.act === act);
  if (name === 'eva' && may('Bid')) return ['Bid', { amount: 600_00 }];
  if (may('SetStakes')) {
    const own = SEATS[name as keyof typeof SEATS] < 7 ? 'pano1' : 'pano2';
    const lies = view.books.accounts.some(
      (account, i) => account.startsWith(`stake:${name}:`) && view.books.amounts[i],
    );
    if (!lies) return ['SetStakes', { ...NOTHING, [own]: STAKE }];
  }
  const act = USUAL.find(may);
  return act === undefined ? null : [act, {}];
}

const isAsked =
  (name: string) =>
  ({ awaits, acts }: DosPanosMessage): boolean =>
    awaits.some(({ by }) => by.some(({ id }) => id === name)) || acts.some(({ act }) => act === 'PassCards');

/** The first paño has been played, the second has not spoken. */
const isBetween = ({ view: { coup } }: DosPanosMessage): boolean =>
  coup?.step === 'speak' && coup.turn === 'pano-2' && coup.said['pano-1'] !== undefined;

/** Everybody does what is asked of them until the table has come to a coup between its two paños. */
async function comeBetween(people: readonly Person[], after: number, round: number): Promise<void> {
  const isThere = (seen: DosPanosMessage): boolean => isBetween(seen) && (seen.view.coup?.no ?? 0) > after;
  await Promise.all(
    people.map(async (person) => {
      for (let n = 0; ; n++) {
        const seen = await person.until((message) => isThere(message) || isAsked(person.name)(message));
        if (isThere(seen)) return;
        const choice = choiceOf(person, seen);
        if (choice !== null) await person.does(`${person.name}-${round}-${n}`, ...choice);
        await person.until((message) => message.version > seen.version || isThere(message));
      }
    }),
  );
}

it(`a house killed ${KILLS} times between the words of the two paños goes on with the same coup, and no chip is lost`, async () => {
  const audit = new Audit();
  const people = Object.keys(SEATS).map((name): Person => new Bidder('dos-panos', name, TABLE));
  let house: HouseProcess | undefined = await startHouse(folder, 1, [], FLAGS);
  try {
    for (const person of people) {
      await person.enter(house.address);
      await person.comeTo(house.address);
      const seat = SEATS[person.name as keyof typeof SEATS];
      expect(await person.does(`sit-${person.name}`, 'Sit', { seat })).toMatchObject({ ok: true });
      expect(await person.does(`buy-${person.name}`, 'BuyChips', { amount: 1000_00 })).toMatchObject({ ok: true });
    }
    let last = 0;
    for (let kill = 1; kill <= KILLS; kill++) {
      await comeBetween(people, last, kill);
      const [first] = people as [Person];
      const before = await first.until(isBetween);
      last = before.view.coup?.no ?? 0;
      const holder = people.find(({ name }) => name === before.view.coup?.holders['pano-2']) as Person;
      const { acts } = await holder.until(isBetween);
      const word = ['Abatir', 'SayCarta', 'SayNo'].find((act) => acts.some((one) => one.act === act)) as string;
      // Every second time it is killed with the word of the second paño under way: it was said, or it is said now.
      if (kill % 2 === 0) holder.send(`word-${kill}`, word);
      await house.kill();
      await lookAt(join(folder, 'sabot.db'), audit);
      house = await startHouse(folder, 1, [], FLAGS);
      for (const one of people) await one.comeTo(house.address);
      const after = await first.until(() => true);
      expect(after.view.coup?.no).toBe(last);
      expect(after.view.coup?.said['pano-1']).toBe(before.view.coup?.said['pano-1']);
      expect(after.view.coup?.drawn.slice(0, before.view.coup?.drawn.length)).toEqual(before.view.coup?.drawn);
      expect(await holder.does(`word-${kill}`, word)).toMatchObject({ ok: true });
    }
    for (const one of people) one.leave();
    expect(await house.end()).toBe(0);
    house = undefined;
  } finally {
    await house?.kill();
  }
  expectVerified(folder);
});
