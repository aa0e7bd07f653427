import { like } from '../at-the-table.ts';
import type { Visitor } from '../visitor.ts';
import { press, wordsOf } from './at-work.ts';

/** A fact of a report as a scenario has it. */
export type Fact = string | number | boolean | readonly string[];

const RANKS: Readonly<Record<string, string>> = { T: '10' };
const SUITS = { s: '♠', h: '♥', d: '♦', c: '♣' } as const;
/** A card in a line of the page. */
const written = (card: string): string =>
  card === '??'
    ? '▯'
    : card === '?'
      ? '?'
      : `${RANKS[card.charAt(0)] ?? card.charAt(0)}${SUITS[card[1] as keyof typeof SUITS]}`;

/** What lies before a hand, as a cell of the page says it. */
export const handWritten = (cards: readonly string[], total: number | null): string =>
  [...cards.map(written), ...(total === null ? [] : [`= ${total}`])].join(' ');

/** Tells one fact in the form: cards are pressed where they lie or keyed in, people by their seat. */
export async function tell(visitor: Visitor, field: string, fact: Fact): Promise<void> {
  const { page, words } = visitor;
  const { wrong } = wordsOf(visitor);
  const { ranks, suits, cardName } = words.table;
  /** The square itself is too small for a finger: one presses what it belongs to. */
  const option = (group: string, name: string | RegExp): Promise<void> =>
    page
      .getByRole('group', { name: group })
      .getByRole('checkbox', { name, ...(typeof name === 'string' && { exact: true }) })
      .locator('xpath=..')
      .click();
  const key = async (group: string, cards: readonly string[]): Promise<void> => {
    const keys = page.getByRole('group', { name: group });
    for (const [rank = '', suit = ''] of cards) {
      await keys
        .getByRole('radio', { name: suits[suit] ?? '' })
        .locator('xpath=..')
        .click();
      await keys.getByRole('button', { name: cardName(ranks[rank] ?? rank, suits[suit] ?? ''), exact: true }).click();
    }
  };
  switch (field) {
    case 'card':
      return option(wrong.card, new RegExp(`^${fact}: `));
    case 'player':
      return option(wrong.player, new RegExp(`^${fact}(,|$)`));
    case 'hand':
      return option(wrong.hand, wrong.hands[String(fact)] ?? '');
    case 'fault':
      return option(wrong.fault, wrong.faults[fact as keyof typeof wrong.faults]);
    case 'seen':
      return option(wrong.seen, fact === true ? wrong.yes : wrong.no);
    case 'evident':
      return option(wrong.evident, fact === true ? wrong.yes : wrong.no);
    case 'total':
      return option(wrong.total, String(fact));
    case 'drawn':
      return key(wrong.drawnCards, fact as readonly string[]);
    case 'upturned':
      return key(wrong.upturnedCard, [String(fact)]);
    case 'note':
      return page.getByLabel(wrong.note).fill(String(fact));
    default:
      throw new Error(`the page asks nothing about ${field}`);
  }
}

/** The only table of the house, with what somebody on duty has to do there. */
export async function openTable(visitor: Visitor): Promise<void> {
  const { pit } = wordsOf(visitor);
  await visitor.page.getByRole('button', { name: like(pit.open('…')) }).click();
}

/** One line of the before-and-after. */
export interface Line {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The before-and-after as it stands on the page. */
export async function foreseen(visitor: Visitor): Promise<readonly Line[]> {
  const { preview } = wordsOf(visitor);
  const { page } = visitor;
  await page.getByRole('button', { name: preview.apply, exact: true }).waitFor();
  const rows = page.getByRole('table', { name: preview.table }).locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => {
      const [name = '', before = '', after = ''] = [...row.children].map((cell) =>
        (cell.textContent ?? '').replace(/\uFE0E/g, '').trim(),
      );
      return { name, before, after };
    }),
  );
}

export async function apply(visitor: Visitor): Promise<void> {
  const { preview } = wordsOf(visitor);
  await press(visitor, preview.apply);
  await visitor.page.getByText(preview.applied).waitFor();
}

/** Chooses what a free ruling shall do, each effect by what it is called. */
export async function choose(visitor: Visitor, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const { page } = visitor;
  const { free } = wordsOf(visitor);
  await page.locator('summary', { hasText: free.title }).click();
  const chosen = (name: string) => page.getByRole('combobox', { name, exact: true });
  const { reason: _reason, outcome, ...effects } = fields;
  await chosen(free.outcome).selectOption({ label: free.outcomes[String(outcome)] ?? '' });
  for (const [field, value] of Object.entries(effects)) {
    if (value === null) continue;
    const list = chosen(free.fields[field] ?? field);
    const said = free.staff[String(value)] ?? wordsOf(visitor).wrong.hands[String(value)] ?? String(value);
    const labels = await list.locator('option').allTextContents();
    const label = labels.find((one) => one === said || one.startsWith(`${said}: `));
    if (label === undefined) throw new Error(`${field} does not offer ${said}, but ${labels.join(', ')}`);
    await list.selectOption({ label });
  }
  await press(visitor, free.look);
}
