import {
  type Actor,
  type Bounds,
  type Card,
  CHEMIN_DE_FER_INCIDENTS,
  type CheminDeFerEvent,
  type CheminDeFerSettings,
  type CheminDeFerState,
  CROUPIER,
  handsFrom,
  isNamedIn,
  namesIn,
  noHands,
  type Played,
  play,
  player,
  playOn,
  SHOE,
  type Shape,
  type Unchecked,
  unchecked,
} from '@sabot/engine';
import type { CheminDeFerRuleset } from '@sabot/regulations';
import { demandDeclared } from '../declared-refusal.ts';
import { noDeadEnd } from '../no-dead-end.ts';
import { oneAct } from '../one-act.ts';
import { shuffled } from '../playthrough.ts';
import { type Dice, dice, lawfulArguments, pick, unlawfulArguments } from '../random-arguments.ts';
import { isNearTheEnd } from '../random-model.ts';
import { count, type Tally } from '../random-table.ts';
import { byWeight, chosen, lapsed, type Mood, moods, weighted } from './guests.ts';
import { isRare } from './rare.ts';
import { SeatWalker } from './seat-walker.ts';
import { sound } from './sound.ts';
import { AT_ANY_TIME, IN_PHASE } from './whims.ts';
import { notHis } from './whose-act.ts';

const PEOPLE = ['ana', 'bea', 'ciro', 'dora', 'eloy', 'fina', 'gil', 'hugo', 'ines', 'juan', 'kira', 'luz'];
const STAFF: readonly Actor[] = [CROUPIER, SHOE, { kind: 'inspector', id: 'rosa' }, { kind: 'director', id: 'eva' }];

const CLOCKS: readonly string[] = [
  ...['house', 'pause', 'empty-table', 'waiting', 'shuffle', 'cut', 'bank', 'bid', 'keep', 'banco', 'mesa', 'stakes'],
  ...['deal', 'lift', 'speak', 'speak-warned', 'banker', 'withdraw', 'ruling'],
];
/** Clocks that never run out: only people can end such a wait. */
const STANDING_STILL: readonly string[] = ['pause', 'empty-table'];

const UNBOUND: Bounds = { fields: {}, joint: [] };

export interface Modelled {
  readonly commands: readonly Unchecked[];
  readonly log: readonly CheminDeFerEvent[];
  readonly state: CheminDeFerState;
  readonly offers: number;
}

/** Whoever reports something may leave out a part of it, or say too much. */
const slip = (roll: Dice, card: Card | undefined): object =>
  pick(roll, [
    { player: null },
    { drawn: null },
    { card: null },
    { card: 99 },
    { drawn: card === undefined ? null : [card] },
    ...NO_SLIPS,
  ]);
const NO_SLIPS: readonly object[] = Array.from({ length: 15 }, () => ({}));

/** Plays a table at random through so many tallas, and checks after every act what must always hold. */
export class CheminDeFerModel {
  readonly #ruleset: CheminDeFerRuleset;
  readonly #roll: Dice;
  /** At every other table the last coups are announced. */
  readonly #announces: boolean;
  readonly #tally: Tally;
  readonly #mood: Mood;
  readonly #walker: SeatWalker;
  readonly #guests: readonly string[];
  readonly commands: Unchecked[] = [];
  readonly log: CheminDeFerEvent[] = [];
  state: CheminDeFerState;
  #shoe: Card[] = [];

  constructor(ruleset: CheminDeFerRuleset, seed: number, tally: Tally, guests: readonly string[] = PEOPLE) {
    this.#guests = guests;
    this.#ruleset = ruleset;
    this.#roll = dice(seed);
    this.#announces = seed % 2 === 0;
    this.#tally = tally;
    this.#mood = pick(this.#roll, moods);
    this.state = ruleset.game.initial;
    const settings = this.#settings();
    this.#walker = new SeatWalker(settings.seats);
    this.#accept({ ...settings, type: 'OpenTable', by: { kind: 'director', id: 'eva' } });
    for (const id of this.#guests.slice(0, 4 + this.#roll(5))) {
      this.#may(player(id), 'Sit');
      this.#may(player(id), 'BuyChips');
    }
  }

  #settings(): CheminDeFerSettings {
    const roll = this.#roll;
    return {
      ...this.#ruleset.regulation.defaults,
      unlimited: roll(2) === 0,
      freeBanco: roll(3) === 0,
      errorsAllowed: roll(2) === 0,
      retake: roll(3) === 0 ? 'passer' : 'any-banker',
      rounding: roll(4) === 0 ? 'ten-cents' : 'cent',
      auctionFrom: roll(3) === 0 ? 'same' : 'minimum',
      winningsCounted: roll(3) === 0 ? 'before-cagnotte' : 'after-cagnotte',
    };
  }

  #shape(act: string): Shape {
    return this.#ruleset.game.commands[act] as Shape;
  }

  #accept(command: Unchecked): void {
    const playing = play(unchecked(this.#ruleset), this.state, command, noHands);
    if (!playing.ok) throw new Error(`lawful ${command.type} refused: ${JSON.stringify([playing.refusal, command])}`);
    for (const played of playing.value.played) this.#happened(played);
  }

  #happened({ command, events }: Played<CheminDeFerState, CheminDeFerEvent>): void {
    this.commands.push(command);
    count(this.#tally, `act ${command.type}`);
    for (const event of events) this.#follow(event);
    sound(this.state);
    noDeadEnd(this.#ruleset, this.state);
    this.#checkWaits();
  }

  #follow(event: CheminDeFerEvent): void {
    this.log.push(event);
    this.state = this.#ruleset.game.evolve(this.state, event);
    this.#walker.follow(event);
    count(this.#tally, `event ${event.type}`);
    if (event.type === 'StageReached') count(this.#tally, `stage ${event.stage}`);
    if (event.type === 'IncidentReported') count(this.#tally, `incident ${event.incident}`);
    if (event.type === 'BankAwarded') count(this.#tally, `taken in ${event.stage}`);
    const [fault] = this.#walker.faults;
    if (fault !== undefined) throw new Error(`${fault} (after ${this.log.length} events)`);
  }

  /** Somebody is awaited, and whatever is done when his time is up is lawful. */
  #checkWaits(): void {
    const awaited = this.#ruleset.game.awaits(this.state);
    if (awaited.length === 0 && this.state.phase !== 'closed')
      throw new Error(`nobody is awaited in ${this.state.phase}`);
    for (const { lapse, clock, by } of awaited) {
      if (!CLOCKS.includes(clock)) throw new Error(`no clock is called ${clock}`);
      if (clock === 'house' || STANDING_STILL.includes(clock)) continue;
      for (const one of by) {
        if (one.kind === 'player' && !isNamedIn(this.state.people, one.id))
          throw new Error(`${one.id} is awaited but gone`);
      }
      const decided = unchecked(this.#ruleset).decide(this.state, lapsed(lapse));
      if (!decided.ok)
        throw new Error(`the lapse ${lapse.act} is refused in ${this.state.phase}: ${decided.refusal.code}`);
      count(this.#tally, `lapse ${lapse.act}`);
    }
  }

  #reject(command: Unchecked): void {
    const decided = unchecked(this.#ruleset).decide(this.state, command);
    if (decided.ok) throw new Error(`unlawful ${command.type} accepted: ${JSON.stringify(command)}`);
    demandDeclared(this.#ruleset.game, decided.refusal);
    count(this.#tally, `refusal ${decided.refusal.code}`);
    count(this.#tally, `refused ${command.type}`);
  }

  /** What this person is offered of one act; undefined where it is refused. */
  #offer(by: Actor, type: string): Bounds | undefined {
    const { settings } = this.state.table ?? {};
    const act = this.#ruleset.game.acts.find(({ name }) => name === type);
    if (act === undefined || settings === undefined) return undefined;
    const offered = act.offer(this.#ruleset.law(settings) as never, this.state, by);
    if (!offered.ok) return undefined;
    for (const [field, bound] of Object.entries(offered.value.answer.fields)) {
      if (bound.kind === 'amount' && bound.max < bound.min)
        throw new Error(`${type} is offered with no ${field} in it`);
    }
    return offered.value.answer;
  }

  #may(by: Actor, type: string): boolean {
    const bounds = this.#offer(by, type);
    if (bounds === undefined) return false;
    this.#accept({ ...chosen(this.#roll, this.#shape(type), bounds), type, by });
    return true;
  }

  /** No clock runs: nothing happens unless somebody does something of his own accord. */
  get isStill(): boolean {
    const [awaited] = this.#ruleset.game.awaits(this.state);
    return awaited === undefined || STANDING_STILL.includes(awaited.clock);
  }

  /** What is awaited: the house acts, a person chooses, or time runs out. */
  #awaited(): void {
    const roll = this.#roll;
    const [awaited] = this.#ruleset.game.awaits(this.state);
    if (awaited === undefined) throw new Error('nobody is awaited');
    if (awaited.clock === 'house') {
      if (awaited.acts[0] === 'CheckPack' && roll(6) === 0 && this.#may(CROUPIER, 'FailCheck')) return;
      this.#house(awaited.acts[0]);
      return;
    }
    if (this.isStill && roll(4) === 0) {
      this.#may(CROUPIER, 'ResumePlay');
      return;
    }
    const inWindow = ['banco', 'mesa', 'stakes'].includes(this.state.phase);
    if (!this.isStill && roll(inWindow ? 2 : 12) === 0) {
      this.#accept(lapsed(awaited.lapse));
      return;
    }
    const by = pick(roll, awaited.by);
    const rulesFreely = awaited.acts.includes('GiveRuling') && roll(3) === 0 && this.#may(by, 'RuleFreely');
    if (rulesFreely) return;
    const did = this.#may(by, weighted(roll, awaited.acts, this.#mood));
    if (!did && !this.isStill && roll(3) === 0) this.#accept(lapsed(awaited.lapse));
  }

  #house(act: string): void {
    if (act === 'ShufflePack') this.#shoe = shuffled(this.#roll, this.state.pack.decks);
    const hands = oneAct(handsFrom(this.#ruleset, () => this.#shoe.pop() ?? null));
    for (const played of playOn(this.#ruleset, this.state, hands).played) this.#happened(played);
  }

  /** Somebody does what nobody waits for. */
  #whim(): void {
    const roll = this.#roll;
    const own = IN_PHASE[this.state.phase];
    const whims = own === undefined || roll(3) === 0 ? AT_ANY_TIME : own;
    const act = byWeight(roll, whims);
    const people = act === 'Sit' || act === 'Stand' ? this.#guests : namesIn(this.state.people);
    const first = roll(people.length || 1);
    for (let i = 0; i < people.length; i++) {
      if (this.#may(player(people[(first + i) % people.length] as string), act)) return;
    }
  }

  /** Something goes wrong, as a croupier would report it. */
  #incident(): void {
    const roll = this.#roll;
    const offered = this.#offer(CROUPIER, 'ReportIncident');
    const bound = offered?.fields.incident;
    if (offered === undefined || bound?.kind !== 'not') return;
    const possible = CHEMIN_DE_FER_INCIDENTS.filter((one) => !bound.refused.includes(one));
    const incident = pick(roll, possible);
    // A talla that is annulled all the time never comes to its stop card.
    if (incident === 'other' && roll(5) > 0) return;
    const args = lawfulArguments(roll, this.#shape('ReportIncident'), offered);
    const drawn = [
      'early-draw',
      'card-face-up',
      'fifth-card',
      'banker-overdealt',
      'two-thirds-to-punto',
      'two-thirds-to-banca',
    ];
    const cards = drawn.includes(incident) && this.#shoe.length > 2 ? [this.#shoe.at(-1) as Card] : null;
    const drawnCards = this.state.coup?.drawn ?? [];
    const named = drawnCards.filter(({ hand, face }) => hand === 'punto' && face === 'down').map(({ no }) => no);
    const command: Unchecked = {
      ...args,
      type: 'ReportIncident',
      by: CROUPIER,
      incident,
      card: named.length > 0 ? pick(roll, named) : null,
      drawn: cards,
      player: pick(roll, namesIn(this.state.people)),
      ...slip(roll, this.#shoe.at(-1)),
    };
    const decided = unchecked(this.#ruleset).decide(this.state, command);
    if (!decided.ok) {
      count(this.#tally, `refusal ${decided.refusal.code}`);
      return;
    }
    const before = this.state.pack.out;
    this.#accept(command);
    for (let left = this.state.pack.out - before; left > 0; left--) this.#shoe.pop();
  }

  /** Everybody tries everything: every reason for which somebody is refused something now is met with once. */
  #tryAll(): void {
    const { settings } = this.state.table ?? {};
    if (settings === undefined) return;
    const law = this.#ruleset.law(settings) as never;
    const met = new Set<string>();
    for (const by of [...this.#guests.map(player), ...STAFF]) {
      for (const { name, offer } of this.#ruleset.game.acts) {
        const offered = offer(law, this.state, by);
        const fault = offered.ok ? notHis(name, this.state, by) : null;
        if (fault !== null) throw new Error(`${name} is offered, and yet ${fault}`);
        if (offered.ok || met.has(offered.refusal.code)) continue;
        met.add(offered.refusal.code);
        this.#reject({ ...lawfulArguments(this.#roll, this.#shape(name), UNBOUND), type: name, by });
      }
    }
  }

  #unlawful(): void {
    const roll = this.#roll;
    if (roll(isRare(this.state) ? 4 : 25) === 0) {
      this.#tryAll();
      return;
    }
    // Those at play try what they may not more often than others.
    const inBank = this.state.books.accounts.flatMap((one) =>
      one.startsWith('bank:') ? one.slice('bank:'.length) : [],
    );
    const busy = [this.state.bank?.banker, this.state.coup?.holder, ...inBank].flatMap((id) =>
      id == null ? [] : [player(id)],
    );
    const by = pick(roll, busy.length > 0 && roll(3) === 0 ? busy : [...this.#guests.map(player), ...STAFF]);
    if (roll(4) === 0) {
      const offers = this.#ruleset.legal(this.state, by);
      if (offers.length === 0) return;
      const { act, offer } = pick(roll, offers);
      const args = unlawfulArguments(roll, this.#shape(act), offer.answer);
      if (args !== null) this.#reject({ ...args, type: act, by });
      return;
    }
    const [awaited] = this.#ruleset.game.awaits(this.state);
    const acts = awaited !== undefined && roll(3) === 0 ? awaited.acts : Object.keys(this.#ruleset.game.commands);
    const type = pick(roll, acts);
    if (this.#offer(by, type) !== undefined) return;
    this.#reject({ ...lawfulArguments(roll, this.#shape(type), UNBOUND), type, by });
  }

  #noteSeat(): void {
    const [seated, of] = [this.#roll(2) === 0, pick(this.#roll, this.#guests)];
    this.#accept({ type: 'NoteSeatElsewhere', by: { kind: 'director', id: 'eva' }, player: of, seated });
  }

  #step(): void {
    const choice = this.#roll(100);
    const whims = this.state.phase === 'bank' ? 60 : 78;
    if (choice < whims) this.#awaited();
    else if (choice < 92) this.#whim();
    else if (choice === 92 && this.#roll(150) === 0) this.#may(CROUPIER, 'ShowStopCard');
    else if (choice === 93 && this.#roll(20) === 0) this.#noteSeat();
    else if (choice < 96 && (this.state.phase === 'coup' || this.#roll(6) === 0)) this.#incident();
    else this.#unlawful();
  }

  play(tallas: number): Modelled {
    const most = 20_000 * tallas;
    for (let step = 0; step < most; step++) {
      this.#step();
      if (this.#announces && isNearTheEnd(this.state, tallas))
        this.#may({ kind: 'director', id: 'eva' }, 'AnnounceClosing');
      if (this.state.phase === 'closed' || (this.state.talla > tallas && this.state.bank === null)) break;
      if (step === most - 1) throw new Error('the table does not come to an end');
    }
    this.#may({ kind: 'director', id: 'eva' }, 'CloseTable');
    const { commands, log, state } = this;
    return { commands, log, state, offers: this.#walker.offers };
  }

  /** So many things happen at the table. */
  wander(steps: number): void {
    for (let step = 0; step < steps; step++) this.#step();
  }

  /** Everybody who may takes a seat and buys chips. */
  gather(): void {
    for (const id of this.#guests) {
      this.#may(player(id), 'Sit');
      this.#may(player(id), 'BuyChips');
    }
  }

  /** From now on nobody says or does anything: how many times the clocks run out before all stands still. */
  fallSilent(most: number): number {
    for (let lapses = 0; lapses <= most; lapses++) {
      if (this.isStill) return lapses;
      const [awaited] = this.#ruleset.game.awaits(this.state);
      if (awaited?.clock === 'house') this.#house(awaited.acts[0]);
      else if (awaited !== undefined) this.#accept(lapsed(awaited.lapse));
    }
    throw new Error(`after ${most} lapses the silent table still waits in ${this.state.phase}`);
  }
}
