import type { Person } from '@sabot/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, like, openPanel } from '../at-the-table.ts';
import { CirculoPerson, WITH } from '../circulo/person.ts';
import { type Choose, everyPage, playUntil, usual } from '../circulo/talla.ts';
import { type ClockName, House } from '../house.ts';

const CLOCKS: readonly ClockName[] = [
  'shuffle',
  'cut',
  'bid',
  'bank',
  'deposit',
  'keep',
  'banco',
  'repeat',
  'stakes',
  'deal',
  'lift',
  'speak',
  'speak-warned',
  'banker',
  'waiting',
];
const RULESET = 8;
/** Two on the first paño, three on the second, one of whom will have to change over. */
const SEATED = [
  { name: 'ana', seat: 1, width: 1280, language: 'es' },
  { name: 'beni', seat: 7, width: 390, language: 'en' },
  { name: 'cira', seat: 8, width: 768, language: 'es' },
  { name: 'dimas', seat: 9, width: 1280, language: 'en' },
  { name: 'emma', seat: 2, width: 1280, language: 'es' },
] as const;
const BOUGHT = SEATED.length * WITH;
const LEAST_BANK = 500_00;
const MOST_STAKE = 1000_00;
const GROWN = 1500_00;
const BIDS = [500_00, 510_00];
/** Those of the first paño, once one has changed over to it: whoever else took the bank would leave one alone on the second. */
const mayBank = ({ name }: CirculoPerson): boolean => name === 'beni' || name === 'emma';

type People = readonly CirculoPerson[];

/** All chips, as each of the pages tells them: those in front of everybody, the bank and the cagnotte. */
async function expectAllChips(people: People): Promise<void> {
  const allSeen = async (): Promise<readonly number[]> => {
    const chips = await Promise.all(people.map((person) => person.chips()));
    const cloths = await Promise.all(people.map((person) => person.onTheCloth()));
    return cloths.map((cloth) => chips.reduce((sum, own) => sum + own, cloth));
  };
  await expect.poll(allSeen, { interval: 500 }).toEqual(people.map(() => BOUGHT));
}

/** Five people in five browsers play dos paños until everything the game has has been seen. */
export function fivePeople(): void {
  describe('five people play dos paños', () => {
    let house: House;
    beforeAll(async () => {
      house = await House.open({ rulesets: [RULESET], bots: false, hold: CLOCKS, fixed: true });
    });
    afterAll(() => house?.close());

    test('to the end, with a bank auctioned, a banco, an odd stake a caballo and a bank that is broken', async () => {
      const table = (await house.tables())[0]?.table as string;
      const people: CirculoPerson[] = [];
      const context = { reducedMotion: 'reduce' } as const;
      for (const { name, ...options } of SEATED) {
        people.push(await CirculoPerson.sitDown(house, table, name, { ...options, context, game: 'dosPanos' }));
      }
      const banker = await auction(people);
      await banco(people, banker);
      await bothPanos(people);
      await oddCaballo(people);
      await brokenAndRenewed(people);
      for (const { leaks } of people) expect(leaks).toEqual([]);
      await pastCoup(people);
    }, 600_000);
  });
}

/** The pack is passed and cut, the bank comes under the hammer, and the second bid is higher. */
async function auction(people: People): Promise<CirculoPerson> {
  const [, , , first, last] = people as [CirculoPerson, CirculoPerson, CirculoPerson, CirculoPerson, CirculoPerson];
  await playUntil(people, usual, async () => (await first.offers()).has('Bid'));
  for (const [i, bidder] of [first, last].entries()) {
    const text = String((BIDS[i] as number) / 100);
    const highest = ({ page }: CirculoPerson) =>
      page.locator('.circulo-auction-bid strong').getByText(text, { exact: true });
    // A button that went away under the finger is pressed again.
    await expect
      .poll(async () => (await highest(bidder).isVisible()) || bidder.put('Bid', BIDS[i] as number))
      .toBe(true);
    await everyPage(people, (person) => highest(person).waitFor());
  }
  const choose: Choose = (turn) => (turn.offers.has('PassBid') ? { act: 'PassBid' } : usual(turn));
  await thinnerPano(people, choose);
  await playUntil(people, choose, async () => (await people[0]?.offers())?.has('CallBanco') === true);
  await everyPage(people, ({ plate, dosPanos }) => plate(last.name, dosPanos.marks.banker).waitFor());
  await expectAllChips(people);
  return last;
}

/** The bank goes to one of two on the first paño: all read that one is missing there, and one of the three changes over. */
async function thinnerPano(people: People, choose: Choose): Promise<void> {
  const [ana, beni] = people as [CirculoPerson, CirculoPerson];
  const missing = ({ visitor, dosPanos }: CirculoPerson): string =>
    visitor.words.circulo.missing.pano(1, dosPanos.hand['pano-1'].toLowerCase());
  await playUntil(people, choose, async () => (await ana.page.getByText(like(missing(ana))).count()) > 0);
  await everyPage(people, (one) =>
    one.page
      .getByText(like(missing(one)))
      .first()
      .waitFor(),
  );
  const { words } = beni.visitor;
  await button(beni.visitor, words.circulo.missing.move(3, beni.dosPanos.hand['pano-1'].toLowerCase())).click();
  const sheet = beni.page.getByRole('dialog');
  await sheet.getByRole('button', { name: words.table.sit.move(3), exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** One calls banco and plays both paños; nobody else sees a card of theirs before it is shown. */
async function banco(people: People, banker: CirculoPerson): Promise<void> {
  const [caller] = people as [CirculoPerson];
  let isMade = false;
  const choose: Choose = async (turn) => {
    const { person, offers } = turn;
    if (offers.has('CallBanco')) return { act: person === caller && !isMade ? 'CallBanco' : 'StaySilent' };
    if (isMade && offers.has('KeepBank')) return null;
    if (offers.has('Deal') && !isMade) {
      isMade = true;
      await everyPage(people, ({ plate, dosPanos }) => plate(caller.name, dosPanos.marks.banco).waitFor());
    }
    // The cards of the second paño are nobody's to see before the first has been played.
    if (person === caller && ['SayCarta', 'SayNo', 'Abatir'].some((act) => offers.has(act))) {
      await expect.poll(async () => (await caller.faces()).length).toBeGreaterThanOrEqual(2);
    }
    return usual(turn);
  };
  const isOver = async (): Promise<boolean> => isMade && (await banker.offers()).has('KeepBank');
  await playUntil(people, choose, async () => (await isOver()) || (await banker.offers()).has('RenewBank'));
  await expectAllChips(people);
}

/** The bank finds a banker who leaves enough people on each paño. */
const towardsStakes: Choose = (turn) => {
  const { person, offers } = turn;
  if (offers.has('Deposit')) return { act: 'Deposit' };
  if (offers.has('ResumePlay')) return { act: 'ResumePlay' };
  if (offers.has('RenewBank')) return { act: 'LeaveBank' };
  if (offers.has('PassBid')) return { act: mayBank(person) && offers.has('Bid') ? 'Bid' : 'PassBid' };
  if (offers.has('DeclineBank')) return { act: mayBank(person) ? 'TakeBank' : 'DeclineBank' };
  if (offers.has('CallBanco')) return { act: 'StaySilent' };
  return usual(turn);
};

/** A stake on the second paño leaves the one on the first where it is; each is taken back alone. */
async function bothPanos(people: People): Promise<void> {
  const [player] = people as [CirculoPerson];
  const { visitor, page, dosPanos } = player;
  const { zones, deck } = dosPanos;
  await playUntil(people, towardsStakes, async () => (await player.offers()).has('SetStakes'));
  for (const [zone, amount] of [
    ['pano-1', 12],
    ['pano-2', 15],
  ] as const) {
    await button(visitor, zones[zone]).click();
    await page.getByRole('textbox', { name: zones[zone], exact: true }).fill(String(amount));
    await button(visitor, deck.stake(String(amount))).click();
    await button(visitor, `${zones[zone]} ${amount}`).waitFor();
  }
  await button(visitor, `${zones['pano-1']} 12`).click();
  await button(visitor, `${deck.withdraw}: ${zones['pano-1']}`).click();
  await button(visitor, zones['pano-1']).waitFor();
  await button(visitor, `${zones['pano-2']} 15`).click();
  await button(visitor, `${deck.withdraw}: ${zones['pano-2']}`).click();
  await button(visitor, zones['pano-2']).waitFor();
}

/** Twenty-one between the paños: eleven play on the first, ten on the second, and everybody is told. */
async function oddCaballo(people: People): Promise<void> {
  const [player] = people as [CirculoPerson];
  let [isLaid, isDeclined] = [false, false];
  const choose: Choose = async (turn) => {
    const { person, offers } = turn;
    if (offers.has('DeclineCards') && person !== player && !isDeclined) {
      isDeclined = await declinesCards(person, people);
      return null;
    }
    const next = await towardsStakes(turn);
    if (next !== null) return next;
    if (person === player && offers.has('SetStakes') && !isLaid) {
      const { zones, deck } = player.dosPanos;
      await button(player.visitor, zones.caballo).click();
      await player.page.getByRole('textbox', { name: zones.caballo, exact: true }).fill('21');
      isLaid = await player.press(`${deck.stake('21')} ${deck.each('10', '11')}`);
      return null;
    }
    return offers.has('StaySilent') ? { act: 'StaySilent' } : null;
  };
  await openPanel(player.visitor, 'coup');
  const { zones } = player.dosPanos;
  const settled = (pano: 'pano-1' | 'pano-2', amount: number) =>
    player.page.getByRole('cell', { name: `${zones[pano]} ${amount}`, exact: true }).count();
  const isDivided = async () => (await settled('pano-1', 11)) > 0 && (await settled('pano-2', 10)) > 0;
  await playUntil(people, choose, isDivided);
  expect(isDeclined).toBe(true);
}

/** The cards come by turn to somebody without a stake: it is said with its rule, and they go on to the next unseen. */
async function declinesCards(person: CirculoPerson, people: People): Promise<boolean> {
  const { page, dosPanos, visitor } = person;
  await page.getByRole('status').getByText(dosPanos.byTurn).waitFor();
  await button(visitor, `${visitor.words.ui.why} ${dosPanos.byTurn}`).click();
  await page.getByRole('dialog').locator('.ground-wording').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const mark = (one: CirculoPerson) => one.plate(person.name, one.dosPanos.marks.holder('').trim());
  await everyPage(people, (one) => mark(one).waitFor());
  expect(await person.press(dosPanos.acts.DeclineCards as string)).toBe(true);
  await page.getByText(dosPanos.byTurn).waitFor({ state: 'detached' });
  await everyPage(people, (one) => mark(one).waitFor({ state: 'detached' }));
  expect(await person.faces()).toEqual([]);
  return true;
}

/** Everybody lays all the bank is good for until it has nothing left; its banker puts it up again. */
async function brokenAndRenewed(people: People): Promise<void> {
  let broken: CirculoPerson | null = null;
  const choose: Choose = async (turn) => {
    const { person, offers } = turn;
    if (offers.has('Deposit')) return { act: 'Deposit' };
    if (offers.has('ResumePlay')) return { act: 'ResumePlay' };
    // A bank that has grown beyond what they can break is withdrawn, and the next begins anew.
    if (offers.has('KeepBank') && (await person.onTheCloth()) > GROWN) return { act: 'LeaveBank' };
    // Whoever has not the chips for it may only leave the bank.
    if (offers.has('RenewBank') || (offers.has('LeaveBank') && !offers.has('KeepBank'))) {
      broken = person;
      return null;
    }
    if (offers.has('PassBid')) return { act: mayBank(person) && offers.has('Bid') ? 'Bid' : 'PassBid' };
    if (offers.has('DeclineBank')) return { act: mayBank(person) ? 'TakeBank' : 'DeclineBank' };
    if (offers.has('CallBanco')) return { act: 'StaySilent' };
    if (offers.has('SetStakes') && (await person.chips()) >= MOST_STAKE) {
      await button(person.visitor, like(`…: ${person.dosPanos.deck.most}, …`))
        .first()
        .click({ timeout: 1500 })
        .catch(() => undefined);
      const text = (await person.offers()).get('SetStakes');
      if (text !== undefined && (await person.press(text))) return null;
    }
    return offers.has('StaySilent') ? { act: 'StaySilent' } : usual(turn);
  };
  await playUntil(people, choose, () => broken !== null);
  const banker = broken as unknown as CirculoPerson;
  await everyPage(people, (person) => {
    const who = (): Person => (person === banker ? 'you' : { name: '…' });
    const { BankBroken } = person.visitor.words.dictionary.games['dos-panos'].events;
    const told = (BankBroken as (...args: unknown[]) => string)({}, { who });
    return person.page.getByText(like(told)).first().waitFor();
  });
  if ((await banker.chips()) < LEAST_BANK) {
    // Whoever has lost everything is not asked to renew it, but told what they can do, and why not more.
    await banker.page.getByText(banker.dosPanos.now.yourBrokenShort).waitFor();
    const renew = banker.dosPanos.acts.RenewBank as string;
    await button(banker.visitor, `${banker.visitor.words.ui.why} ${renew}`).click();
    await banker.page
      .getByRole('dialog')
      .getByText(like(`${renew}: …`))
      .waitFor();
    await banker.page.keyboard.press('Escape');
    await expectAllChips(people);
    return;
  }
  await banker.press(banker.dosPanos.acts.RenewBank as string);
  const sheet = banker.page.getByRole('dialog');
  await sheet.getByRole('button', { name: banker.dosPanos.acts.RenewBank as string, exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await everyPage(people, ({ plate, dosPanos }) => plate(banker.name, dosPanos.marks.banker).waitFor());
  await expectAllChips(people);
}

/** The history tells the coups: bank, three hands, payments, and the reason of each step. */
async function pastCoup(people: People): Promise<void> {
  await everyPage(people, async ({ visitor, page, dosPanos }) => {
    await openPanel(visitor, 'history');
    await page.locator('.coup-row summary').first().click();
    const account = page.locator('.coup-row[open]');
    await account
      .locator('.coup-bank')
      .getByText(like(dosPanos.inBank('…')))
      .waitFor();
    expect(await account.locator('.hand-drawn').count()).toBe(3);
    expect(await account.locator('.coup-steps .why').count()).toBeGreaterThan(3);
  });
}
