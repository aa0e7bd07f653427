import { afterAll, expect, test } from 'vitest';
import { ownTable as en } from '../../../src/locales/en/own-table.ts';
import { ownTable as es } from '../../../src/locales/es/own-table.ts';
import { like } from '../at-the-table.ts';
import { CirculoPerson } from '../circulo/person.ts';
import { type Choose, playUntil, usual } from '../circulo/talla.ts';
import { House } from '../house.ts';
import { type Visitor, visit } from '../visitor.ts';

const WORDS = { es, en } as const;
/** The place of chemin de fer among the rulesets. */
const CHEMIN = 7;
/** Somebody who goes and comes back asks for what is not there any more; who is sent away is refused. */
const EXPECTED = /answer: 40[34]|console: .*40[34]|WebSocket|localStorage/;

const own = ({ language }: Visitor) => WORDS[language];
const press = ({ page }: Visitor, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const says = ({ page }: Visitor, line: string): Promise<void> => page.getByText(line).first().waitFor();

/** Opens a table of chemin de fer from the lobby, and gives the link that the page shows. */
async function opens(host: Visitor, name: string): Promise<string> {
  const { page, words } = host;
  const { open, panel } = own(host);
  await page.getByRole('link', { name: words.lobby.openTable }).click();
  await page.getByText(open.lawful).waitFor();
  await page.getByLabel(open.name).fill(name);
  await press(host, open.submit);
  const link = await page.getByRole('textbox', { name: panel.invite.link, exact: true }).inputValue();
  await page.getByRole('img', { name: panel.invite.qr }).waitFor();
  await closeSheet(host);
  return link;
}

/** Two taps: a name, and a seat. */
async function comes(friend: Visitor, name: string): Promise<CirculoPerson> {
  const { join } = own(friend);
  await friend.page.getByLabel(join.name).fill(name);
  await press(friend, join.sit);
  await friend.page.waitForURL(/\/table\//);
  return CirculoPerson.seated(name, friend);
}

const lineOf = ({ page }: CirculoPerson): Promise<{ readonly coups: number; readonly talla: number }> =>
  page.evaluate(async () => {
    const all = (await (await fetch('/api/tables')).json()) as { hosted?: object; coups: number; talla: number }[];
    return all.find(({ hosted }) => hosted !== undefined) ?? { coups: 0, talla: 0 };
  });

/** Everybody takes the bank when it comes to them; whoever may makes banco, now and then. */
export const choose: Choose = ({ person, offers }) => {
  if (offers.has('TakeBank')) return { act: 'TakeBank' };
  if (offers.has('CallBanco')) return { act: person.name.startsWith('D') ? 'StaySilent' : 'CallBanco' };
  if (offers.has('StaySilent')) return { act: 'StaySilent' };
  return usual({ person, offers });
};

/** Whoever has let the bank go by twice has lost their seat: in a long evening that happens, and they sit down again. */
const sitAgain = async ({ page, visitor }: CirculoPerson): Promise<void> => {
  const sit = page
    .locator('.circulo-acts')
    .getByRole('button', { name: like(visitor.words.circulo.missing.sit('…' as never)) });
  if (await sit.isVisible()) await sit.click({ timeout: 1500 }).catch(() => undefined);
};

/** A coup that takes longer, however busy the machine is, stands still. */
const MOST_COUP_MS = 240_000;

const play = async (people: readonly CirculoPerson[], coups: number): Promise<void> => {
  const [first] = people as [CirculoPerson];
  const from = (await lineOf(first)).coups;
  const began = Date.now();
  let [last, at] = [from, began];
  await playUntil(people, choose, async () => {
    await Promise.all(people.map(sitAgain));
    const now = (await lineOf(first)).coups;
    if (now > last) [last, at] = [now, Date.now()];
    if (Date.now() - at > MOST_COUP_MS) throw new Error(`coup ${now + 1} stands still`);
    return now >= from + coups;
  });
  console.info(`coups ${from + 1} to ${last}: ${Math.round((Date.now() - began) / 1000)} s`);
};

const closeSheet = async ({ page }: Visitor): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

// Not when a test ends: a page that is still open would miss its house.
const houses: House[] = [];
afterAll(() => Promise.all(houses.map((one) => one.close())));

/** Two telephones and two desks play chemin de fer from one link; `coups` between the things that go wrong. */
export function friendsPlay(coups: number, minutes: number): void {
  test('four friends, one link: one comes late, one loses the line, one is sent away, and the host leaves', {
    timeout: minutes * 60_000,
  }, async () => {
    const began = Date.now();
    const house = await House.open({ hold: [], rulesets: [CHEMIN], bots: false, showing: 0.2 });
    houses.push(house);
    const desk = await visit(house.address, { language: 'es', width: 1280, expected: EXPECTED });
    // Four browsers on a busy machine take their time: clocks go slowly, and nobody loses a seat for it.
    await house.rate(6);
    const link = await opens(desk, 'Ana');
    const at = new URL(link);
    const address = `${house.address}${at.pathname}${at.hash}`;
    const ana = CirculoPerson.seated('Ana', desk);
    const bea = await comes(await visit(address, { language: 'es', width: 390, expected: EXPECTED }), 'Bea');
    const carl = await comes(await visit(address, { language: 'en', width: 1280, expected: EXPECTED }), 'Carl');
    await says(desk, es.strip.missing(1));
    const dani = await comes(await visit(address, { language: 'es', width: 390, expected: EXPECTED }), 'Dani');
    console.info(`from start to four seated: ${Math.round((Date.now() - began) / 1000)} s`);
    await play([ana, bea, carl, dani], coups);

    // What is said reaches the others and is no part of the game.
    await press(dani.visitor, es.talk.open);
    await dani.page.getByLabel(es.talk.line, { exact: true }).fill('¡Buena mano!');
    await press(dani.visitor, es.talk.say);
    await dani.page.getByRole('log').getByText('¡Buena mano!').waitFor();
    await closeSheet(dani.visitor);
    await says(carl.visitor, '¡Buena mano!');

    // Bea loses the line: the others are told who, and she comes back to her seat.
    const table = bea.page.url();
    await bea.page.goto('about:blank');
    await says(desk, es.strip.away(['Bea']));
    await bea.page.goto(table);
    await bea.page.locator('.host-strip').waitFor();
    await play([ana, bea, carl, dani], coups);

    // Carl is asked to leave, and a bot comes while somebody is missing.
    await press(desk, es.strip.manage);
    await press(desk, es.panel.removeOne('Carl'));
    await press(desk, es.panel.sure);
    await desk.page.getByRole('combobox', { name: es.panel.bots, exact: true }).selectOption('3');
    await closeSheet(desk);
    await playUntil([ana, bea, carl, dani], choose, () => carl.page.getByText(en.door.removed).isVisible());
    await play([ana, bea, dani], coups);

    // The host goes; the one who has had a seat longest is asked, and takes over.
    // The house waits for the host at the rate of the moment in which they go.
    await house.rate(0.1);
    await desk.page.close();
    const asked = ({ page }: CirculoPerson) => page.getByText(es.strip.offered).first();
    await Promise.race([bea, dani].map((one) => asked(one).waitFor()));
    const [host, other] = (await asked(bea).isVisible()) ? [bea, dani] : [dani, bea];
    await house.rate(6);
    await press(host.visitor, es.strip.take);
    await says(other.visitor, es.strip.of(host.name));
    await play([host, other], coups);
    await press(host.visitor, es.strip.manage);
    await press(host.visitor, es.panel.close);
    await press(host.visitor, es.panel.closeYes);
    await closeSheet(host.visitor);
    await playUntil([host, other], choose, () => dani.page.getByText(es.door.closed).isVisible());
    await dani.page.getByRole('link', { name: es.strip.evening }).click();
    const who = dani.page.getByRole('table');
    await who.getByText('Carl').waitFor();
    expect(await who.getByRole('row').count()).toBeGreaterThan(4);
    expect([...ana.leaks, ...bea.leaks, ...carl.leaks, ...dani.leaks]).toEqual([]);
  });
}
