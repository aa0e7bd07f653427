import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { evening as eveningEn } from '../../../src/locales/en/evening.ts';
import { ownTable as ownEn } from '../../../src/locales/en/own-table.ts';
import { evening as eveningEs } from '../../../src/locales/es/evening.ts';
import { ownTable as ownEs } from '../../../src/locales/es/own-table.ts';
import type { Language } from '../../../src/locales/language.ts';
import { flaws, isTooWide, offScreen } from '../axe-flaws.ts';
import { CirculoPerson } from '../circulo/person.ts';
import { playUntil } from '../circulo/talla.ts';
import { House } from '../house.ts';
import { type Visitor, visit } from '../visitor.ts';
import { choose as asFriends } from './friends.ts';

const WORDS = { es: { ...ownEs, page: eveningEs }, en: { ...ownEn, page: eveningEn } } as const;
const SIZES = [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const;
/** Chemin de fer and mini, by their place among the rulesets. */
const [CHEMIN, MINI] = [7, 1];
/** SABOT_PICTURES names a folder for a picture of each of these screens, to be looked at. */
const FOLDER = process.env.SABOT_PICTURES;
/** Links that lead nowhere are asked for here, and hosts who have gone. */
const EXPECTED = /40[0-9]|WebSocket|localStorage|evening-room/;
const LONG_NAME = 'María del Carmen Fernández';

/** What is wrong with a screen as it stands, at each of the three sizes. */
class Looker {
  readonly faults: string[] = [];
  readonly #language: Language;
  #no = 0;

  constructor(language: Language) {
    this.#language = language;
  }

  async look({ page }: Visitor, name: string, isToTheEnd = false): Promise<void> {
    this.#no += 1;
    const asItWas = page.viewportSize();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(400);
      const at = `${name} ${width}×${height}`;
      // Contrast and names are the same at every size.
      const wrong = width === SIZES[0][0] ? [...(await flaws(page))] : [];
      wrong.push(...(await offScreen(page, 'body')).map((one) => `“${one}” is off the screen`));
      if (await isTooWide(page)) wrong.push('the page is wider than the screen');
      this.faults.push(...wrong.map((fault) => `${at}: ${fault}`));
      await this.#picture(page, `${name}-${width}`, isToTheEnd);
    }
    if (asItWas !== null) await page.setViewportSize(asItWas);
  }

  async #picture(page: Visitor['page'], name: string, isToTheEnd: boolean): Promise<void> {
    if (FOLDER === undefined) return;
    mkdirSync(FOLDER, { recursive: true });
    const sheet = page.locator('.sheet-body');
    const path = (part: string) =>
      `${FOLDER}/${String(this.#no).padStart(2, '0')}-${this.#language}-${name}${part}.png`;
    const isSheet = (await sheet.count()) > 0;
    const scroll = (to: number) =>
      page.evaluate((top) => {
        for (const one of document.querySelectorAll('.sheet-body, .sheet-dialog, .sheet, html')) one.scrollTop = top;
      }, to);
    await scroll(0);
    await page.screenshot({ path: path(''), fullPage: isToTheEnd && !isSheet });
    if (!isToTheEnd || !isSheet) return;
    await scroll(100_000);
    await page.screenshot({ path: path('-end') });
    await scroll(0);
  }
}

// Not when a test ends: a page that is still open would miss its house.
const houses: House[] = [];
afterAll(() => Promise.all(houses.map((one) => one.close())));

/** Opens, fills and leaves every screen of a table of friends, and looks at each. */
export function ownTableScreens(language: Language): void {
  test(`every screen of a table of friends is whole at three sizes, in ${language}`, {
    timeout: 1_500_000,
  }, async () => {
    const house = await House.open({ hold: [], rulesets: [CHEMIN, MINI], bots: false, showing: 0.05 });
    houses.push(house);
    const { open, settings, join, panel, strip, talk, door, page: sheet } = WORDS[language];
    const looker = new Looker(language);
    const look = (who: Visitor, name: string, isToTheEnd = false) => looker.look(who, name, isToTheEnd);
    const come = (address: string) => visit(address, { language, width: 390, expected: EXPECTED });
    const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click();
    const choose = ({ page }: Visitor, name: string, label: string) =>
      page.getByRole('combobox', { name, exact: true }).selectOption({ label });
    const closeSheet = async ({ page }: Visitor) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    const says = ({ page }: Visitor, text: string) => page.getByText(text).first().waitFor();
    const linkOn = async ({ page }: Visitor) => {
      const link = new URL(await page.getByRole('textbox', { name: panel.invite.link, exact: true }).inputValue());
      return `${house.address}${link.pathname}${link.hash}`;
    };
    // The form, lawful, unlawful and whole.
    const ana = await come(house.address);
    await ana.page.getByRole('link', { name: ana.words.lobby.openTable }).click();
    await says(ana, open.lawful);
    await look(ana, 'open', true);
    await ana.page.getByLabel(settings.minimum as string).fill('4');
    await ana.page.locator('.terms-verdict .refused').waitFor();
    await look(ana, 'open-unlawful', true);
    await ana.page.getByLabel(settings.minimum as string).fill('10');
    await says(ana, open.lawful);
    await ana.page.getByText(open.more).click();
    await look(ana, 'open-more', true);
    await choose(ana, open.spectators, open.spectatorsOf['one-coup-late']);
    await ana.page.getByLabel(open.name).fill('Ana');
    await press(ana, open.submit);
    await ana.page.getByRole('img', { name: panel.invite.qr }).waitFor();
    await look(ana, 'invite', true);
    const link = await linkOn(ana);
    const table = decodeURIComponent(new URL(ana.page.url()).pathname.split('/')[2] as string);
    await closeSheet(ana);
    await look(ana, 'waiting-alone');

    // A friend comes by the link.
    const maria = await come(link);
    await maria.page.getByLabel(join.name).waitFor();
    await look(maria, 'link');
    await maria.page.getByLabel(join.name).fill(LONG_NAME);
    await press(maria, join.sit);
    await says(maria, strip.of('Ana'));
    await look(maria, 'waiting-two');
    await press(ana, strip.manage);
    await ana.page.getByText(LONG_NAME).first().waitFor();
    await press(ana, panel.removeOne(LONG_NAME));
    await look(ana, 'host-panel', true);
    await press(ana, panel.no);
    await closeSheet(ana);

    // They talk.
    await press(maria, talk.open);
    await look(maria, 'talk-empty');
    await maria.page.getByLabel(talk.line, { exact: true }).fill('a'.repeat(141));
    await says(maria, talk.faults['too-long']);
    await look(maria, 'talk-too-long');
    await maria.page.getByLabel(talk.line, { exact: true }).fill('¡Qué velada! '.repeat(11).slice(0, 140));
    await press(maria, talk.say);
    await press(maria, talk.make.toast);
    await maria.page.getByRole('log').getByText(talk.gestures.toast).waitFor();
    await maria.page.getByLabel(talk.line, { exact: true }).fill('¿Empezamos?');
    await press(maria, talk.say);
    await look(ana, 'talk-fresh');
    await look(maria, 'talk', true);
    await closeSheet(maria);

    // The host lets people in.
    await press(ana, strip.manage);
    await choose(ana, panel.admission, open.admissions.asking);
    await closeSheet(ana);
    const carl = await come(link);
    await carl.page.getByLabel(join.name).fill('Carl');
    await look(carl, 'link-asking');
    await press(carl, join.ask);
    await says(carl, join.asked('Ana'));
    await look(carl, 'asked');
    await says(ana, strip.asking(['Carl']));
    await look(ana, 'asking-strip');
    await press(ana, strip.manage);
    await look(ana, 'asking-panel');
    await press(ana, panel.turnAwayOne('Carl'));
    await says(carl, join.turnedAway);
    await look(carl, 'turned-away');
    await carl.page.goto(`${house.address}/table/${table}`);
    await carl.page.getByRole('heading', { name: door.title('Ana') }).waitFor();
    await look(carl, 'door');
    await press(carl, join.ask);
    await press(ana, panel.admitOne('Carl'));
    await carl.page.getByRole('button', { name: talk.open, exact: true }).waitFor();

    // Bots fill the seats, somebody looks on one coup late, and a few coups are played.
    await choose(ana, panel.admission, open.admissions.everybody);
    await ana.page.getByRole('combobox', { name: panel.bots, exact: true }).selectOption('5');
    await ana.page.getByRole('checkbox', { name: panel.botsMissing }).click();
    await closeSheet(ana);
    const eve = await come(`${house.address}/table/${table}`);
    await says(eve, strip.late);
    // Somebody has staked as soon as the page of the evening is theirs to keep.
    // At the pace of people, so that she is not too late.
    await house.rate(6);
    await playUntil([CirculoPerson.seated(LONG_NAME, maria)], asFriends, () =>
      maria.page.evaluate(
        async (path) => ((await (await fetch(path)).json()) as { mine?: boolean }).mine === true,
        `/api/tables/${encodeURIComponent(table)}/evening`,
      ),
    );
    await look(eve, 'late');
    await look(maria, 'playing');
    await house.rate(1);
    await press(ana, strip.manage);
    await press(ana, panel.pause);
    await closeSheet(ana);
    await says(maria, strip.paused('Ana'));
    await look(maria, 'paused');
    await look(ana, 'paused-host');

    // The page of the evening, and a link to it.
    await maria.page.getByRole('link', { name: strip.evening }).click();
    await maria.page.getByRole('heading', { name: sheet.who.title }).waitFor();
    await look(maria, 'evening', true);
    await press(maria, sheet.keep.make);
    await maria.page.getByRole('checkbox', { name: sheet.keep.share }).click();
    await says(maria, sheet.keep.isShared);
    await look(maria, 'evening-kept', true);
    await maria.page.goto(`${house.address}/table/${table}`);
    await says(maria, strip.of('Ana'));

    // A table that is full, and a host who has gone.
    await press(ana, strip.manage);
    await press(ana, panel.goOn);
    await choose(ana, panel.admission, open.admissions.link);
    await closeSheet(ana);
    // A clock has the rate of the moment in which it begins: the house waits a minute for the host, and the others have long to answer.
    await house.rate(0.5);
    await ana.page.goto(`${house.address}/open`);
    await says(maria, strip.away(['Ana']));
    await house.rate(6);
    await ana.page.getByLabel(open.game).selectOption({ index: 0 });
    await says(ana, open.lawful);
    await press(ana, open.submit);
    const second = await linkOn(ana);
    const full = decodeURIComponent(new URL(ana.page.url()).pathname.split('/')[2] as string);
    await house.fillTable(full);
    const dani = await come(second);
    await says(dani, join.full);
    await look(dani, 'link-full');
    await dani.page.getByLabel(join.name).fill('Dani');
    await press(dani, join.sit);
    await dani.page.getByRole('alert').waitFor();
    await look(dani, 'link-full-refused');
    await dani.page.goto(link);
    await says(dani, join.hostAway('Ana', 'link'));
    await look(dani, 'link-host-away');
    await look(maria, 'host-away');
    await press(ana, ana.words.ui.close).catch(() => undefined);
    await says(maria, strip.offered);
    await look(maria, 'offered');
    await look(carl, 'offered-to');
    await press(maria, strip.take);
    await says(carl, strip.of(LONG_NAME));

    // A page from before an update opens the link, and another room of which the house has no part any more.
    const old = await come('about:blank');
    await old.page.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => server.send(String(text).replace(/"protocol":\d+/, '"protocol":3')));
    });
    await old.page.goto(link);
    await says(old, join.outdated);
    await old.page.getByRole('button', { name: old.words.shell.reload }).waitFor();
    expect(await old.page.getByRole('button', { name: join.sit, exact: true }).count()).toBe(0);
    await look(old, 'link-outdated');
    await old.page.goto(`${house.address}/open`);
    await says(old, open.outdated);
    await look(old, 'open-outdated');
    await old.page.goto(house.address);
    await old.page.route(/\/assets\/evening-room.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await old.page.goto(`${house.address}/table/${table}/evening`);
    await old.page.getByRole('heading', { name: old.words.ui.fault.title }).waitFor();
    await look(old, 'part-gone');

    // Somebody is asked to leave, and the table closes.
    await press(maria, strip.manage);
    await press(maria, panel.removeOne('Carl'));
    await press(maria, panel.sure);
    await house.rate(0.02);
    await says(carl, door.removed);
    await look(carl, 'removed');
    await carl.page.goto(link);
    await press(carl, join.sit);
    await carl.page.getByRole('alert').waitFor();
    await look(carl, 'link-removed');
    await press(maria, panel.close);
    await look(maria, 'closing-sure', true);
    await press(maria, panel.closeYes);
    await closeSheet(maria);
    await says(maria, door.closed);
    await look(maria, 'closed');
    await maria.page.getByRole('link', { name: strip.evening }).click();
    await maria.page.getByRole('heading', { name: sheet.who.title }).waitFor();
    await look(maria, 'evening-closed', true);
    await dani.page.goto(link);
    await dani.page.getByRole('alert').waitFor();
    await look(dani, 'link-ended');
    await dani.page.goto(`${house.address}/join`);
    await says(dani, join.noCode);
    await look(dani, 'link-no-code');
    await dani.page.goto(`${house.address}/table/${table}`);
    await dani.page.getByRole('heading', { name: dani.words.table.gone.title }).waitFor();
    await look(dani, 'gone');
    expect(looker.faults).toEqual([]);
  });
}
