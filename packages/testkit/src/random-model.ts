import {
  type Actor,
  type Await,
  type Bounds,
  type Card,
  CROUPIER,
  type GameEvent,
  handsFrom,
  isForThePeople,
  isNamedIn,
  namesIn,
  noHands,
  type People,
  type Played,
  play,
  player,
  playOn,
  type Ruleset,
  SHOE,
  type Shape,
  type TableTerms,
  type Unchecked,
} from '@sabot/engine';
import { byWeight, chosen, lapsed } from './chemin-de-fer/guests.ts';
import { demandDeclared } from './declared-refusal.ts';
import { noDeadEnd } from './no-dead-end.ts';
import { oneAct } from './one-act.ts';
import { shuffled } from './playthrough.ts';
import { type Dice, dice, lawfulArguments, pick, unlawfulArguments } from './random-arguments.ts';
import { count, type Tally } from './random-table.ts';

/** What people do of their own accord now and then, and how often. */
export type Whims = readonly (readonly [string, number])[];

interface ModelledState<Settings> {
  readonly table: TableTerms<Settings> | null;
  readonly phase: string;
  readonly people: People;
  readonly talla: number;
  readonly pack: { readonly decks: number; readonly out: number };
  readonly bank: { readonly banker: string } | null;
  readonly closing: unknown;
}

export interface Modelled<State, Event> {
  readonly commands: readonly Unchecked[];
  readonly log: readonly Event[];
  readonly state: State;
}

const STAFF: readonly Actor[] = [CROUPIER, SHOE, { kind: 'inspector', id: 'rosa' }, { kind: 'director', id: 'eva' }];
const UNBOUND: Bounds = { fields: {}, joint: [] };
export const DIRECTOR: Actor = { kind: 'director', id: 'eva' };

/** A pause ends when people end it; nothing is done at the end of its time. */
const endsByItself = ({ clock }: Await): boolean => clock !== 'pause' && clock !== 'empty-table';

/** Hardly more than five coups are left in the shoe of the last talla. */
export const isNearTheEnd = (
  { talla, pack, closing }: Pick<ModelledState<unknown>, 'talla' | 'pack' | 'closing'>,
  tallas: number,
): boolean => closing === null && talla === tallas && 52 * pack.decks - pack.out < 60;

/** Plays a table at random through so many tallas, and checks after every act what must always hold. */
export abstract class RandomModel<
  State extends ModelledState<Settings>,
  Event extends GameEvent,
  P,
  Settings extends object,
> {
  readonly commands: Unchecked[] = [];
  readonly log: Event[] = [];
  state: State;
  protected shoe: Card[] = [];
  protected readonly roll: Dice;
  /** At every other table the last coups are announced. */
  protected readonly announces: boolean;
  protected readonly ruleset: Ruleset<State, Event, P, Settings>;
  protected readonly tally: Tally;

  constructor(ruleset: Ruleset<State, Event, P, Settings>, seed: number, tally: Tally) {
    this.ruleset = ruleset;
    this.roll = dice(seed);
    this.announces = seed % 2 === 0;
    this.tally = tally;
    this.state = ruleset.game.initial;
  }

  /** Everybody who may come to the table. */
  protected abstract readonly guests: readonly string[];
  /** What must hold after every act. */
  protected abstract sound(): void;
  /** An event has happened: what an onlooker with the text in his hand says to it. */
  protected abstract witness(event: Event): void;
  protected abstract weightOf(act: string): number;
  protected abstract whims(): Whims;
  /** Something goes wrong, as a croupier would report it; null where nothing can. */
  protected abstract mishap(offered: Bounds): Unchecked | null;
  /** One time in so many nobody of those awaited does anything. */
  protected abstract patience(): number;
  /** Those at play, who try what they may not more often than others. */
  protected abstract busy(): readonly string[];

  #shape(act: string): Shape {
    return this.ruleset.game.commands[act] as Shape;
  }

  protected accept(command: Unchecked): void {
    const playing = play(this.ruleset, this.state, command, noHands);
    if (!playing.ok) throw new Error(`lawful ${command.type} refused: ${JSON.stringify([playing.refusal, command])}`);
    for (const played of playing.value.played) this.#happened(played);
  }

  #happened({ command, events }: Played<State, Event>): void {
    this.commands.push(command);
    count(this.tally, `act ${command.type}`);
    for (const event of events) {
      this.log.push(event);
      this.state = this.ruleset.game.evolve(this.state, event);
      count(this.tally, `event ${event.type}`);
      this.witness(event);
    }
    this.sound();
    noDeadEnd(this.ruleset, this.state);
    this.#checkWaits();
  }

  /** Somebody is awaited, and whatever is done when his time is up is lawful. */
  #checkWaits(): void {
    const awaited = this.ruleset.game.awaits(this.state);
    if (awaited.length === 0 && this.state.phase !== 'closed')
      throw new Error(`nobody is awaited in ${this.state.phase}`);
    for (const wait of awaited) {
      const { lapse, by } = wait;
      for (const one of by) {
        if (one.kind === 'player' && !isNamedIn(this.state.people, one.id))
          throw new Error(`${one.id} is awaited but gone`);
      }
      if (!isForThePeople(wait) || !endsByItself(wait)) continue;
      const decided = this.ruleset.decide(this.state, lapsed(lapse));
      if (!decided.ok)
        throw new Error(`the lapse ${lapse.act} is refused in ${this.state.phase}: ${decided.refusal.code}`);
      count(this.tally, `lapse ${lapse.act}`);
    }
  }

  #reject(command: Unchecked): void {
    const decided = this.ruleset.decide(this.state, command);
    if (decided.ok) throw new Error(`unlawful ${command.type} accepted: ${JSON.stringify(command)}`);
    demandDeclared(this.ruleset.game, decided.refusal);
    count(this.tally, `refusal ${decided.refusal.code}`);
    count(this.tally, `refused ${command.type}`);
  }

  /** What this person is offered of one act; undefined where it is refused. */
  protected offer(by: Actor, type: string): Bounds | undefined {
    const { settings } = this.state.table ?? {};
    const act = this.ruleset.game.acts.find(({ name }) => name === type);
    if (act === undefined || settings === undefined) return undefined;
    const offered = act.offer(this.ruleset.law(settings) as never, this.state, by);
    if (!offered.ok) return undefined;
    for (const [field, bound] of Object.entries(offered.value.answer.fields)) {
      if (bound.kind === 'amount' && bound.max < bound.min)
        throw new Error(`${type} is offered with no ${field} in it`);
    }
    return offered.value.answer;
  }

  protected may(by: Actor, type: string): boolean {
    const bounds = this.offer(by, type);
    if (bounds === undefined) return false;
    this.accept({ ...chosen(this.roll, this.#shape(type), bounds), ...this.whatElse(type), type, by });
    return true;
  }

  /** Arguments that are not left to chance alone. */
  protected whatElse(_act: string): Readonly<Record<string, unknown>> {
    return {};
  }

  /** What is awaited: the house acts, a person chooses, or time runs out. */
  #awaited(): void {
    const { roll } = this;
    const awaited = pick(roll, this.ruleset.game.awaits(this.state));
    if (!isForThePeople(awaited)) {
      this.#house(awaited);
      return;
    }
    const lapse = (): void => {
      if (endsByItself(awaited)) this.accept(lapsed(awaited.lapse));
    };
    if (roll(this.patience()) === 0) {
      lapse();
      return;
    }
    const by = pick(roll, awaited.by);
    if (awaited.acts.includes('GiveRuling') && roll(3) === 0 && this.may(by, 'RuleFreely')) return;
    const act = byWeight(
      roll,
      awaited.acts.map((one) => [one, this.weightOf(one)] as const),
    );
    if (!this.may(by, act) && roll(3) === 0) lapse();
  }

  #house({ acts: [act] }: Await): void {
    if (act === 'ShufflePack') this.shoe = shuffled(this.roll, this.state.pack.decks);
    const draw = (): Card | null => this.shoe.pop() ?? null;
    const hands = oneAct(handsFrom(this.ruleset, draw, (_, among) => this.roll(among.length)));
    for (const played of playOn(this.ruleset, this.state, hands).played) this.#happened(played);
  }

  /** Somebody does what nobody waits for. */
  #whim(): void {
    const { roll } = this;
    const act = byWeight(roll, this.whims());
    const people = act === 'Sit' || act === 'Stand' ? this.guests : namesIn(this.state.people);
    const first = roll(people.length || 1);
    for (let i = 0; i < people.length; i++) {
      if (this.may(player(people[(first + i) % people.length] as string), act)) return;
    }
  }

  #mishap(): void {
    const offered = this.offer(CROUPIER, 'ReportIncident');
    const command = offered === undefined ? null : this.mishap(offered);
    if (command === null) return;
    const decided = this.ruleset.decide(this.state, command);
    if (!decided.ok) {
      count(this.tally, `refusal ${decided.refusal.code}`);
      return;
    }
    const before = this.state.pack.out;
    const { talla } = this.state;
    this.accept(command);
    if (this.state.talla !== talla) return;
    for (let left = this.state.pack.out - before; left > 0; left--) this.shoe.pop();
  }

  /** A state that seldom comes about, and in which everything ought to be tried. */
  protected isRare(): boolean {
    return false;
  }

  /** Everybody tries everything: every reason for which somebody is refused something now is met with once. */
  #tryAll(): void {
    const { settings } = this.state.table ?? {};
    if (settings === undefined) return;
    const law = this.ruleset.law(settings) as never;
    const met = new Set<string>();
    for (const by of [...this.guests.map(player), ...STAFF]) {
      for (const { name, offer } of this.ruleset.game.acts) {
        const offered = offer(law, this.state, by);
        if (offered.ok || met.has(offered.refusal.code)) continue;
        met.add(offered.refusal.code);
        this.#reject({ ...lawfulArguments(this.roll, this.#shape(name), UNBOUND), type: name, by });
      }
    }
  }

  #unlawful(): void {
    const { roll } = this;
    if (roll(25) === 0) {
      this.#tryAll();
      return;
    }
    const busy = this.busy().map(player);
    const by = pick(roll, busy.length > 0 && roll(3) === 0 ? busy : [...this.guests.map(player), ...STAFF]);
    if (roll(4) === 0) {
      const offers = this.ruleset.legal(this.state, by);
      if (offers.length === 0) return;
      const { act, offer } = pick(roll, offers);
      const args = unlawfulArguments(roll, this.#shape(act), offer.answer);
      if (args !== null) this.#reject({ ...args, type: act, by });
      return;
    }
    const [awaited] = this.ruleset.game.awaits(this.state);
    const acts = awaited !== undefined && roll(3) === 0 ? awaited.acts : Object.keys(this.ruleset.game.commands);
    const type = pick(roll, acts);
    if (this.offer(by, type) !== undefined) return;
    this.#reject({ ...lawfulArguments(roll, this.#shape(type), UNBOUND), type, by });
  }

  /** What only the staff does now and then. */
  protected staffAct(): void {
    if (this.roll(150) === 0) this.may(CROUPIER, 'ShowStopCard');
  }

  #step(): void {
    if (this.isRare() && this.roll(8) === 0) this.#tryAll();
    const choice = this.roll(100);
    const whims = this.state.phase === 'bank' ? 60 : 78;
    if (choice < whims) this.#awaited();
    else if (choice < 92) this.#whim();
    else if (choice < 94) this.staffAct();
    else if (choice < 96 && (this.state.phase === 'coup' || this.roll(6) === 0)) this.#mishap();
    else this.#unlawful();
  }

  play(tallas: number): Modelled<State, Event> {
    const most = 20_000 * tallas;
    for (let step = 0; step < most; step++) {
      this.#step();
      if (this.announces && isNearTheEnd(this.state, tallas)) this.may(DIRECTOR, 'AnnounceClosing');
      if (this.state.phase === 'closed' || (this.state.talla > tallas && this.state.bank === null)) break;
      if (step === most - 1) throw new Error('the table does not come to an end');
    }
    this.may(DIRECTOR, 'CloseTable');
    const { commands, log, state } = this;
    return { commands, log, state };
  }

  /** So many things happen at the table. */
  wander(steps: number): void {
    for (let step = 0; step < steps; step++) this.#step();
  }

  /** Everybody who may takes a seat and buys chips. */
  gather(): void {
    for (const id of this.guests) {
      for (const act of ['Sit', 'ComeBack', 'BuyChips']) this.may(player(id), act);
    }
  }

  /** From now on nobody says or does anything: how many times the clocks run out before all stands still. */
  fallSilent(most: number): number {
    for (let lapses = 0; lapses <= most; lapses++) {
      const [awaited] = this.ruleset.game.awaits(this.state);
      if (awaited === undefined || !endsByItself(awaited)) return lapses;
      if (isForThePeople(awaited)) this.accept(lapsed(awaited.lapse));
      else this.#house(awaited);
    }
    throw new Error(`after ${most} lapses the silent table still waits in ${this.state.phase}`);
  }
}
