import { type Actor, CARD_NAMES, CROUPIER, player, puntoBanca, ruleset, SHOE, type Unchecked } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import { dice, walk } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

const PEOPLE = ['ana', 'bea', 'ciro', 'dora'];
const INSPECTOR: Actor = { kind: 'inspector', id: 'ines' };
const ACTORS: readonly Actor[] = [...PEOPLE, 'nadie'].map(player).concat([CROUPIER, SHOE, INSPECTOR]);
/** Acts that are seen at a glance and say nothing but their name. */
const SHORT = ['TakeShoe', 'CloseStakes', 'Deal', 'Uncover', 'Settle'];
const AMOUNTS = [0, 0, 10_00, 15_00, 20_00, 25_50, 50_00, 100_00, 1000_00, 1_000_000_00, 1, -10_00, 0.5, '10', null];
const CARDS = [...CARD_NAMES, 'Xs', '1', '', 'AsAs', 7, null];

/** One short table is enough for a mutant. */
const isShort = process.env.SABOT_RANDOM_RUNS === '1';
const [SEEDS, STEPS] = isShort ? [[21], 150] : [[21, 22], 700];

/** The same game with every command looked at through the offer. */
const withoutGlances = { ...puntoBanca, acts: puntoBanca.acts.map(({ isPlain: _, ...act }) => act) };

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, glancing) => {
  it.each(SEEDS)('decides what it sees at a glance as it would after looking closely (table %i)', (seed) => {
    const looking = ruleset(withoutGlances, glancing.regulation);
    const roll = dice(seed);
    const any = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
    let state = glancing.game.initial;
    const { commands } = walk(glancing, roll, new Map(), {
      opening: glancing.regulation.defaults,
      steps: STEPS,
      people: PEOPLE,
      check: () => {},
    });
    let lawful = 0;
    for (const command of commands) {
      const tried: readonly Unchecked[] = [
        command,
        { type: 'SetStakes', by: any(ACTORS), punto: any(AMOUNTS), banca: any(AMOUNTS), tie: any(AMOUNTS) },
        { type: 'SetStakes', by: any(ACTORS), punto: any(AMOUNTS), banca: 0, tie: 0 },
        { type: 'DrawCard', by: any([SHOE, SHOE, ...ACTORS]), card: any(CARDS) },
        ...SHORT.map((type) => ({ type, by: any(ACTORS) })),
      ];
      for (const one of tried) {
        const decided = glancing.decide(state, one);
        expect(decided).toEqual(looking.decide(state, one));
        if (decided.ok) lawful++;
      }
      const happened = glancing.advance(state, command);
      if (!happened.ok) throw new Error(`${command.type} was refused: ${happened.refusal.code}`);
      state = happened.value.state;
    }
    expect(lawful).toBeGreaterThan(commands.length);
    const glanced = puntoBanca.acts.filter(({ isPlain }) => isPlain !== undefined).map(({ name }) => name);
    expect(glanced.toSorted()).toEqual(['SetStakes', 'DrawCard', ...SHORT].toSorted());
  });
});
