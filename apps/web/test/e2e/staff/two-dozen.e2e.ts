import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { DICTIONARIES, moneyIn } from '@sabot/words';
import { accountNamed } from '@sabot/words/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flaws, isTooWide } from '../axe-flaws.ts';
import { freshPage } from '../fresh-page.ts';
import { OrderedProcess } from '../ordered-process.ts';
import { type Visitor, visit } from '../visitor.ts';
import { press, wordsOf } from './at-work.ts';
import { apply, choose, type Fact, foreseen, handWritten, type Line, openTable, tell } from './on-the-sheet.ts';

interface ErrorToSee {
  readonly file: string;
  readonly ruleset: string;
  readonly game: string;
  readonly incident: string;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly at: number;
  readonly ruling: {
    readonly at: number;
    readonly by: string;
    readonly act: string;
    readonly fields: { readonly choice?: number; readonly reason: string };
  } | null;
  readonly effects: readonly string[];
}
interface Errors {
  readonly errors: readonly ErrorToSee[];
  readonly kinds: readonly string[];
  readonly cookies: Readonly<Record<string, string>>;
  readonly croupier: string;
  readonly housekeeper: string;
}
interface Table {
  readonly hands: readonly (readonly [string, readonly string[]])[];
  readonly isDeemed: boolean;
  readonly balances: Readonly<Record<string, number>>;
}

const SCRIPT = fileURLToPath(new URL('../../../../server/test/kit/ruling-house.ts', import.meta.url));
/** A telephone in the hand of the croupier, a tablet in that of the inspector. */
const CROUPIER = { language: 'es', width: 390, context: { viewport: { width: 390, height: 844 } } } as const;
const INSPECTOR = { language: 'en', width: 820, context: { viewport: { width: 820, height: 1180 } } } as const;
/** Which of them: all, unless somebody looks for one. */
const [FIRST = 0, LAST = undefined] = (process.env.SABOT_ERRORS ?? '').split('-').filter(Boolean).map(Number);
/** A page that says nothing for so long will say nothing. */
const PATIENCE_MS = 30_000;
/** Every so many errors the screens are looked at by axe too. */
const LOOKED_AT = 8;

let houses: OrderedProcess<object>;
let told: Errors;
beforeAll(async () => {
  houses = (await OrderedProcess.start<object>(SCRIPT, freshPage())).process;
  told = (await houses.order({ do: 'errors' })) as Errors;
});
afterAll(() => houses?.end());

const table = async (): Promise<Table> => (await houses.order({ do: 'table' })) as Table;

/** Somebody who works here comes to another house, in a browser that knows its page. */
async function enter(visitor: Visitor, address: string, name: string): Promise<void> {
  const [cookie = '', ...value] = (told.cookies[name] ?? '').split('=');
  await visitor.context.addCookies([{ name: cookie, value: value.join('='), url: address }]);
  await visitor.page.goto(`${address}/staff`);
}

/** What a hand comes to where everybody has seen every card. */
function plainTotal(cards: readonly string[], hand: string): number | null {
  if (cards.includes('??') || hand === 'discard' || hand === 'loose') return null;
  const counts = cards.map(([rank = '']) => ('TJQK'.includes(rank) ? 0 : rank === 'A' ? 1 : Number(rank)));
  return counts.reduce((sum, count) => sum + count, 0) % 10;
}

/** A hand as the page must show it. A card that the act turns up is not known before; a ruling may take another total for given. */
function isLike(shown: string, cards: readonly string[], hand: string, isDeemed: boolean): boolean {
  const [lying = '', total = null] = shown.split(/ ?= /);
  const marks = lying.split(' ');
  const isTurned = marks.includes('?');
  const isSame =
    marks.length === cards.length &&
    cards.every((card, i) => marks[i] === handWritten([card], null) || (marks[i] === '?' && card !== '??'));
  if (isTurned || isDeemed) return isSame && (isDeemed || total === null);
  return isSame && (total === null ? null : Number(total)) === plainTotal(cards, hand);
}

/** One side of a before-and-after is the table as it stands. */
function isTrue(
  visitor: Visitor,
  lines: readonly Line[],
  side: 'before' | 'after',
  { hands, isDeemed, balances }: Table,
) {
  const { wrong, preview } = wordsOf(visitor);
  // What turns on cards that nobody has seen is not foreseen.
  if (side === 'after' && lines.some(({ after }) => after === preview.unknown)) return;
  const line = (name: string): string => lines.find((one) => one.name === name)?.[side] ?? '';
  for (const [hand, cards] of hands) {
    const shown = line(wrong.hands[hand] ?? hand);
    expect({ hand, shown, cards, isLike: isLike(shown, cards, hand, isDeemed) }).toMatchObject({ isLike: true });
  }
  for (const [account, amount] of Object.entries(balances)) {
    const shown = line(accountNamed(visitor.language, account));
    if (shown !== '') expect(shown).toBe(moneyIn(visitor.language, amount));
  }
}

/** Reads what would happen, applies it, and finds it done. */
async function applied(visitor: Visitor): Promise<readonly Line[]> {
  const lines = await foreseen(visitor);
  isTrue(visitor, lines, 'before', await table());
  await apply(visitor);
  isTrue(visitor, lines, 'after', await table());
  return lines;
}

async function report(croupier: Visitor, { game, incident, facts }: ErrorToSee): Promise<readonly Line[]> {
  const { page } = croupier;
  const { wrong } = wordsOf(croupier);
  await openTable(croupier);
  const names = (DICTIONARIES[croupier.language].games as Record<string, { incidents: Record<string, string> }>)[game];
  const name = names?.incidents[incident] ?? '';
  // In plain words, with a search.
  await page.getByLabel(wrong.search).fill(name.toUpperCase());
  await press(croupier, name);
  const more = page.locator('summary', { hasText: wrong.more });
  if ((await more.count()) > 0) await more.click();
  for (const [field, fact] of Object.entries(facts)) await tell(croupier, field, fact);
  expect(await isTooWide(page)).toBe(false);
  await press(croupier, wrong.preview);
  return applied(croupier);
}

async function rule(inspector: Visitor, ruling: NonNullable<ErrorToSee['ruling']>): Promise<readonly Line[]> {
  const { page } = inspector;
  const words = wordsOf(inspector);
  await press(inspector, words.cases.open);
  await page.getByLabel(words.ruling.reason).fill(ruling.fields.reason);
  if (ruling.act === 'GiveRuling') {
    await page
      .getByRole('button', { name: new RegExp(`^${words.ruling.choice(ruling.fields.choice ?? 0)}: `) })
      .click();
  } else {
    await choose(inspector, ruling.fields);
  }
  return applied(inspector);
}

/** The croupier reports it, whoever it is referred to rules on it, and the scenario goes on to its end. */
async function goThrough(
  error: ErrorToSee,
  croupier: Visitor,
  inspector: Visitor,
  isLooked: boolean,
): Promise<readonly Line[]> {
  const { file, at, ruling } = error;
  const { address } = (await houses.order({ do: 'begin', file, at })) as { address: string };
  await enter(croupier, address, told.croupier);
  const lines = [...(await report(croupier, error))];
  if (isLooked) {
    expect(await flaws(croupier.page)).toEqual([]);
    expect(await isTooWide(croupier.page)).toBe(false);
  }
  let next = at + 1;
  if (ruling !== null) {
    await houses.order({ do: 'play', from: next, to: ruling.at });
    await enter(inspector, address, ruling.by === 'house' ? told.housekeeper : ruling.by);
    lines.push(...(await rule(inspector, ruling)));
    if (isLooked) expect(await flaws(inspector.page)).toEqual([]);
    next = ruling.at + 1;
    await inspector.page.goto('about:blank');
  }
  await croupier.page.goto('about:blank');
  // Whatever the scenario does afterwards must come to the same, event by event.
  await houses.order({ do: 'finish', from: next });
  return lines;
}

describe('something went wrong, on the page', () => {
  test('every error of every game is told, foreseen, applied and ruled on, and ends as its scenario', {
    timeout: 1_800_000,
  }, async () => {
    const { errors, kinds } = told;
    const games = new Set(errors.map(({ game }) => game));
    expect(errors.length).toBeGreaterThanOrEqual(24);
    expect(games.size).toBe(3);
    const wanted = [...errors.entries()].slice(FIRST, LAST);
    const croupier = await visit('about:blank', CROUPIER);
    const inspector = await visit('about:blank', INSPECTOR);
    for (const { context } of [croupier, inspector]) context.setDefaultTimeout(PATIENCE_MS);
    const { unknown } = wordsOf(croupier).preview;
    let changed = 0;
    const faults: string[] = [];
    for (const [i, error] of wanted) {
      const { file, incident, ruleset, facts, effects } = error;
      try {
        const lines = await goThrough(error, croupier, inspector, i % LOOKED_AT === 0);
        if (lines.some(({ before, after }) => before !== after && after !== unknown)) changed += 1;
        console.info(`${i + 1}. ${ruleset} ${incident} ${Object.keys(facts)} → ${effects.join(', ')}`);
      } catch (fault) {
        faults.push(`${i} ${file} ${incident}: ${fault}`);
        console.info(faults.at(-1));
      }
    }
    expect(faults).toEqual([]);
    if (LAST === undefined) expect(changed).toBeGreaterThan(errors.length / 2);
    console.info(
      `errors gone through on the page: ${wanted.length}, with ${kinds.length} kinds of error, fact, effect and text in all`,
    );
  });
});
