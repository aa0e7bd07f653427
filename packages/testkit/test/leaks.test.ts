import {
  type Card,
  fold,
  type PuntoBancaEvent,
  type PuntoBancaState,
  player,
  RANKS,
  SUITS,
  type Unchecked,
  view,
  witness,
} from '@sabot/engine';
import { PUNTO_BANCA, type PuntoBancaRuleset } from '@sabot/regulations';
import { type Dice, dice, pick, walk } from '@sabot/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const RUNS = Number(process.env.SABOT_RANDOM_RUNS ?? 25);
const PEOPLE = ['ana', 'bea', 'ciro', 'dora'];

interface Step {
  readonly command: Unchecked;
  readonly events: readonly PuntoBancaEvent[];
  readonly before: PuntoBancaState;
  readonly after: PuntoBancaState;
}

function replayed(ruleset: PuntoBancaRuleset, start: PuntoBancaState, commands: readonly Unchecked[]): readonly Step[] {
  let before = start;
  return commands.map((command) => {
    const decided = ruleset.decide(before, command);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.refusal.code}`);
    const after = fold(ruleset.game, decided.value, before);
    const step = { command, events: decided.value, before, after };
    before = after;
    return step;
  });
}

/** All that reaches one person: the table, the events, what he may do, who is awaited, and why he is refused. */
function bytes(ruleset: PuntoBancaRuleset, steps: readonly Step[], viewer: string | null): string {
  const last = steps.at(-1)?.after as PuntoBancaState;
  const by = player(viewer ?? 'nobody');
  return JSON.stringify({
    view: view(last, viewer),
    events: steps.flatMap(({ events, before }) => {
      let state = before;
      return events.map((event) => {
        state = ruleset.game.evolve(state, event);
        return witness(state, event, viewer);
      });
    }),
    legal: ruleset.legal(last, by),
    awaits: ruleset.game.awaits(last),
    refusals: Object.keys(ruleset.game.commands).map((type) => {
      const decided = ruleset.decide(last, {
        type,
        by,
        punto: 100,
        banca: 0,
        tie: 0,
        seat: 1,
        behind: 1,
        at: 1,
        amount: 1,
      });
      return decided.ok ? 'accepted' : decided.refusal;
    }),
  });
}

/** The draws of the coup under way, with what is hidden from the viewer drawn otherwise. */
function otherwise(roll: Dice, steps: readonly Step[], hidden: readonly number[]): readonly Unchecked[] {
  return steps.map(({ command, events }) => {
    const drawn = events.find((event) => event.type === 'CardDrawn');
    if (drawn === undefined || !hidden.includes(drawn.no) || command.type !== 'DrawCard') return command;
    return { ...command, card: `${pick(roll, RANKS)}${pick(roll, SUITS)}` satisfies Card };
  });
}

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it('tells nobody a card before its time', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const roll = dice(seed);
        const opening = ruleset.regulation.defaults;
        const played = walk(ruleset, roll, new Map(), { opening, steps: 500, people: PEOPLE, check: () => {} });
        const steps = replayed(ruleset, ruleset.game.initial, played.commands);
        for (let i = 0; i < steps.length; i++) {
          const { after } = steps[i] as Step;
          if (after.coup === null || (after.pack.spent.length > 0 && roll(4) > 0)) continue;
          const viewer = pick(roll, [...PEOPLE, null]);
          const seen = view(after, viewer).coup?.drawn ?? [];
          const hidden = seen.filter(({ card }) => card === '??').map(({ no }) => no);
          const start = steps.findLastIndex(({ command }, j) => j <= i && command.type === 'CloseStakes');
          if (hidden.length === 0 || start < 0) continue;
          const coup = steps.slice(start, i + 1);
          let other: readonly Step[];
          try {
            other = replayed(ruleset, (coup[0] as Step).before, otherwise(roll, coup, hidden));
          } catch {
            continue; // the other card had already left the shoe
          }
          expect(bytes(ruleset, other, viewer)).toBe(bytes(ruleset, coup, viewer));
          compared++;
        }
      }),
      { numRuns: RUNS, seed: 7 },
    );
    console.log(`${compared} pairs of histories compared`);
    expect(compared).toBeGreaterThan(40 * RUNS);
  });

  it('would notice a leak', () => {
    const { initial } = ruleset.game;
    const state = { ...initial, pack: { ...initial.pack, known: [[77]], spent: ['As' as const] } };
    expect(JSON.stringify(view(state, 'ana'))).not.toMatch(/77|As/);
    expect(JSON.stringify(state)).toMatch(/77[\s\S]*As/);
  });
});
