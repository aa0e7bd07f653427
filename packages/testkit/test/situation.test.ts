import {
  type GameEvent,
  lookUp,
  type People,
  player,
  type Ruleset,
  type Situation,
  type Unchecked,
} from '@sabot/engine';
import { CHEMIN_DE_FER, type CheminDeFerEntry, DOS_PANOS, type DosPanosEntry } from '@sabot/regulations';
import { CheminDeFerModel, DosPanosModel } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

const SEEDS = [1, 2, 3];

interface Told extends GameEvent {
  readonly player?: string;
  readonly counts?: boolean;
  readonly salutes?: boolean;
  readonly amount?: number;
  /** What of it plays on each paño. */
  readonly pano1?: number;
  readonly pano2?: number;
  readonly partners?: readonly string[];
}
interface Table {
  readonly phase: string;
  readonly people: People;
  readonly books: { readonly accounts: readonly string[]; readonly amounts: readonly number[] };
}
type AnyRuleset = Ruleset<Table, Told>;

/** An act of a random table, with what was said of the table before it. */
interface Moment {
  readonly command: Unchecked;
  readonly before: Table;
  readonly said: Situation;
  readonly events: readonly Told[];
  /** The table after each of the events. */
  readonly after: readonly Table[];
}

function* moments(ruleset: AnyRuleset, commands: readonly Unchecked[]): Generator<Moment> {
  let state = ruleset.game.initial;
  for (const command of commands) {
    const before = state;
    const decided = ruleset.decide(before, command);
    if (!decided.ok) throw new Error(`${command.type} was lawful a moment ago`);
    const events = decided.value;
    const after = events.map((event) => {
      state = ruleset.game.evolve(state, event);
      return state;
    });
    yield { command, before, said: ruleset.situation(before) as Situation, events, after };
  }
}

const { ruleset: chemin } = CHEMIN_DE_FER[0] as CheminDeFerEntry;
const { ruleset: panos } = DOS_PANOS[0] as DosPanosEntry;
const TABLES = [
  [
    'chemin de fer',
    chemin as unknown as AnyRuleset,
    (seed: number) => new CheminDeFerModel(chemin, seed, new Map()).play(1),
  ],
  ['dos paños', panos as unknown as AnyRuleset, (seed: number) => new DosPanosModel(panos, seed, new Map()).play(1)],
] as const;

const staked = ({ books }: Table, zones: readonly string[]): number =>
  books.accounts.reduce((sum, account, i) => {
    const [kind, , zone = ''] = account.split(':');
    return kind === 'stake' && zones.includes(zone) ? sum + (books.amounts[i] ?? 0) : sum;
  }, 0);

const ZONES_OF: Readonly<Record<string, readonly string[]>> = {
  punto: ['punto', 'line'],
  'pano-1': ['pano-1', 'line-1'],
  'pano-2': ['pano-2', 'line-2'],
};
/** What each call that binds was said to cost when it was made, and what those who made it then put up. */
function bound(
  all: Iterable<Moment>,
): readonly { readonly act: string; readonly said: number; readonly put: number }[] {
  const found: { act: string; said: number; put: number }[] = [];
  const calls = new Map<string, { act: string; said: number }>();
  let last: { act: string; said: number; put: number } | null = null;
  for (const { command, said, events } of all) {
    const { type: act, by } = command;
    const cost = lookUp(said.binds, act);
    if (by.kind === 'player' && cost !== undefined) calls.set(by.id, { act, said: cost });
    for (const { type, player: whom = '', pano1 = 0, pano2 = 0, amount = pano1 + pano2, partners = [whom] } of events) {
      const call = calls.get(whom);
      if ((type === 'BancoMade' && partners.length === 1) || type === 'MesaMade') {
        last = call === undefined ? null : { ...call, put: amount };
        if (last !== null) found.push(last);
      } else if (type === 'StakeCompleted' && last !== null) last.put += amount;
      if (type === 'StakesClosed') {
        calls.clear();
        last = null;
      }
    }
  }
  return found;
}

/** What is done with stakes before any of them is given back because the bank cannot answer for it. */
const PUT_IN_ORDER = ['LineHalved', 'CaballoDivided', 'Called'];

describe.each(TABLES)('what is said of a table of %s as it stands', (game, ruleset, played) => {
  it('tells before the closing call what will play: half of what is on a line', () => {
    let [closed, halved] = [0, 0];
    for (const seed of SEEDS) {
      for (const { command, before, said, events, after } of moments(ruleset, played(seed).commands)) {
        if (command.type !== 'CloseStakes') continue;
        const ordered = events.findIndex(({ type }) => !PUT_IN_ORDER.includes(type));
        const at = after[ordered - 1] ?? before;
        for (const [hand, plays] of Object.entries(said.plays)) {
          expect(plays).toBe(staked(at, ZONES_OF[hand] as readonly string[]));
        }
        closed += 1;
        if (events.some(({ type }) => type === 'LineHalved')) halved += 1;
      }
    }
    expect(closed).toBeGreaterThan(50);
    expect(halved).toBeGreaterThan(10);
  });

  it('tells what a call binds one to: “último completo” to that at most, the others to the cent', () => {
    const made = SEEDS.flatMap((seed) => bound(moments(ruleset, played(seed).commands)));
    for (const { act, said, put } of made) {
      if (act === 'CallUltimoCompleto') expect(put).toBeLessThanOrEqual(said);
      else expect([act, put]).toEqual([act, said]);
    }
    const acts = Object.keys(Object.groupBy(made, ({ act }) => act)).sort();
    const calls = ['CallBanco', 'CallConLaMesa', 'CallSeguido', 'CallUltimoCompleto'];
    expect(acts).toEqual(game === 'dos paños' ? ['CallBanco'] : calls);
  });
});

describe('what is said of a table of chemin de fer as it stands', () => {
  const ruleset = chemin as unknown as AnyRuleset;
  const all = SEEDS.flatMap((seed) => [
    ...moments(ruleset, new CheminDeFerModel(chemin, seed, new Map()).play(1).commands),
  ]);

  it('warns of what a refusal of the bank will cost', () => {
    const seen = { nothing: 0, counts: 0, seat: 0 };
    for (const { command, said, events } of all) {
      if (command.type !== 'DeclineBank' || command.by.kind !== 'player') continue;
      const { id } = command.by;
      const { costs = null, player: whom = null } = said.declining ?? {};
      const lost = events.some((event) => event.type === 'PlayerUnseated' && event.player === id);
      const counted = events.some((event) => event.type === 'BankDeclined' && event.counts);
      expect([whom, costs]).toEqual([id, lost ? 'seat' : counted ? 'counts' : 'nothing']);
      seen[costs ?? 'nothing'] += 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
  });

  it('says whether a seat taken now lets one bank pass', () => {
    const seen = { true: 0, false: 0 };
    for (const { command, before, said, events } of all) {
      if (command.type !== 'Sit' || command.by.kind !== 'player') continue;
      const move = lookUp(before.people, command.by.id)?.kind === 'seat' ? 'change' : 'arrival';
      const seated = events.find(({ type }) => type === 'PlayerSeated');
      expect(said.seating?.[move]).toBe(seated?.salutes);
      seen[`${seated?.salutes === true}`] += 1;
    }
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(3);
  });

  it('names why the word a holder may not say is refused', () => {
    let refused = 0;
    for (const { before } of all) {
      const [wait] = ruleset.game.awaits(before);
      const [by] = wait?.by ?? [];
      if (wait?.clock !== 'speak' || by?.kind !== 'player') continue;
      for (const { refusal } of ruleset.forbidden(before, player(by.id), wait.acts)) {
        expect(['a-natural-is-shown', 'against-the-rules', 'no-eight-or-nine', 'not-now']).toContain(refusal.code);
        expect(refusal.grounds.length).toBeGreaterThan(0);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(20);
  });
});
