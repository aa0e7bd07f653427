// @vitest-environment happy-dom
import type { RuleSheet } from '@sabot/protocol';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cardOf, inHouse, paperHouse } from '../../test/paper-house.ts';
import { recorded } from '../../test/recorded.ts';
import RulebookRoom from './rulebook-room.tsx';
import { RulesPanel } from './rules-panel.tsx';

// The felt is there, as it is beside tests that have loaded it before.
beforeAll(() => import('../table/punto-banca/replayed.tsx'));
afterEach(cleanup);

const sheet = (rule: string, en: string, more: Partial<RuleSheet> = {}): RuleSheet => ({
  rule,
  ruleset: 'law/one',
  source: '000',
  locator: 'A.2 cuadro row 3',
  lines: 'l.1',
  kind: 'computation',
  wording: { es: `${en}, en español`, en },
  setAside: null,
  grounds: [{ ref: rule, basis: 'text', reading: null }],
  scenarios: [],
  ...more,
});
const rules = [
  sheet('X-PB-A2-5', 'With 3 the bank draws.', { scenarios: ['law/one/a2-5-three'] }),
  sheet('X-PB-B-1', 'The pack is cut.', { grounds: [{ ref: 'X-PB-B-1~AMB-09', basis: 'house', reading: 'AMB-09' }] }),
];
const event = (type: string, grounds: readonly string[], fields: object) => ({ type, grounds, ...fields });
const scenario = {
  ruleset: 'law/one',
  name: 'a2-5-three',
  title: { en: 'With 3 the bank draws', es: 'Con 3 la banca pide' },
  rules: ['X-PB-A2-5'],
  text: '',
  replay: {
    ruleset: 'law/one',
    game: 'punto-banca',
    view: recorded('punto-banca/oval').messages[0]?.view,
    bots: [],
    gone: [],
    steps: [
      {
        line: 'croupier: close-stakes',
        event: event('StakesClosed', ['X-PB-B-1'], { coup: 1, dealer: null }),
      },
      {
        line: 'cards 5s 7h Kd 6c Qs',
        event: event('HandUncovered', ['X-PB-B-1'], { hand: 'banca', by: null, cards: ['7h', '6c'], total: 3 }),
      },
      { event: event('HandDecided', ['X-PB-A2-5'], { hand: 'banca', decision: 'draw', total: 3 }) },
      { line: '  ! not-now', event: null, refusal: { code: 'not-now', grounds: ['X-PB-A2-5'], facts: {} } },
    ],
  },
};
const given = (answer: string) => [{ answer, facts: [], table: null, grounds: ['X-PB-B-1'], bases: ['text'] }];
const row = (point: string, question: string, one: string, two: string) => ({
  point,
  question,
  same: one === two,
  columns: [
    { ruleset: 'law/one', given: given(one) },
    { ruleset: 'law/two', given: given(two) },
  ],
});
const house = {
  '/api/rulesets': [cardOf('law/one'), cardOf('law/two')],
  '/api/rules/law/one': rules,
  '/api/rules/law/two': rules,
  '/api/readings': [
    {
      id: 'AMB-09',
      question: { es: '¿Quién corta?', en: 'Who cuts?' },
      answer: { es: 'Quien esté sentado.', en: 'Whoever is seated.' },
      reason: { es: 'Porque sí.', en: 'Because.' },
      strength: 'house',
      rules: ['X-PB-B-1'],
    },
  ],
  '/api/compare': {
    rulesets: ['law/one', 'law/two'],
    rows: [row('decks', 'how many decks', '6', '8'), row('bets', 'which bets there are', 'three', 'three')],
  },
  '/api/scenarios/law/one/a2-5-three': scenario,
};
/** The player is fetched when an example is opened. */
const PATIENTLY = { timeout: 30_000 };
const unfold = (details: Element | null): void => {
  (details as HTMLDetailsElement).open = true;
  fireEvent(details as Element, new Event('toggle'));
};

describe('the rulebook', () => {
  test('puts the regulations side by side, differences first, all when asked', async () => {
    const { desk } = paperHouse(house);
    inHouse(desk, <RulebookRoom ruleset={null} rule={null} />);
    const table = await screen.findByRole('table');
    expect(within(table).getByText('How many decks')).toBeTruthy();
    expect(within(table).queryByText('Which bets there are')).toBeNull();
    fireEvent.click(screen.getByLabelText('Only what differs from text to text'));
    expect(within(table).getByText('three').closest('td')?.colSpan).toBe(2);
    fireEvent.click(screen.getByLabelText(/Text law\/two · /));
    expect(within(screen.getByRole('table')).queryByText('8')).toBeNull();
  });

  test('is searched by words, and each hit leads to its rule', async () => {
    const { desk } = paperHouse(house);
    inHouse(desk, <RulebookRoom ruleset={null} rule={null} />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bank draws' } });
    const hit = await screen.findByRole('link', { name: /With 3 the bank draws/ });
    expect(hit.getAttribute('href')).toBe('/rules/law/one#X-PB-A2-5');
    expect(screen.getByText('1 rule')).toBeTruthy();
  });

  test('opens at the rule of the link, with its article in the reader’s language', async () => {
    const { desk } = paperHouse(house);
    const { container } = inHouse(desk, <RulebookRoom ruleset="law/one" rule="X-PB-A2-5" />, 'es');
    await screen.findByText('With 3 the bank draws., en español');
    expect(container.querySelector('.is-focus')?.id).toBe('X-PB-A2-5');
    expect(container.querySelector('.rule-place')?.textContent).toBe('apartado A.2 cuadro fila 3');
  });

  test('explains how what the text leaves open is read', async () => {
    const { desk } = paperHouse(house);
    const { container } = inHouse(desk, <RulebookRoom ruleset="law/one" rule={null} />);
    await screen.findByText('The pack is cut.');
    unfold(container.querySelector('[id="X-PB-B-1"] details'));
    await waitFor(() => expect(screen.getByText('Whoever is seated.', { exact: false })).toBeTruthy());
    expect(screen.getByText('It is our choice.')).toBeTruthy();
  });

  test('plays an example from where the rule decides, forwards and back, by button and key', async () => {
    const { desk } = paperHouse(house);
    const { container } = inHouse(desk, <RulebookRoom ruleset="law/one" rule={null} />);
    await screen.findByText('With 3 the bank draws.');
    unfold(container.querySelector('[id="X-PB-A2-5"] details'));
    expect(await screen.findByText('step 3 of 4', {}, PATIENTLY)).toBeTruthy();
    expect(screen.getByText('cards 5s 7h Kd 6c Qs')).toBeTruthy();
    expect(screen.getByText('On 3, banca draws.').closest('li')?.className).toContain('by-rule');
    fireEvent.keyDown(container.querySelector('.replay') as Element, { key: 'ArrowRight' });
    expect(container.querySelector('.is-refused')?.textContent).toContain('Refused:');
    for (let i = 0; i < 3; i += 1) fireEvent.click(screen.getByRole('button', { name: 'Previous step' }));
    expect(screen.getByText('step 1 of 4')).toBeTruthy();
  });

  test('says when a link leads to no regulation or no rule', async () => {
    const { desk } = paperHouse(house);
    inHouse(desk, <RulebookRoom ruleset="law/none" rule={null} />);
    expect(screen.getByRole('heading').textContent).toBe('We do not have that regulation');
    cleanup();
    inHouse(desk, <RulebookRoom ruleset="law/one" rule="X-9" />);
    expect(await screen.findByText('Rule X-9 is not in this regulation.')).toBeTruthy();
  });

  test('is at hand at the table', async () => {
    const { desk } = paperHouse(house);
    const { container } = inHouse(desk, <RulesPanel ruleset="law/one" focus="X-PB-B-1" />);
    await screen.findByText('The pack is cut.');
    expect(container.querySelector('.is-focus')?.textContent).toContain('The pack is cut.');
    expect(screen.getByRole('link', { name: 'Open the whole regulation' }).getAttribute('href')).toBe('/rules/law/one');
  });
});
