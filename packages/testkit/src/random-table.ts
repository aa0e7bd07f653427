import {
  type Actor,
  type Await,
  CROUPIER,
  type GameEvent,
  noHands,
  type Playable,
  play,
  player,
  SHOE,
  type Shape,
  type Unchecked,
} from '@sabot/engine';
import { demandDeclared } from './declared-refusal.ts';
import { type Dice, lawfulArguments, pick, unlawfulArguments } from './random-arguments.ts';

/** How often each act, refusal and event occurred in random play. */
export type Tally = Map<string, number>;
export const count = (tally: Tally, what: string): void => {
  tally.set(what, (tally.get(what) ?? 0) + 1);
};

export interface Walked<State, Event> {
  readonly log: readonly Event[];
  readonly commands: readonly Unchecked[];
  readonly state: State;
}

const STAFF: readonly Actor[] = [CROUPIER, SHOE, { kind: 'inspector', id: 'ines' }, { kind: 'director', id: 'eva' }];

export interface Walk<State> {
  /** The settings the table is opened with. */
  readonly opening: Readonly<Record<string, unknown>>;
  readonly steps: number;
  readonly people: readonly string[];
  /** Called after every accepted act. */
  readonly check: (state: State, awaited: readonly Await[]) => void;
}

/** Acts that would empty the table all the time if chosen as often as the others. */
const RARE: ReadonlySet<string> = new Set([
  'Sit',
  'AnnounceClosing',
  'CloseTable',
  'Leave',
  'ShowStopCard',
  'Stand',
  'BuyChips',
  'GiveTip',
]);

const ENDING: ReadonlySet<string> = new Set(['AnnounceClosing', 'CloseTable']);

/** Plays a table at random: mostly what is awaited, often what is lawful, and now and then what is not. */
export function walk<State, Event extends GameEvent>(
  ruleset: Playable<State, Event>,
  roll: Dice,
  tally: Tally,
  { opening, steps, people, check }: Walk<State>,
): Walked<State, Event> {
  let state = ruleset.game.initial;
  const log: Event[] = [];
  const commands: Unchecked[] = [];
  const actors = [...people.map(player), ...STAFF];
  const shapeOf = (act: string): Shape => ruleset.game.commands[act] as Shape;

  const accept = (command: Unchecked): void => {
    const playing = play(ruleset, state, command, noHands);
    if (!playing.ok) throw new Error(`lawful ${command.type} refused: ${JSON.stringify([playing.refusal, command])}`);
    count(tally, `act ${command.type}`);
    const [{ events }] = playing.value.played;
    for (const event of events) count(tally, `event ${event.type}`);
    log.push(...events);
    commands.push(command);
    state = playing.value.state;
    check(state, ruleset.game.awaits(state));
  };
  const reject = (command: Unchecked): void => {
    const decided = ruleset.decide(state, command);
    if (decided.ok) throw new Error(`unlawful ${command.type} accepted: ${JSON.stringify(command)}`);
    demandDeclared(ruleset.game, decided.refusal);
    count(tally, `refusal ${decided.refusal.code}`);
    count(tally, `refused ${command.type}`);
  };
  const lawful = (by: Actor, type: string): boolean => {
    const offered = ruleset.legal(state, by).find(({ act }) => act === type);
    if (offered === undefined) return false;
    accept({ ...lawfulArguments(roll, shapeOf(type), offered.offer.answer), type, by });
    return true;
  };

  const director: Actor = { kind: 'director', id: 'eva' };
  reject({ ...opening, [pick(roll, ['minimum', 'maximum', 'decks'])]: 7, type: 'OpenTable', by: director });
  accept({ ...opening, type: 'OpenTable', by: director });
  for (const id of people) {
    if (roll(4) > 0) lawful(player(id), 'Sit');
    if (roll(5) > 0) lawful(player(id), 'BuyChips');
  }

  for (let step = 0; step < steps; step++) {
    const by = pick(roll, actors);
    const choice = roll(10);
    if (choice < 5) {
      const awaited = pick(roll, ruleset.game.awaits(state));
      if (awaited === undefined) break;
      const type = pick(roll, awaited.acts);
      if (type === 'SetStakes' && roll(3) === 0)
        accept({ ...awaited.lapse.with, type: awaited.lapse.act, by: awaited.lapse.by });
      else if (!ENDING.has(type) || roll(40) === 0) lawful(pick(roll, awaited.by), type);
      continue;
    }
    const offers = ruleset
      .legal(state, by)
      .filter(({ act }) => (act === 'ReportIncident' ? roll(8) === 0 : !RARE.has(act) || roll(12) === 0));
    if (choice < 8 && offers.length > 0) {
      const { act } = pick(roll, offers);
      if (!ENDING.has(act) || roll(20) === 0) lawful(by, act);
    } else if (choice === 8 && offers.length > 0) {
      const { act, offer } = pick(roll, offers);
      const args = unlawfulArguments(roll, shapeOf(act), offer.answer);
      if (args !== null) reject({ ...args, type: act, by });
    } else {
      const type = pick(roll, Object.keys(ruleset.game.commands));
      if (!ruleset.legal(state, by).some(({ act }) => act === type)) {
        reject({ ...lawfulArguments(roll, shapeOf(type), { fields: {}, joint: [] }), type, by });
      }
    }
  }
  if (roll(3) === 0) lawful(director, 'CloseTable');
  return { log, commands, state };
}
