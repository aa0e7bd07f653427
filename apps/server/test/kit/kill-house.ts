import { setTimeout as pause } from 'node:timers/promises';
import { verify } from '@sabot/fairness';
import { expect } from 'vitest';
import { type HouseProcess, startHouse } from './house-process.ts';
import { Audit } from './kill-audit.ts';
import { Gambler } from './kill-gambler.ts';
import { lookAt } from './kill-look.ts';
import type { Moments } from './kill-moments.ts';

/** Where players deal and uncover, a coup has moments in which somebody is awaited. */
const TABLES = ['buenos-aires-2016.midi.1', 'asturias-2011.punto-y-banca.1'] as const;
const PACE = 0.02;
/** Until a whole shoe is dealt. */
const HURRY = 0.0005;
/** The whole chain is read from its beginning after so many kills; what is new is read after each. */
const WHOLE_EVERY = 50;

export interface Killings extends Moments {
  /** A folder or the URL of a database server: what a house is started on. */
  readonly place: string;
  /** What the store is opened with: the file in the folder, or the same URL. */
  readonly location: string;
}

/** Kills a house at random moments while people stake, looks at what is left, starts it again on it, and so on. */
export async function killAgainAndAgain({ place, location, kills, random }: Killings): Promise<void> {
  const audit = new Audit();
  const gamblers = [new Gambler('ana', TABLES[0]), new Gambler('bea', TABLES[0]), new Gambler('carlos', TABLES[1])];
  const interrupted: { readonly table: string; readonly coup: number; readonly cards: readonly string[] }[] = [];
  let house: HouseProcess | undefined = await startHouse(place, PACE);
  try {
    for (const gambler of gamblers) await gambler.enter(house.address);
    for (let kill = 1; kill <= kills; kill++) {
      const games = gamblers.map((gambler) => gambler.play((house as HouseProcess).address));
      await games[kill % games.length]?.staked;
      // Every second time a coup is under way; and then at any moment of it.
      const isMidCoup = kill % 2 === 1;
      if (isMidCoup) await games[0]?.inCoup;
      await pause(random() * (isMidCoup ? 60 : 300));
      await house.kill();
      await lookAtAll(location, audit, gamblers, kill % WHOLE_EVERY === 0 || kill === kills);
      for (const [table, coups] of audit.coups) {
        const last = coups.at(-1);
        if (last?.isOver === false) interrupted.push({ table, coup: coups.length - 1, cards: [...last.cards] });
      }
      house = await startHouse(place, kill === kills ? HURRY : PACE);
    }
    await expectProof(house.address, TABLES[0]);
    expect(await house.end()).toBe(0);
    house = undefined;
  } finally {
    await house?.kill();
  }
  await lookAtAll(location, audit, gamblers, true);
  for (const { table, coup, cards } of interrupted) {
    const now = audit.coups.get(table)?.[coup];
    expect(now?.isOver, `coup ${coup} of ${table} was finished`).toBe(true);
    expect(now?.cards.slice(0, cards.length)).toEqual(cards);
  }
  const done = gamblers.flatMap(({ deeds }) => deeds).filter(({ answer }) => answer?.ok);
  expect(done.filter(({ act }) => act === 'SetStakes').length).toBeGreaterThanOrEqual(kills / 2);
  expect(interrupted.length).toBeGreaterThanOrEqual(Math.max(1, Math.floor(kills / 5)));
  expect(gamblers.reduce((sum, { repeated }) => sum + repeated, 0)).toBeGreaterThan(kills / 2);
}

export async function lookAtAll(
  location: string,
  audit: Audit,
  gamblers: readonly Gambler[],
  whole: boolean,
): Promise<void> {
  await lookAt(location, audit, whole);
  for (const gambler of gamblers) expectKept(audit, gambler);
}

/** What somebody was told is in the store, as they were told it, once. */
function expectKept({ commands }: Audit, { name, deeds, answeredAnew }: Gambler): void {
  expect(answeredAnew, 'a repeated command gets its first answer').toEqual([]);
  for (const { commandId, act, fields, answer } of deeds) {
    const events = (commands.get(`act:${name}:${commandId}`) ?? []).filter(({ stream }) => stream.startsWith('table:'));
    if (answer === null) continue;
    if (!answer.ok) {
      expect(events, `${commandId} was refused`).toEqual([]);
      continue;
    }
    expect(events.at(-1)?.version, `${commandId} was acknowledged`).toBe(answer.version);
    const first = JSON.parse(events[0]?.data ?? 'null');
    if (act === 'SetStakes') expect(first).toMatchObject({ type: 'StakesSet', player: name, ...fields });
  }
}

/** The first shoe is dealt to its end, after all the kills, and everybody can check it. */
async function expectProof(address: string, table: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/api/tables/${table}/proofs/1`);
    const body = (await response.json()) as { cards: readonly string[] };
    if (response.status === 200) {
      expect(verify(body)).toMatchObject({ ok: true });
      expect(body.cards.length).toBeGreaterThan(200);
      return;
    }
    await pause(200);
  }
}
