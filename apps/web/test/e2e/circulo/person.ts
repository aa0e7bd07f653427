import { moneyIn } from '@sabot/words';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { readAmount } from '../../../src/shell/read-amount.ts';
import { button, like } from '../at-the-table.ts';
import { press, tabTo } from '../by-keyboard.ts';
import type { House } from '../house.ts';
import { watchForLeaks } from '../sealed-cards.ts';
import { type Visitor, type VisitorOptions, visit } from '../visitor.ts';

export type CirculoAct = keyof Visitor['words']['cheminDeFer']['acts'];
/** The games among people, by where their words are. */
export type PeoplesGame = 'cheminDeFer' | 'dosPanos';
/** A button that went away under the finger is no failure: whatever is there now is looked at again. */
const NO_PATIENCE = { timeout: 1500 };

const succeeds = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );

/** What each of them sits down with. */
export const WITH = 2000_00;

const money = (text: string): number => readAmount(/\d[\d.,]*/.exec(text)?.[0] ?? '') ?? 0;

/** A call with the sum that it binds one to. */
const BOUND = / \d[\d.,]*$/;

/** Somebody at a table of the círculo: what the page offers them, what they press, and what they can read on it. */
export class CirculoPerson {
  readonly name: string;
  readonly visitor: Visitor;
  /** Covered cards that their browser was sent and should not have been. */
  readonly leaks: readonly string[];
  /** Without a mouse. */
  byKeyboard = false;
  readonly #labels: ReadonlyMap<string, string>;

  private constructor(name: string, visitor: Visitor, leaks: readonly string[], game: PeoplesGame) {
    this.name = name;
    this.visitor = visitor;
    this.leaks = leaks;
    const { acts, deck } = visitor.words[game];
    const stake = deck.stake('…').split('…')[0] as string;
    this.#labels = new Map(
      Object.entries(acts).map(([act, label]) => [act === 'SetStakes' ? stake : (label as string), act]),
    ).set(visitor.words.circulo.thatIsAll, 'StaySilent');
  }

  /** Comes by the address of the table, gives a name, and sits down with chips, anywhere or at this seat. */
  static async sitDown(
    house: House,
    table: string,
    name: string,
    {
      seat,
      game = 'cheminDeFer',
      ...options
    }: VisitorOptions & { readonly seat?: number; readonly game?: PeoplesGame },
  ): Promise<CirculoPerson> {
    const visitor = await visit(`${house.address}/table/${table}`, options);
    const { page, words } = visitor;
    const { sit } = words.table;
    const leaks = watchForLeaks(page, name);
    await page.getByLabel(sit.name).fill(name);
    await button(visitor, sit.enter).click();
    await button(visitor, seat === undefined ? sit.any : words.table.seat.sit(seat)).click();
    const confirm = button(visitor, sit.confirm(moneyIn(visitor.language, WITH)));
    const chips = page.locator('label').filter({ hasText: moneyIn(visitor.language, WITH) });
    await expect.poll(() => chips.click().then(() => confirm.isVisible())).toBe(true);
    await confirm.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return new CirculoPerson(name, visitor, leaks, game);
  }

  /** Somebody who has a seat already, however they came. */
  static seated(name: string, visitor: Visitor, game: PeoplesGame = 'cheminDeFer'): CirculoPerson {
    return new CirculoPerson(name, visitor, watchForLeaks(visitor.page, name), game);
  }

  get page() {
    return this.visitor.page;
  }
  get cheminDeFer() {
    return this.visitor.words.cheminDeFer;
  }
  get dosPanos() {
    return this.visitor.words.dosPanos;
  }

  /** The acts under the thumb that can be pressed now, each with the text of its button. */
  async offers(): Promise<ReadonlyMap<string, string>> {
    const texts = await this.page
      .locator('.circulo-acts')
      .getByRole('button', { disabled: false })
      .evaluateAll((buttons) => buttons.map((one) => one.textContent ?? ''));
    return new Map(texts.flatMap((text) => this.#actOf(text)));
  }

  #actOf(text: string): readonly (readonly [string, string])[] {
    if (like(this.visitor.words.table.acts.cutHere('…' as never)).test(text)) return [['CutPack', text]];
    for (const [label, act] of this.#labels) {
      if (
        text === label ||
        text.startsWith(`${label}: `) ||
        (text.startsWith(`${label} `) && BOUND.test(text)) ||
        (act === 'SetStakes' && text.startsWith(label))
      ) {
        return [[act, text]];
      }
    }
    return [];
  }

  /** A call that binds is asked once more. */
  async press(text: string): Promise<boolean> {
    const wanted = this.page.locator('.circulo-acts').getByRole('button', { name: text, exact: true });
    const sure = this.page.getByRole('button', { name: this.visitor.words.circulo.binding.say(text), exact: true });
    const pressed = (what: Locator): Promise<boolean> =>
      succeeds(this.byKeyboard ? press(this.visitor, what, NO_PATIENCE) : what.click(NO_PATIENCE));
    return (await pressed(wanted)) && (!(await sure.isVisible()) || pressed(sure));
  }

  /** On a slow page the question of a call that binds comes after the look for it: it is answered when it stands there. */
  async meansIt(): Promise<boolean> {
    const say = this.page
      .locator('.circulo-acts')
      .getByRole('button', { name: like(this.visitor.words.circulo.binding.say('…')), disabled: false });
    return (await say.first().isVisible()) && succeeds(say.first().click(NO_PATIENCE));
  }

  /** Types an amount in the deck and presses the button that puts it up. */
  async put(act: CirculoAct, cents: number): Promise<boolean> {
    const field = this.page.getByRole('textbox', { name: this.cheminDeFer.acts[act] as string, exact: true });
    const typed = await succeeds(this.#type(field, String(cents / 100)));
    const text = (await this.offers()).get(act);
    return typed && text !== undefined && this.press(text);
  }

  async #type(field: Locator, text: string): Promise<void> {
    if (!this.byKeyboard) return field.fill(text, NO_PATIENCE);
    await tabTo(this.visitor, field, NO_PATIENCE);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  async chips(): Promise<number> {
    return money((await this.page.locator('.now small').textContent()) ?? '');
  }

  /** All the chips on the cloth, as the middle of the table has them; stakes must have been settled. */
  async onTheCloth(): Promise<number> {
    const texts = await this.page
      .locator('.chemin-de-fer-garage b, .circulo-cagnotte small, .circulo-bank strong')
      .allTextContents();
    return texts.reduce((sum, text) => sum + money(text), 0);
  }

  /** The faces of cards that can be seen on the table. */
  faces(): Promise<readonly string[]> {
    return this.page
      .locator('.cards .travelling:not(.is-gone) .card-face')
      .evaluateAll((faces) => faces.map((face) => face.querySelector('.card-index')?.textContent ?? ''));
  }

  /** A hand of two cards of which this page shows no face. */
  coveredHand(hand: 'punto' | 'banca'): Locator {
    const { covered } = this.visitor.words.table.hands;
    const name = this.cheminDeFer.hand.label(this.cheminDeFer.hand[hand], `${covered}, ${covered}`, '');
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The plate of somebody on the rim, with one of the marks that are read out with it. */
  readonly plate = (player: string, mark: string): Locator => {
    const who = player === this.name ? this.visitor.words.table.you : player;
    return button(this.visitor, new RegExp(`${who}.*${mark}`));
  };
}
