import {
  type Actor,
  type Card,
  CROUPIER,
  director,
  inspector,
  mayEver,
  namesIn,
  onDuty,
  player,
  RIGHTS,
  SHOE,
  STAFF_ROLES,
} from '@sabot/engine';
import { read, Table } from '@sabot/notation';
import { REGISTRY } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { scenariosOf } from '../src/index.ts';

const STAFF: readonly Actor[] = [CROUPIER, SHOE, inspector('luis'), director('eva')];
/**
 * At one in so many moments of the scenarios, and at the first of each phase, everybody is asked what they may do; each act that is
 * done counts always.
 */
const ONE_IN = 19;

/** Which kinds of people do what, or are offered it, in all scenarios of a regulation. */
function seenIn(id: string): ReadonlyMap<string, ReadonlySet<string>> {
  const seen = new Map<string, Set<string>>();
  const note = (act: string, { kind }: Actor): void => void seen.set(act, (seen.get(act) ?? new Set()).add(kind));
  const phases = new Set<string>();
  let moments = 0;
  for (const { text } of scenariosOf(id)) {
    const bound = read(text);
    const rules = REGISTRY.find((entry) => entry.id === id)?.ruleset as (typeof REGISTRY)[number]['ruleset'];
    const table = new Table(bound.ruleset, bound.given, (command, before) => {
      note(command.type, command.by);
      moments += 1;
      const { phase, people } = rules.game.summary(before as never);
      if (moments % ONE_IN !== 0 && phases.has(phase)) return;
      phases.add(phase);
      const [one = 'zoe'] = namesIn(people);
      for (const by of [...STAFF, player(one)]) {
        for (const { act } of rules.legal(before as never, by)) note(act, by);
      }
    });
    const cards: Card[] = [];
    for (const line of bound.body) {
      for (const command of line.commands) table.play(command);
      cards.push(...line.cards);
      if (bound.house !== null) table.playOn(cards, bound.house);
    }
  }
  return seen;
}

describe('the table of rights', () => {
  const seen = new Map<string, Set<string>>();
  it.each(REGISTRY.map(({ id }) => id))('%s offers nobody what the table does not give them', (id) => {
    for (const [act, kinds] of seenIn(id)) {
      for (const kind of kinds) {
        expect(mayEver(kind as Actor['kind'], act), `${kind} ${act}`).toBe(true);
        seen.set(act, (seen.get(act) ?? new Set()).add(kind));
      }
    }
  });

  it('gives nobody what no game ever offers them', () => {
    const unused = Object.entries(RIGHTS).flatMap(([act, kinds]) =>
      kinds.filter((kind) => !seen.get(act)?.has(kind)).map((kind) => `${kind} ${act}`),
    );
    expect(unused).toEqual([]);
  });

  it('names every act of every game, and none besides', () => {
    const acts = new Set(REGISTRY.flatMap(({ ruleset }) => Object.keys(ruleset.game.commands)));
    expect(Object.keys(RIGHTS).sort()).toEqual([...acts].sort());
  });

  it.each(['constructor', '__proto__', 'toString', '', 'Dance'])('knows no act called %s', (act) => {
    for (const kind of ['player', 'croupier', 'shoe', 'inspector', 'director'] as const)
      expect(mayEver(kind, act)).toBe(false);
    for (const role of STAFF_ROLES) expect(onDuty(role, 'eva', act)).toBe(null);
  });

  it('lets the croupier draw for the shoe, and puts a name to whoever rules', () => {
    expect(onDuty('croupier', 'nieves', 'DrawCard')).toEqual(SHOE);
    expect(onDuty('croupier', 'nieves', 'Settle')).toEqual(CROUPIER);
    expect(onDuty('inspector', 'luis', 'GiveRuling')).toEqual(inspector('luis'));
    expect(onDuty('director', 'eva', 'OpenTable')).toEqual(director('eva'));
    expect(onDuty('director', 'eva', 'SetStakes')).toBe(null);
  });
});
