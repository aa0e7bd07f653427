// @vitest-environment happy-dom
import { lookUp } from '@sabot/engine/by-name';
import type { GameName } from '@sabot/protocol';
import { type AnyCoup, coupsIn, type Side } from '@sabot/story';
import { RULEBOOKS, randomPlay } from '@sabot/testkit';
import { moneyIn } from '@sabot/words';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { type ComponentType, Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ANA, cardOf, inHouse, paperHouse } from '../../test/paper-house.ts';
import { GAMES } from '../table/games.ts';
import type { PlayedProps } from './coup-row.tsx';
import { cardText } from './tell-event.ts';

afterEach(cleanup);

const OPENS: ReadonlySet<string> = new Set(['StakesOpened', 'BankAnnounced', 'BancoRepeated']);
const MOST = 6;
/** The part of the page that tells a game is fetched when it is first needed. */
const PATIENTLY = { timeout: 30_000 };

/** The coups of a table at random, each with the events that the house sends of it. */
function playedCoups(rulebook: (typeof RULEBOOKS)[number], seed: number) {
  const { steps, ruleset } = randomPlay(rulebook, seed);
  const { game } = ruleset;
  const seen = steps.map(({ event, after }) => game.witness(after, event as never, ANA.name));
  const coups = coupsIn(game.id, seen).filter(({ phase }) => phase === 'over');
  const lists: { readonly no: number; readonly event: (typeof seen)[number] }[][] = [];
  let open: (typeof lists)[number] = [];
  for (const [no, event] of seen.entries()) {
    if (OPENS.has(event.type) && !(event.type === 'StakesOpened' && open[0]?.event.type === 'BankAnnounced')) open = [];
    open.push({ no, event });
    if (event.type !== 'CoupEnded') continue;
    lists.push(open);
    open = [];
  }
  expect(lists).toHaveLength(coups.length);
  return { game: game.id as GameName, coups: coups.slice(0, MOST), lists };
}

/** What a row of the page says of the hands: cards and total, by what a screen reader is told. */
const handsShown = (row: Element): readonly string[] =>
  [...row.querySelectorAll('.hand-drawn figcaption')].map((one) => one.textContent ?? '');

function handIn({ hands }: AnyCoup, side: Side): string {
  const { cards = [], total = null } = hands[side] ?? {};
  return `${total ?? ''}: ${cards.map((card) => (card === '??' ? 'card face down' : cardText(card))).join(', ')}`;
}

describe.each(RULEBOOKS.map((one) => [one.id, one] as const))('%s, in the history of the page', (_, rulebook) => {
  it('is the coup that the story tells: cards, totals and what it brought', async () => {
    const [seed = 1] = fc.sample(fc.integer({ min: 1, max: 1e6 }), { numRuns: 1, seed: 1979 });
    const { game, coups, lists } = playedCoups(rulebook, seed);
    const Coup = GAMES[game].Coup as ComponentType<PlayedProps>;
    const { desk } = paperHouse({ '/api/rules/law/one': [], '/api/readings': [] }, ANA);
    desk.rulesets.set([cardOf('law/one', { game })]);
    inHouse(
      desk,
      <Suspense fallback="">
        {coups.map((coup, i) => (
          <Coup
            key={coup.coup}
            played={{ talla: 1, coup: coup.coup, at: 0, mine: true, events: (lists[i] ?? []) as never }}
            ruleset="law/one"
            you={ANA.name}
            bots={[]}
          />
        ))}
      </Suspense>,
    );
    for (const coup of coups) {
      const row = (await screen.findByText(`Coup ${coup.coup}`, {}, PATIENTLY)).closest(
        'details',
      ) as HTMLDetailsElement;
      row.open = true;
      fireEvent(row, new Event('toggle'));
      await screen.findAllByText('Step by step');
      const net = lookUp(coup.nets, ANA.name);
      const said = row.querySelector('.coup-net')?.textContent ?? null;
      if (net === undefined) expect(said).toBeNull();
      else if (net !== 0) expect(said).toBe(`${net > 0 ? '+' : '−'}${moneyIn('en', Math.abs(net))}`);
      const shown = handsShown(row);
      if (shown.length === 0) continue;
      for (const side of Object.keys(coup.hands) as Side[]) {
        expect(shown.some((text) => text.endsWith(handIn(coup, side)))).toBe(true);
      }
      expect(row.querySelectorAll('.settled tbody tr').length).toBeGreaterThanOrEqual(coup.stakes.length);
    }
  });
});
