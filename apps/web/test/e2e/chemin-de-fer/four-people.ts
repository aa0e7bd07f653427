import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, like, openPanel } from '../at-the-table.ts';
import { isTooWide } from '../axe-flaws.ts';
import { CirculoPerson, WITH } from '../circulo/person.ts';
import { type Choose, everyPage, playUntil, richest, tallaOf, usual } from '../circulo/talla.ts';
import { type ClockName, House } from '../house.ts';
import { amongPeople, greyedWord } from './among-people.ts';

/** Clocks at which somebody chooses for the table; the others only wait for what is done anyway. */
const CHOSEN: readonly ClockName[] = ['bank', 'bid', 'banco'];
const DONE_ANYWAY: readonly ClockName[] = [
  'shuffle',
  'cut',
  'mesa',
  'chemin-de-fer.stakes',
  'deal',
  'lift',
  'speak',
  'speak-warned',
  'banker',
  'keep',
  'withdraw',
  'waiting',
];
const RULESET = 7;
const SEATED = [
  { name: 'ana', width: 1280, language: 'es' },
  { name: 'beni', width: 390, language: 'en' },
  { name: 'cira', width: 768, language: 'es' },
  { name: 'dimas', width: 1280, language: 'en' },
] as const;
const BOUGHT = SEATED.length * WITH;
/** Enough for one won coup to let winnings go to the garage. */
const LARGE_BANK = 600_00;
const BIDS = [10_00, 40_00];
/** In the first coup of this shoe nobody has an eight or a nine: whoever makes banco speaks. */
const SEED = 'sabot';

/** All chips, as each of the pages tells them: those in front of everybody, and what lies in the middle. */
async function expectAllChips(people: readonly CirculoPerson[]): Promise<void> {
  await expect
    .poll(async () => {
      const chips = await Promise.all(people.map((person) => person.chips()));
      const cloths = await Promise.all(people.map((person) => person.onTheCloth()));
      return cloths.map((cloth) => chips.reduce((sum, own) => sum + own, cloth));
    })
    .toEqual(people.map(() => BOUGHT));
}

/** The cards are dealt and lifted: each of the two sees the own hand, and nobody sees another's. */
async function expectOnlyTheirs(
  people: readonly CirculoPerson[],
  { punto, banca }: Readonly<Record<'punto' | 'banca', CirculoPerson>>,
): Promise<void> {
  await everyPage(people, async (person) => {
    if (person !== punto) await person.coveredHand('punto').waitFor({ state: 'attached' });
    if (person !== banca) await person.coveredHand('banca').waitFor({ state: 'attached' });
    const isPlaying = person === punto || person === banca;
    await expect.poll(async () => (await person.faces()).length).toBe(isPlaying ? 2 : 0);
  });
}

/** Four people in four browsers play chemin de fer: one coup with a banco, or everything the game has and the whole talla. */
export function fourPeople(pace: 'one coup' | 'to the end'): void {
  describe('four people play chemin de fer', () => {
    let house: House;
    beforeAll(async () => {
      const hold = [...CHOSEN, ...DONE_ANYWAY];
      house = await House.open({ rulesets: [RULESET], bots: false, hold, seed: SEED, fixed: true });
    });
    afterAll(() => house?.close());

    const seen = pace === 'one coup' ? 'a banco' : 'a banco, a garage, a passed bank and an auction';
    test(`${pace}, with ${seen}`, async () => {
      const table = (await house.tables())[0]?.table as string;
      const people: CirculoPerson[] = [];
      const context = { reducedMotion: 'reduce' } as const;
      for (const { name, ...screen } of SEATED) {
        people.push(await CirculoPerson.sitDown(house, table, name, { ...screen, context }));
      }
      await firstOffer(people);
      if (pace === 'one coup') {
        await oneCoup(people);
        for (const { leaks } of people) expect(leaks).toEqual([]);
        return pastCoup(people);
      }
      const holder = await amongPeople(people);
      // The first plays without a mouse until everything has been seen.
      const [first] = people as [CirculoPerson];
      first.byKeyboard = true;
      const banker = await largeBanks(people, holder);
      await garage(people, banker);
      await passedBank(people, banker);
      const winner = await auction(people, banker);
      first.byKeyboard = false;
      await playUntil(people, inTurn(people, winner), () => isOver(house));
      for (const { leaks } of people) expect(leaks).toEqual([]);
      await pastCoup(people);
    }, 900_000);
  });
}

/** The pack is passed round and cut, and the bank is offered to the first seat. */
async function firstOffer(people: readonly CirculoPerson[]): Promise<void> {
  const [ana] = people as [CirculoPerson];
  await playUntil(people, usual, async () => (await ana.offers()).has('TakeBank'));
  await everyPage(people, async ({ plate, page, cheminDeFer }) => {
    await plate('ana', cheminDeFer.marks.offered).waitFor();
    await page
      .locator('.circulo-offer')
      .getByText(like(cheminDeFer.ladder.atLeast('10')))
      .waitFor();
  });
  await button(ana.visitor, ana.cheminDeFer.ladder.yours).first().click();
  await ana.page.getByRole('dialog').locator('.ground-wording').first().waitFor();
  await ana.page.keyboard.press('Escape');
  await expectAllChips(people);
}

/** The first takes the bank, the second calls banco: each sees the own cards alone, and the coup is paid. */
async function oneCoup(people: readonly CirculoPerson[]): Promise<void> {
  const [banker, caller] = people as [CirculoPerson, CirculoPerson];
  let [hasCalled, hasSpoken, isOver] = [false, false, false];
  const choose: Choose = async (turn) => {
    const { person, offers } = turn;
    isOver ||= hasSpoken && ['TakeBank', 'KeepBank', 'PassMano'].some((act) => offers.has(act));
    if (isOver) return null;
    if (offers.has('CallBanco')) return { act: person === caller ? 'CallBanco' : 'StaySilent' };
    if (offers.has('StaySilent')) return { act: 'StaySilent' };
    if (offers.has('TakeBank')) return { act: 'TakeBank' };
    if (offers.has('Deal') && !hasCalled) {
      hasCalled = true;
      await everyPage(people, ({ plate, cheminDeFer }) => plate(caller.name, cheminDeFer.marks.banco).waitFor());
    }
    if (person === caller && !hasSpoken && ['SayCarta', 'SayNo'].some((act) => offers.has(act))) {
      hasSpoken = true;
      await expectOnlyTheirs(people, { punto: caller, banca: banker });
      await everyPage(people, async ({ page }) => expect(await isTooWide(page)).toBe(false));
    }
    return usual(turn);
  };
  await playUntil(people, choose, () => isOver);
  expect(hasCalled).toBe(true);
  await expectAllChips(people);
}

/** Large banks, against each of which the richest calls banco, until one has won enough to put winnings aside. */
async function largeBanks(people: readonly CirculoPerson[], first: CirculoPerson): Promise<CirculoPerson> {
  let [banker, caller] = [first, first];
  let [bancos, looked, isWon, isGreyed] = [0, 0, false, false];
  const choose: Choose = async (turn) => {
    const { person, offers } = turn;
    if (offers.has('TakeBank')) {
      banker = person;
      return { act: 'TakeBank', amount: (await person.chips()) >= LARGE_BANK ? LARGE_BANK : 10_00 };
    }
    if (offers.has('CallBanco')) {
      if ((await richest(people.filter((one) => one !== banker))) !== person) return { act: 'StaySilent' };
      caller = person;
      return { act: 'CallBanco' };
    }
    if (offers.has('StaySilent')) return { act: 'StaySilent' };
    if (offers.has('Deal') && bancos === 0) {
      bancos += 1;
      await everyPage(people, ({ plate, cheminDeFer }) => plate(caller.name, cheminDeFer.marks.banco).waitFor());
    }
    if (['SayCarta', 'SayNo', 'Abatir'].some((act) => offers.has(act)) && person === caller && looked < 3) {
      looked += 1;
      await expectOnlyTheirs(people, { punto: caller, banca: banker });
      isGreyed ||= await greyedWord(person);
    }
    isWon ||= offers.has('WithholdWinnings');
    return isWon ? null : usual(turn);
  };
  await playUntil(people, choose, () => isWon);
  expect([bancos, looked > 0, isGreyed]).toEqual([1, true, true]);
  await expectAllChips(people);
  return banker;
}

/** Winnings are put aside: everybody sees them lie in the garage. */
async function garage(people: readonly CirculoPerson[], banker: CirculoPerson): Promise<void> {
  const { acts } = banker.cheminDeFer;
  const { circulo } = banker.visitor.words;
  await banker.press(acts.WithholdWinnings as string);
  const sheet = banker.page.getByRole('dialog');
  await button(banker.visitor, like(`${circulo.amounts.WithholdWinnings}: ${banker.cheminDeFer.deck.most}, …`)).click();
  await sheet.getByRole('button', { name: acts.WithholdWinnings as string, exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await everyPage(people, ({ page }) =>
    expect.poll(() => page.locator('.chemin-de-fer-garage b').textContent()).toMatch(/^\d/),
  );
  await expectAllChips(people);
}

/** He passes the mano, and nobody wants it, nor he. */
async function passedBank(people: readonly CirculoPerson[], banker: CirculoPerson): Promise<void> {
  await banker.press(banker.cheminDeFer.acts.PassMano as string);
  const others = people.filter((one) => one !== banker);
  const stages = new Set<string>();
  const choose: Choose = async ({ person, offers }) => {
    if (!offers.has('DeclineBank')) return null;
    await everyPage(people, ({ plate, cheminDeFer }) => plate(person.name, cheminDeFer.marks.offered).waitFor());
    stages.add((await banker.page.locator('.circulo-ladder [aria-current=step]').first().textContent()) ?? '');
    return { act: 'DeclineBank' };
  };
  await playUntil(people, choose, async () => (await others[0]?.offers())?.has('PassBid') === true);
  expect([...stages]).toEqual([banker.cheminDeFer.stages.seated, banker.cheminDeFer.stages.retake]);
  await expectAllChips(people);
}

/** It goes under the hammer: the second bid is higher, and nobody goes beyond it. */
async function auction(people: readonly CirculoPerson[], banker: CirculoPerson): Promise<CirculoPerson> {
  const bidders = people.filter((one) => one !== banker);
  await everyPage(people, ({ page, cheminDeFer }) =>
    page.locator('.circulo-auction').getByText(cheminDeFer.auction.none).waitFor(),
  );
  for (const [i, amount] of BIDS.entries()) {
    expect(await bidders[i]?.put('Bid', amount)).toBe(true);
    const text = String(amount / 100);
    await everyPage(people, ({ page }) =>
      page.locator('.circulo-auction-bid strong').getByText(text, { exact: true }).waitFor(),
    );
  }
  const winner = bidders[1] as CirculoPerson;
  const choose: Choose = ({ offers }) => (offers.has('PassBid') ? { act: 'PassBid' } : null);
  await playUntil(people, choose, async () => (await winner.offers()).has('KeepBank'));
  await everyPage(people, ({ plate, cheminDeFer }) => plate(winner.name, cheminDeFer.marks.banker).waitFor());
  await expectAllChips(people);
  return winner;
}

/** The history tells the coups: bank, hands, payments and the reason of each step. */
async function pastCoup(people: readonly CirculoPerson[]): Promise<void> {
  await everyPage(people, async ({ visitor, page, cheminDeFer }) => {
    await openPanel(visitor, 'history');
    await page.locator('.coup-row summary').first().click();
    const account = page.locator('.coup-row[open]');
    await account
      .locator('.coup-bank')
      .getByText(like(cheminDeFer.inBank('…')))
      .waitFor();
    expect(await account.locator('.hand-drawn').count()).toBe(2);
    expect(await account.locator('.settled tbody tr').count()).toBeGreaterThanOrEqual(2);
    expect(await account.locator('.coup-steps .why').count()).toBeGreaterThan(3);
  });
}

const isOver = async (house: House): Promise<boolean> => (await tallaOf(house)) > 1;

/** Whoever is richest calls banco; where nobody has that much, somebody lays the least stake. */
function inTurn(people: readonly CirculoPerson[], first: CirculoPerson): Choose {
  let banker = first;
  let staked = '';
  return async (turn) => {
    const { person, offers } = turn;
    if (offers.has('TakeBank')) {
      banker = person;
      return { act: 'TakeBank' };
    }
    if (offers.has('PassBid')) return { act: 'Bid' };
    if (offers.has('CallBanco') && (await richest(people.filter((one) => one !== banker))) === person) {
      staked = '';
      return { act: 'CallBanco' };
    }
    if (offers.has('SetStakes') && staked === '') {
      staked = person.name;
      return { act: 'SetStakes' };
    }
    return offers.has('StaySilent') ? { act: 'StaySilent' } : usual(turn);
  };
}
