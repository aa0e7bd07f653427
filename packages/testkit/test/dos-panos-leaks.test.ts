import {
  type Card,
  type DosPanosEvent,
  type DosPanosState,
  dosPanos,
  fold,
  player,
  RANKS,
  SUITS,
  type Unchecked,
} from '@sabot/engine';
import { DOS_PANOS, type DosPanosRuleset } from '@sabot/regulations';
import { type Dice, DosPanosModel, dice, pick } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

const TABLES = Number(process.env.SABOT_RANDOM_RUNS ?? 12);
const { view, witness } = dosPanos;

interface Step {
  readonly command: Unchecked;
  readonly events: readonly DosPanosEvent[];
  readonly before: DosPanosState;
  readonly after: DosPanosState;
}

function replayed(ruleset: DosPanosRuleset, start: DosPanosState, commands: readonly Unchecked[]): readonly Step[] {
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

const witnessed = (steps: readonly Step[], viewer: string | null): string =>
  JSON.stringify(
    steps.flatMap(({ events, before }) => {
      let state = before;
      return events.map((event) => {
        state = dosPanos.evolve(state, event);
        return witness(state, event, viewer);
      });
    }),
  );

/** All else that reaches one person: the table, what he may do, who is awaited and how long, and why he is refused. */
function bytes(ruleset: DosPanosRuleset, { after }: Step, viewer: string | null): string {
  const by = player(viewer ?? 'looking-on');
  const stakes = { pano1: 1000, pano2: 0, line1: 0, line2: 0, caballo: 0 };
  const args = { ...stakes, seat: 1, behind: 1, chair: true, at: 1, amount: 1000, newSabot: false, lot: 0, tallas: 1 };
  return JSON.stringify({
    view: view(after, viewer),
    glance: dosPanos.glance(after),
    legal: ruleset.legal(after, by),
    awaits: ruleset.game.awaits(after),
    refusals: Object.keys(ruleset.game.commands).map((type) => {
      const decided = ruleset.decide(after, { ...args, player: 'ana', type, by });
      return decided.ok ? 'accepted' : decided.refusal;
    }),
  });
}

/** The same acts with other cards where the viewer has not seen them. */
function otherwise(roll: Dice, steps: readonly Step[], hidden: readonly number[]): readonly Unchecked[] {
  return steps.map(({ command, events }) => {
    const drawn = events.find((event) => event.type === 'CardDrawn');
    if (drawn === undefined || !hidden.includes(drawn.no) || command.type !== 'DrawCard') return command;
    return { ...command, card: `${pick(roll, RANKS)}${pick(roll, SUITS)}` satisfies Card };
  });
}

/** What the croupier does or reports rests on the cards themselves: such a history is another one with other cards. */
const BY_THE_CARDS: readonly string[] = ['SpeakForHand', 'SpeakForBanker', 'ReportIncident', 'GiveRuling'];

describe.each(DOS_PANOS.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it('tells nobody a card before its time, by no view, event, wait or refusal, nor a banco its second paño', () => {
    let compared = 0;
    let spoken = 0;
    let secondPano = 0;
    for (let seed = 0; seed < TABLES; seed++) {
      const roll = dice(seed);
      const model = new DosPanosModel(ruleset, 7000 + seed, new Map());
      const steps = replayed(ruleset, ruleset.game.initial, model.play(1).commands);
      const errs = steps[0]?.after.table?.settings.errorsAllowed === true;
      for (let i = 0; i < steps.length; i++) {
        const { after } = steps[i] as Step;
        const { coup } = after;
        if (coup === null || Object.keys(coup.outcomes).length > 0 || (coup.banco === null && roll(3) > 0)) continue;
        const holders = Object.values(coup.holders);
        const viewer = pick(
          roll,
          coup.banco === null ? [...Object.keys(after.people), coup.banker, ...holders, null] : holders,
        );
        const seen = view(after, viewer).coup?.drawn ?? [];
        const hidden = seen.filter(({ card }) => card === '??').map(({ no }) => no);
        const start = steps.findLastIndex(
          ({ events }, j) => j <= i && events.some(({ type }) => type === 'StakesClosed'),
        );
        const played = steps.slice(start, i + 1);
        if (hidden.length === 0 || start < 0) continue;
        if (played.some(({ command }) => BY_THE_CARDS.includes(command.type))) continue;
        let other: readonly Step[];
        try {
          other = replayed(ruleset, (played[0] as Step).before, otherwise(roll, played, hidden));
        } catch {
          continue; // with the other cards somebody could not have said what he said
        }
        const same = witnessed(other, viewer) === witnessed(played, viewer);
        // Where errors are allowed a wrong word is declared to all, and then the histories differ for everybody.
        if (!errs) expect(same, 'the same acts are witnessed alike').toBe(true);
        if (!same) continue;
        expect(bytes(ruleset, other.at(-1) as Step, viewer)).toBe(bytes(ruleset, steps[i] as Step, viewer));
        compared++;
        if (coup.said['pano-1'] !== undefined) spoken++;
        const second = coup.drawn.filter(({ hand }) => hand === 'pano-2').map(({ no }) => no);
        if (coup.banco === viewer && coup.delivered.length > 0 && second.some((no) => hidden.includes(no)))
          secondPano++;
      }
    }
    console.log(
      `${compared} pairs of histories compared, ${spoken} of them after the first paño had spoken, ` +
        `${secondPano} as seen by a banco before its second paño`,
    );
    expect(compared).toBeGreaterThan(20 * TABLES);
    expect(spoken).toBeGreaterThan(TABLES);
    expect(secondPano).toBeGreaterThan(TABLES / 2);
  });

  it('would notice a leak', () => {
    const { initial } = ruleset.game;
    const state = { ...initial, pack: { ...initial.pack, known: [[77]], spent: ['As' as const] } };
    expect(JSON.stringify(view(state, 'ana'))).not.toMatch(/77|"As"/);
    expect(JSON.stringify(state)).toMatch(/77[\s\S]*"As"/);
  });
});
