import { balances, type Card, type Drawn, handOf, type Posting } from '@sabot/engine';
import { type ByName, byNameFrom, entriesIn, lookUp } from '@sabot/engine/by-name';
import { foldHistory, print, type Rules } from '@sabot/notation';
import {
  type AnyCoup,
  type AnyWitnessed,
  coupsIn,
  ownerOf,
  type Side,
  storyOf,
  tellerOf,
  withGains,
} from '@sabot/story';
import { type RandomPlay, RULEBOOKS, randomPlay, rulesetOf } from '@sabot/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const RUNS = Number(process.env.SABOT_RANDOM_RUNS ?? 3);
const seeds = { numRuns: RUNS, seed: 1979 } as const;
const postingsOf = (event: AnyWitnessed): readonly Posting[] => ('postings' in event ? event.postings : []);
const sidesOf = ({ hands }: AnyCoup): readonly Side[] => Object.keys(hands) as Side[];
const sum = (nets: ByName<number>): number => entriesIn(nets).reduce((all, [, net]) => all + net, 0);

/** What everybody holds at the table beyond what he brought and gave as tips: on all his accounts, and of the garage. */
function gains({ steps }: RandomPlay): ByName<number> {
  const held = new Map<string, number>();
  const add = (who: string | null, amount: number): void => {
    if (who !== null) held.set(who, (held.get(who) ?? 0) + amount);
  };
  const last = steps.at(-1)?.after;
  if (last === undefined) return byNameFrom([]);
  for (const [account, amount = 0] of Object.entries(balances(last.books as never))) add(ownerOf(account), amount);
  if ('bank' in last && last.bank !== null && 'garage' in last.bank) {
    for (const [player, amount] of entriesIn(last.bank.garage)) add(player, amount);
  }
  for (const { event } of steps) {
    for (const { from, to, amount } of postingsOf(event)) {
      if (from === 'outside') add(ownerOf(to), -amount);
      if (to === 'outside' || to === 'tips') add(ownerOf(from), amount);
    }
  }
  return byNameFrom([...held].filter(([, amount]) => amount !== 0));
}

describe.each(RULEBOOKS.map((one) => [one.id, one] as const))('%s, played at random', (_, rulebook) => {
  const { id: game, witness } = rulesetOf(rulebook.id).game;

  it('is told with the cards, totals and ends that the engine has, whatever went wrong', () => {
    let coups = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const { steps } = randomPlay(rulebook, seed);
        const { nothing, evolve } = tellerOf(game);
        let telling = nothing;
        for (const { event, before, after } of steps) {
          telling = evolve(telling, event);
          const kept = Object.entries(balances(after.books as never)).filter(
            ([account, held]) => /^(stake|bank):/.test(account) && held !== 0,
          );
          expect(Object.fromEntries(entriesIn(telling.onTable))).toEqual(Object.fromEntries(kept));
          if (event.type !== 'CoupEnded') continue;
          coups += 1;
          const { coup } = telling;
          const drawn = (before.coup?.drawn ?? []) as readonly Drawn<Card>[];
          expect([coup.phase, coup.coup, coup.talla]).toEqual(['over', event.coup, before.talla]);
          for (const side of sidesOf(coup)) {
            expect(coup.hands[side]?.cards).toEqual(handOf(drawn, side).map(({ card }) => card));
          }
          if ('outcome' in event) expect(coup.ends.punto?.outcome).toBe(event.outcome);
          else {
            for (const pano of ['pano-1', 'pano-2'] as const) {
              const said = (event.outcomes as Partial<Record<typeof pano, string>>)[pano];
              expect(coup.ends[pano]?.outcome ?? 'annulled').toBe(said ?? 'annulled');
            }
          }
        }
      }),
      seeds,
    );
    expect(coups).toBeGreaterThan(4 * RUNS);
  });

  it('explains with the nets of its coups all that anybody holds beyond what he brought', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const played = randomPlay(rulebook, seed);
        const events = played.steps.map(({ event }) => event);
        const { tallas, underWay } = storyOf(game, events);
        const all = [...tallas.map(({ nets }) => nets), ...(underWay === null ? [] : [underWay.nets])];
        const explained = new Map<string, number>();
        for (const nets of all) {
          for (const [player, net] of entriesIn(nets)) explained.set(player, (explained.get(player) ?? 0) + net);
        }
        const moved = Object.fromEntries([...explained].filter(([, net]) => net !== 0));
        expect(moved).toEqual(Object.fromEntries(entriesIn(gains(played))));
      }),
      seeds,
    );
  });

  it('says of every stake and of the bank what the postings say', () => {
    let stakes = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const { steps } = randomPlay(rulebook, seed);
        const { nothing, evolve } = tellerOf(game);
        let telling = nothing;
        for (const { event } of steps) {
          telling = evolve(telling, event);
          const { coup } = telling;
          const last = coup.stakes.at(-1);
          if (event.type === 'StakeSettled') {
            stakes += 1;
            expect(last?.net).toBe(lookUp(withGains(byNameFrom([]), event.postings), event.player) ?? 0);
            expect(last).toMatchObject({ player: event.player, stake: event.stake, fate: event.fate });
            expect((last?.paid ?? 0) - (last?.deducted ?? 0)).toBe(event.fate === 'lost' ? 0 : last?.net);
          }
          if (event.type !== 'CoupEnded' || coup.bank === null) continue;
          const { won, deducted } = coup.bank;
          expect(sum(coup.nets) + deducted).toBe(0);
          if (won !== null) expect(won).toBe(-coup.stakes.reduce((all, { net }) => all + net, 0) || 0);
        }
      }),
      seeds,
    );
    expect(stakes).toBeGreaterThan(RUNS);
  });

  it('is told to everybody alike, but for cards that stayed covered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom('ana', null), (seed, viewer) => {
        const { steps } = randomPlay(rulebook, seed);
        const all = coupsIn(
          game,
          steps.map(({ event }) => event),
        );
        const seen = coupsIn(
          game,
          steps.map(({ event, after }) => witness(after, event as never, viewer) as AnyWitnessed),
        );
        expect(seen.map(uncovered)).toEqual(all.map((coup, i) => uncovered(coveredAs(coup, seen[i] as AnyCoup))));
      }),
      seeds,
    );
  });

  it('goes on from a table that was played at before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.double({ min: 0, max: 1, noNaN: true }), (seed, at) => {
        const { steps } = randomPlay(rulebook, seed);
        const from = Math.floor(at * steps.length);
        const start = steps[from]?.before;
        const rest = steps.slice(from).map(({ event }) => event);
        const whole = coupsIn(
          game,
          steps.map(({ event }) => event),
        );
        const part = coupsIn(game, rest, start);
        expect(part.map(played)).toEqual(whole.slice(whole.length - part.length).map(played));
        expect(part.slice(1).map(told)).toEqual(whole.slice(whole.length - part.length + 1).map(told));
      }),
      seeds,
    );
  });

  it('is the same in a history that was written down and read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const { acts, steps, ruleset } = randomPlay(rulebook, seed);
        const text = print({
          ruleset: ruleset as Rules,
          edition: ruleset.regulation.edition,
          entries: acts as never,
        });
        const { events } = foldHistory(text);
        expect(storyOf(game, events)).toEqual(
          storyOf(
            game,
            steps.map(({ event }) => event),
          ),
        );
      }),
      { ...seeds, numRuns: 1 },
    );
  });
});

/** Without what a coup does not need to be told. */
const uncovered = ({ drawn, ...coup }: AnyCoup) => coup;
const told = ({ coup, hands, ends, stakes, nets }: AnyCoup) => ({ coup, hands, ends, stakes, nets });
/** What is known of a coup that was under way already. */
const played = ({ coup, hands, ends, bank }: AnyCoup) => ({
  coup,
  cards: Object.entries(hands).map(([side, { cards }]) => [side, cards]),
  ends: Object.values(ends).map((end) => end?.outcome),
  bank: bank && [bank.banker, bank.associates],
});

/** A coup with the cards covered that somebody else did not see. */
function coveredAs(coup: AnyCoup, seen: AnyCoup): AnyCoup {
  const hands = Object.fromEntries(
    Object.entries(coup.hands).map(([side, hand]) => {
      const theirs = seen.hands[side as Side];
      const cards = hand.cards.map((card, i) => (theirs?.cards[i] === '??' ? ('??' as const) : card));
      return [side, { ...hand, cards, isPair: cards.slice(0, 2).includes('??') ? false : hand.isPair }];
    }),
  );
  return { ...coup, hands };
}
