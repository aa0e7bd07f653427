import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheminDeFerMessage } from '@sabot/protocol';
import { afterAll, expect, it } from 'vitest';
import { type HouseProcess, startHouse } from './kit/house-process.ts';
import { Audit } from './kit/kill-audit.ts';
import { Bidder } from './kit/kill-bidder.ts';
import { expectVerified, lookAt } from './kit/kill-look.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-auction-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLE = 'asturias-2011.chemin-de-fer.1';
const NAMES = ['ana', 'bea', 'carlos', 'diego'] as const;
const FLAGS = ['--bots', 'off', '--tables', 'asturias-2011/chemin-de-fer', '--clocks', 'bid=600,shuffle=600,bank=600'];
/** `npm run kills` kills it more often. */
const KILLS = Number(process.env.SABOT_HOUSE_KILLS ?? 2);
const MINIMUM = 10_00;

const bidsIn = ({ view }: CheminDeFerMessage) => view.passage?.bids ?? [];

/** Everybody sits down and lets everything go by until the bank is auctioned. */
async function comeToAuction(bidders: readonly Bidder<'chemin-de-fer'>[], address: string): Promise<void> {
  for (const [i, bidder] of bidders.entries()) {
    await bidder.enter(address);
    await bidder.comeTo(address);
    expect(await bidder.does(`sit-${i}`, 'Sit', { seat: i + 1 })).toMatchObject({ ok: true });
    expect(await bidder.does(`buy-${i}`, 'BuyChips', { amount: 1000_00 })).toMatchObject({ ok: true });
  }
  await Promise.all(
    bidders.map(async (bidder) => {
      for (let n = 0; ; n++) {
        const isAsked = ({ awaits, acts }: CheminDeFerMessage) =>
          awaits.some(({ by }) => by.some(({ id }) => id === bidder.name)) ||
          acts.some(({ act }) => act === 'PassCards');
        const { view, acts } = await bidder.until((seen) => seen.view.phase === 'auction' || isAsked(seen));
        if (view.phase === 'auction') return;
        const act = ['PassCards', 'DeclineCut', 'DeclineBank'].find((one) =>
          acts.some((offered) => offered.act === one),
        );
        if (act !== undefined) await bidder.does(`${bidder.name}-lets-go-${n}`, act);
        const { version } = await bidder.until(() => true);
        if (act === undefined) await bidder.until((seen) => seen.version > version);
      }
    }),
  );
}

it(`a house killed ${KILLS} times in the middle of an auction goes on with it, and no bid is lost or made twice`, async () => {
  const audit = new Audit();
  const bidders = NAMES.map((name) => new Bidder('chemin-de-fer', name, TABLE));
  let house: HouseProcess | undefined = await startHouse(folder, 1, [], FLAGS);
  try {
    await comeToAuction(bidders, house.address);
    for (let kill = 1; kill <= KILLS; kill++) {
      const bidder = bidders[kill % bidders.length] as Bidder<'chemin-de-fer'>;
      const fields = { amount: MINIMUM * kill };
      // Every second time it is killed before the bid is answered: it was made, or it is made now.
      if (kill % 2 === 0) bidder.send(`bid-${kill}`, 'Bid', fields);
      else expect(await bidder.does(`bid-${kill}`, 'Bid', fields)).toMatchObject({ ok: true });
      await house.kill();
      await lookAt(join(folder, 'sabot.db'), audit);
      house = await startHouse(folder, 1, [], FLAGS);
      for (const one of bidders) await one.comeTo(house.address);
      expect(await bidder.does(`bid-${kill}`, 'Bid', fields)).toMatchObject({ ok: true });
      const seen = await bidder.until((message) => bidsIn(message).length >= kill);
      expect(seen.view.phase).toBe('auction');
      expect(bidsIn(seen).map(({ amount }) => amount)).toEqual(
        Array.from({ length: kill }, (_, i) => MINIMUM * (i + 1)),
      );
      expect(seen.awaits).toMatchObject([{ clock: 'bid', lapse: 'CloseAuction' }]);
    }
    const last = bidders[KILLS % bidders.length] as Bidder<'chemin-de-fer'>;
    for (const one of bidders.filter((other) => other !== last)) await one.does(`${one.name}-passes`, 'PassBid');
    const { view } = await last.until((message) => message.view.phase === 'bank');
    expect(view.bank).toMatchObject({ banker: last.name, offered: MINIMUM * KILLS });
    for (const one of bidders) one.leave();
    expect(await house.end()).toBe(0);
    house = undefined;
  } finally {
    await house?.kill();
  }
  expectVerified(folder);
});
