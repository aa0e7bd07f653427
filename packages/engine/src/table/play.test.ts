import { describe, expect, it } from 'vitest';
import { plainLaw } from '../../test/plain-law.ts';
import type { Card } from '../cards/card.ts';
import type { Unchecked } from '../decider.ts';
import type { PuntoBancaEvent } from '../games/punto-banca/events.ts';
import { puntoBanca } from '../games/punto-banca/game.ts';
import type { PuntoBancaPoints } from '../games/punto-banca/questions.ts';
import { PLAIN_TABLE, type Settings } from '../games/punto-banca/settings.ts';
import type { PuntoBancaState } from '../games/punto-banca/state.ts';
import type { Regulation } from '../law/regulation.ts';
import { ruleset } from '../ruleset.ts';
import { CROUPIER, director, player } from './actor.ts';
import { type Hands, HouseRefused, handsFrom, noHands, play, playOn } from './play.ts';

const regulation: Regulation<PuntoBancaPoints, Settings> = {
  id: 'test',
  edition: 1,
  game: 'punto-banca',
  defaults: PLAIN_TABLE,
  provisions: [],
  unmodelled: [],
  questions: () =>
    plainLaw({
      choices: ({ setting }) => [PLAIN_TABLE[setting]],
      seats: () => Array.from({ length: 12 }, (_, i) => i + 1),
    }),
};
const rules = ruleset(puntoBanca, regulation);
const ana = player('ana');
const shoeOf = (...cards: readonly Card[]) => {
  const left = [...cards];
  return handsFrom(rules, () => left.shift() ?? null);
};

/** Writing on what is frozen throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

function played(state: PuntoBancaState, command: Unchecked, ...cards: readonly Card[]) {
  const playing = play(rules, state, command, shoeOf(...cards));
  if (!playing.ok) throw new Error(`${command.type}: ${playing.refusal.code}`);
  return playing.value;
}

function after(
  state: PuntoBancaState,
  hands: Hands<PuntoBancaState, PuntoBancaEvent>,
  ...commands: readonly Unchecked[]
): PuntoBancaState {
  return commands.reduce((before, command) => {
    const playing = play(rules, before, command, hands);
    if (!playing.ok) throw new Error(`${command.type}: ${playing.refusal.code}`);
    return playing.value.state;
  }, state);
}
const OPEN: Unchecked = { ...PLAIN_TABLE, type: 'OpenTable', by: director('eva') };
const SIT: Unchecked = { type: 'Sit', by: ana, seat: 1 };
const CUT: Unchecked = { type: 'CutPack', by: ana, at: 10 };
const seated = () => after(rules.game.initial, noHands, OPEN, SIT);

describe('play', () => {
  it('decides a command, then lets croupier and shoe act until a person is awaited', () => {
    const opened = after(rules.game.initial, noHands, OPEN);
    const sat = played(opened, SIT);
    expect(sat.played.map(({ command }) => command.type)).toEqual(['Sit', 'ShufflePack']);
    const cut = played(sat.state, CUT, '5h');
    expect(cut.played.map(({ command }) => [command.type, command.by.kind])).toEqual([
      ['CutPack', 'player'],
      ['PlaceStopCard', 'croupier'],
      ['BurnCard', 'shoe'],
    ]);
    expect(cut.state.phase).toBe('offer');
  });

  it('tells how the table stood after every event, and changes nothing that it was given', () => {
    const before = frozen(after(seated(), shoeOf(), { type: 'BuyChips', by: ana, amount: 100_00 }));
    const cut = played(before, CUT, '5h');
    let state = before;
    for (const { events, states } of cut.played) {
      expect(states).toHaveLength(events.length);
      for (const [i, event] of events.entries()) {
        state = rules.game.evolve(state, event);
        expect(states[i]).toEqual(state);
      }
    }
    expect(cut.state).toEqual(state);
  });

  it('gives back a refusal, and then nothing has been done', () => {
    const refused = play(rules, seated(), { ...SIT, seat: 99 }, () => {
      throw new Error('the house acted');
    });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'seat-not-free' } });
  });

  it('waits where the hands have nothing ready, and goes on when they have', () => {
    const waiting = after(seated(), shoeOf(), { type: 'ShufflePack', by: CROUPIER }, CUT);
    expect(rules.game.awaits(waiting)).toMatchObject([{ acts: ['BurnCard'] }]);
    const { state, played: acts } = playOn(rules, waiting, shoeOf('5h'));
    expect(acts.map(({ command }) => command)).toEqual([{ type: 'BurnCard', by: { kind: 'shoe' }, card: '5h' }]);
    expect(state.phase).toBe('offer');
    expect(playOn(rules, state, shoeOf('5h'))).toEqual({ state, played: [] });
  });

  it('hands over what has been done so far, so that whoever keeps the shoe can follow it', () => {
    const seen: string[][] = [];
    const watching: Hands<PuntoBancaState, PuntoBancaEvent> = (next, state, played) => {
      seen.push([next.act, ...played.map(({ command }) => command.type)]);
      return shoeOf('5h')(next, state);
    };
    play(rules, after(seated(), noHands, { type: 'ShufflePack', by: CROUPIER }), CUT, watching);
    expect(seen).toEqual([
      ['PlaceStopCard', 'CutPack'],
      ['BurnCard', 'CutPack', 'PlaceStopCard'],
    ]);
  });

  it('says which act of the house was refused, and why', () => {
    const badly: Hands<PuntoBancaState, PuntoBancaEvent> = ({ act }) => (act === 'BurnCard' ? { card: '1x' } : {});
    const cutting = after(seated(), noHands, { type: 'ShufflePack', by: CROUPIER });
    expect(() => play(rules, cutting, CUT, badly)).toThrow(HouseRefused);
    expect(() => play(rules, cutting, CUT, badly)).toThrow('the house may not BurnCard: unknown-card');
  });

  it('does not go on for ever at a table where the house never comes to an end', () => {
    const endless = {
      game: {
        ...rules.game,
        awaits: () => [
          { by: [CROUPIER], acts: ['Wait'], clock: 'house', lapse: { act: 'Wait', by: CROUPIER } } as const,
        ],
      },
      advance: (state: PuntoBancaState) =>
        ({ ok: true, value: { events: [{ type: 'CoupResumed' }], states: [state], state } }) as never,
    };
    expect(() => playOn(endless, seated(), () => ({}))).toThrow('croupier and shoe go round in circles');
  });
});
