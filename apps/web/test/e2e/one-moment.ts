import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, ENABLED, like, openPanel, sitDown, stake } from './at-the-table.ts';
import { CirculoPerson, type PeoplesGame } from './circulo/person.ts';
import { type Choose, playUntil, usual } from './circulo/talla.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

/** What a frame of the page shows of the result, and whether the felt has come to it. */
interface Frame {
  /** What the felt is doing. */
  readonly stage: string;
  readonly cards: number;
  /** Of the hands whose total stands on the felt. */
  readonly totals: number;
  /** The chips that are said to be before one. */
  readonly chips: string;
  /** Marks on the roads. */
  readonly marks: number;
  /** Stakes may be laid. */
  readonly isOpen: boolean;
  /** What may be pressed. */
  readonly offers: readonly string[];
}

declare global {
  interface Window {
    seen?: Frame[];
  }
}

/** Reads the page at every animation frame from now on, and keeps each that differs from the last. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    window.seen = frames;
    let last = '';
    const count = (what: string): number => document.querySelectorAll(what).length;
    const look = (): void => {
      const room = document.querySelector('.table-room');
      const frame: Frame = {
        stage: /stage-(\w+)/.exec(room?.className ?? '')?.[1] ?? '',
        cards: count('.cards .travelling:not(.is-gone)'),
        totals: count('.hand .hand-total'),
        chips: document.querySelector('.now small')?.textContent ?? '',
        marks: count('.roads-panel [data-place]'),
        isOpen: count('.staking:not(.is-locked)') > 0,
        offers: [...document.querySelectorAll('.circulo-acts button')].map(({ textContent }) => textContent),
      };
      const text = JSON.stringify(frame);
      if (text !== last) frames.push(frame);
      last = text;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const framesOf = (page: Page): Promise<readonly Frame[]> => page.evaluate(() => window.seen ?? []);

/** Whatever the felt has not come to is the same as in the frame before; how many frames that were. */
function expectNothingAhead(
  frames: readonly Frame[],
  isUndecided: (frame: Frame) => boolean,
  look: (frame: Frame) => void,
): number {
  let before: Frame | null = null;
  let undecided = 0;
  for (const frame of frames) {
    if (isUndecided(frame)) {
      undecided += 1;
      look(frame);
      // Money and road are those of before the coup.
      if (before !== null && isUndecided(before))
        expect([frame.chips, frame.marks]).toEqual([before.chips, before.marks]);
    }
    before = frame;
  }
  return undecided;
}

/** The stages in which cards are still to come, or have come and nothing has been paid. */
const UNDECIDED: ReadonlySet<string> = new Set(['closing', 'dealing', 'uncovering']);
const A_COUP_MS = 20_000;

/** No balance, road or prompt of a result stands on the page before the last card of its coup. */
export function oneMoment(coups: number, rulesets: readonly number[]): void {
  describe(`the page knows one moment in time at table ${rulesets}`, () => {
    let house: House;
    beforeAll(async () => {
      house = await House.open({ rulesets, seed: 'moment' });
    }, 120_000);
    afterAll(() => house?.close(), 60_000);

    test(
      `no frame of ${coups} coups tells a result before its last card`,
      async () => {
        const visitor = await visit(house.address, { language: 'es', width: 1280 });
        const { page } = visitor;
        await sitDown(house, visitor, 'momentos');
        await openPanel(visitor, 'roads');
        await watchFrames(page);
        const { result, stakes } = visitor.words.table;
        for (let coup = 0; coup < coups; coup++) {
          await page.locator('.staking:not(.is-locked)').waitFor();
          // After a tie the stake lies there still, and on the other side it would be too close to it.
          const still = button(visitor, stakes.clear).and(page.locator(ENABLED));
          if (!(await still.isVisible())) await stake(visitor, coup % 2 === 0 ? 'punto' : 'banca');
          const { table, talla, coups: before } = (await house.tables())[0]!;
          await house.lapse('stakes');
          await house.until(table, (now) => now.talla > talla || now.coups > before);
          // Zones can be open while the result before stands there: the coup is over when its own result does.
          await button(visitor, like(`${result.title(before + 1)}: …`)).waitFor();
        }
        await page.locator('.staking:not(.is-locked)').waitFor();
        const frames = await framesOf(page);
        expect(frames.length).toBeGreaterThan(coups * 5);
        const dealt = expectNothingAhead(
          frames,
          ({ stage }) => UNDECIDED.has(stage),
          (frame) => expect(frame).toMatchObject({ isOpen: false }),
        );
        expect(dealt).toBeGreaterThan(coups);
      },
      60_000 + coups * A_COUP_MS,
    );
  });
}

/** What is asked only when the coup before it is over. */
const AFTER = ['TakeBank', 'KeepBank', 'DeclineBank', 'Bid', 'PassBid', 'CallBanco', 'Deposit', 'RepeatBanco'] as const;

const play: Choose = (turn) => {
  const { offers } = turn;
  for (const act of ['DeclineBank', 'PassBid', 'SetStakes', 'StaySilent'] as const) if (offers.has(act)) return { act };
  return usual(turn);
};

/** The same where players are bank: cards are on the felt, and not all hands have their total. */
export function oneMomentAmongPeople(game: PeoplesGame, ruleset: number, coups: number, hands: number): void {
  describe(`the page knows one moment in time: ${game}`, () => {
    let house: House;
    beforeAll(async () => {
      house = await House.open({ rulesets: [ruleset], seed: 'moment', hold: [] });
    }, 120_000);
    afterAll(() => house?.close(), 60_000);

    test(
      `no frame of ${coups} coups tells a result before its last card`,
      async () => {
        const table = (await house.tables())[0]?.table as string;
        const person = await CirculoPerson.sitDown(house, table, 'momentos', { game, language: 'es', width: 1280 });
        await openPanel(person.visitor, 'roads');
        await watchFrames(person.page);
        let [seen, last] = [0, -1];
        await playUntil([person], play, async () => {
          const { coups: now } = (await house.tables())[0]!;
          if (now !== last) seen += 1;
          last = now;
          return seen > coups + 1;
        });
        const { acts } = person.visitor.words[game];
        const after = AFTER.flatMap((act) => (act in acts ? [acts[act as keyof typeof acts] as string] : []));
        const dealt = expectNothingAhead(
          await framesOf(person.page),
          ({ cards, totals }) => cards > 0 && totals < hands,
          ({ offers }) => expect(offers.filter((text) => after.some((one) => text.startsWith(one)))).toEqual([]),
        );
        expect(dealt).toBeGreaterThan(coups * 3);
      },
      60_000 + coups * A_COUP_MS,
    );
  });
}
