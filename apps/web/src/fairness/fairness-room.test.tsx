// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANA, cardOf, inHouse, messageOf, paperHouse, refused, tableOf } from '../../test/paper-house.ts';
import { HOUSE, shuffledShoe } from '../../test/shuffled-shoe.ts';
import { FairnessPanel } from './fairness-panel.tsx';
import FairnessRoom from './fairness-room.tsx';
import { seenShuffle } from './seen-shuffle.ts';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());
const { proof, record, dealt } = shuffledShoe();
const house = {
  '/api/tables': [tableOf('one')],
  '/api/rulesets': [cardOf('law/one')],
  '/api/tables/one/record': record,
  '/api/tables/one/proofs/1': proof,
  '/api/tables/one/proofs/2': refused(404, 'not-revealed'),
};

describe('the room of the shuffles', () => {
  test('checks a shoe, names who withheld, shows every card and what is not proved', async () => {
    const { desk } = paperHouse(house);
    const { container } = inHouse(desk, <FairnessRoom table="one" talla={1} />);
    expect(await screen.findByText('Not proved.')).toBeTruthy();
    expect(container.textContent).toContain('this browser did not see them dealt');
    expect(container.textContent).toContain('What ana put in counts. Not revealed by: bea.');
    expect(screen.getByText('What this does not prove')).toBeTruthy();
    const order = container.querySelector('details.order') as HTMLDetailsElement;
    order.open = true;
    fireEvent(order, new Event('toggle'));
    await waitFor(() => expect(order.querySelectorAll('li')).toHaveLength(312));
    expect(order.querySelectorAll('.is-burnt')).toHaveLength(3);
    expect(order.querySelectorAll('.is-dealt')).toHaveLength(8);
  });

  test('lists every commitment of a table, and says that the record is whole', async () => {
    const { desk } = paperHouse(house);
    inHouse(desk, <FairnessRoom table="one" talla={null} />, 'es');
    expect(await screen.findByText(/El registro está entero: 3 líneas/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Comprobar' }).getAttribute('href')).toBe('/fairness/one/1');
    expect(screen.getByText('1 persona, 1 sin revelar')).toBeTruthy();
  });

  test('says so when a line of the record was changed', async () => {
    const forged = record.map((line, i) => (i === 0 ? { ...line, talla: 9 } : line));
    const { desk } = paperHouse({ ...house, '/api/tables/one/record': forged });
    inHouse(desk, <FairnessRoom table="one" talla={null} />);
    expect(await screen.findByText(/The record is not whole/)).toBeTruthy();
  });

  test('says that a shoe in play has no proof yet', async () => {
    const { desk } = paperHouse(house);
    inHouse(desk, <FairnessRoom table="one" talla={2} />);
    expect((await screen.findByRole('alert')).textContent).toContain('not over yet');
  });

  test.each([
    [
      'a good one',
      JSON.stringify({ proof, record, dealt }),
      'Proved: every card was the one the shuffle had put there.',
    ],
    ['one without the cards', JSON.stringify({ proof: { ...proof, cards: [] }, record }), 'Not proved.'],
    [
      'one with another secret',
      JSON.stringify({ ...proof, secret: '00'.repeat(32) }),
      'Disproved: this is not the shoe that the house announced.',
    ],
    ['no proof at all', 'shuffle!', 'This file is no proof: it is not JSON.'],
  ])('checks a proof from a file: %s', async (_, text, told) => {
    const { desk, asked } = paperHouse(house);
    inHouse(desk, <FairnessRoom table={null} talla={null} />);
    const before = asked.length;
    const input = screen.getByLabelText(/Drop a proof file here/);
    fireEvent.change(input, { target: { files: [new File([text], 'proof.json')] } });
    expect(await screen.findByText(told)).toBeTruthy();
    expect(asked.length).toBe(Math.max(before, 1));
  });
});

const shuffle = {
  talla: 2,
  phase: 'closed',
  commitment: HOUSE,
  contributions: [
    { player: 'ana', commitment: '11'.repeat(32), revealed: true },
    { player: 'bea', commitment: '22'.repeat(32), revealed: false },
  ],
  waitsFor: [],
  until: null,
} as const;

describe('the panel at the table', () => {
  test('tells the commitment, one’s own part, who withheld, and checks the shoe before', async () => {
    const { desk } = paperHouse(house, ANA);
    const message = messageOf({
      talla: 2,
      shuffle: { ...shuffle, contributions: [...shuffle.contributions], waitsFor: [] },
    });
    const { container } = inHouse(desk, <FairnessPanel table="one" message={message} />);
    expect(container.querySelector('code')?.textContent?.replaceAll(' ', '')).toBe(HOUSE);
    expect(container.textContent).toContain('you revealed, counts');
    expect(container.textContent).toContain('bea not revealed: does not count');
    expect(seenShuffle('one', 2, HOUSE)).toEqual({ house: HOUSE, entropy: null });
    fireEvent.click(screen.getByRole('button', { name: 'Check it here' }));
    expect(await screen.findByText('Not proved.')).toBeTruthy();
  });

  test('proves a shoe of which this browser saw every card, and disproves one with another card', async () => {
    const told = messageOf({ talla: 2, shuffle: { ...shuffle, contributions: [], waitsFor: [] } });
    const judged = async (cards: readonly unknown[]) => {
      sessionStorage.setItem(
        'sabot:dealt:one:1',
        JSON.stringify({ talla: 1, version: 9, coup: [], isWhole: true, cards }),
      );
      inHouse(paperHouse(house, ANA).desk, <FairnessPanel table="one" message={told} />);
      fireEvent.click(screen.getByRole('button', { name: 'Check it here' }));
      const line = (await screen.findByText(/^(Proved|Disproved|Not proved)/)).textContent;
      cleanup();
      return line;
    };
    expect(await judged(dealt.cards)).toMatch(/^Proved/);
    expect(await judged(dealt.cards.with(9, dealt.cards[9] === 'As' ? 'Ks' : 'As'))).toMatch(/^Disproved/);
    expect(await judged(dealt.cards.with(9, null))).toBe('Not proved.');
  });
});
