import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, lastCoup, like, ownPlate, sitDown, stake } from './at-the-table.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

/** `within`: how soon a silent house is said to be silent, in milliseconds; however long on a machine that has other things to do. */
export function houseThatHangs(within?: number): void {
  describe('a house that hangs', () => {
    let house: House;
    beforeAll(async () => {
      house = await House.open({ rulesets: [0], bots: false });
    });
    afterAll(() => house?.close());

    test(`is said to be silent${within === undefined ? '' : ` within ${within} ms`}, until it answers again`, async () => {
      const cleo = await visit(house.address);
      const { page, words } = cleo;
      await sitDown(house, cleo, 'cleo');
      const notice = page.getByText(words.shell.silent);
      house.freeze();
      try {
        await notice.waitFor(within === undefined ? {} : { timeout: within });
      } finally {
        house.wake();
      }
      await notice.waitFor({ state: 'detached' });
      await ownPlate(cleo).waitFor();
    });
  });
}

export function lostConnection(): void {
  describe('a connection that is lost in mid-coup', () => {
    let house: House;
    beforeAll(async () => {
      house = await House.open({ rulesets: [0], bots: false, hold: ['stakes', 'uncover'] });
    });
    afterAll(() => house?.close());

    test('comes back by itself: the seat is kept, the coup goes on', async () => {
      const expected = /WebSocket|ERR_INTERNET_DISCONNECTED/;
      const ana = await visit(house.address, { expected });
      const { page, words, context } = ana;
      await sitDown(house, ana, 'ana');
      await stake(ana, 'punto');
      await house.lapse('stakes');
      const uncover = button(ana, words.table.acts.Uncover);
      await uncover.waitFor();

      await context.setOffline(true);
      await house.dropSockets();
      const notice = page.getByText(words.shell.lost);
      await notice.waitFor();
      expect((await house.tables())[0]).toMatchObject({ people: 1, phase: 'coup' });
      await context.setOffline(false);
      await notice.waitFor({ state: 'detached' });

      await ownPlate(ana).waitFor();
      await uncover.click();
      await house.hold(['stakes']);
      await (await lastCoup(ana)).locator('.account-net').waitFor();
    });

    test('a page that is loaded again finds its seat and its stake', async () => {
      const ana = await visit(house.address);
      const { page, words } = ana;
      await sitDown(house, ana, 'bea');
      await stake(ana, 'banca');
      await page.reload();
      await page.getByText(like(words.table.stakes.placed('…'))).waitFor();
      await ownPlate(ana).waitFor();
    });
  });
}
