import type { Result, Shapes, Summary, Unchecked } from '@sabot/engine';
import type { Entry } from '@sabot/fairness';
import type { ShoeResults, Wishes } from '@sabot/protocol';
import { Broadcast, type Receive, Subscribers, type Subscription } from '../broadcast/broadcast.ts';
import { Memo } from '../broadcast/memo.ts';
import { witnessed } from '../broadcast/recent-events.ts';
import { Scene } from '../broadcast/scene.ts';
import { faultOf } from '../ports/store.ts';
import { refuse } from '../refusals.ts';
import { type StaffSaid, type StaffTable, staffCommand } from '../staff/staff-command.ts';
import { unruled } from '../staff/unruled.ts';
import { Alone, feltScale, isHeldFor, isSameSole, type Sole, USUAL_WISHES, windowFor } from './alone.ts';
import type { Outcome } from './answers.ts';
import { Aside } from './aside.ts';
import { type Batch, decide } from './decide.ts';
import { Departure } from './departure.ts';
import { FeltTime } from './felt-time.ts';
import { mustWait } from './held.ts';
import { openTable, readRecord, takeSnapshots } from './kept-table.ts';
import { LapseClock } from './lapse-clock.ts';
import { type Move, moveName, personIn } from './move.ts';
import { Observers } from './observers.ts';
import { isIdle, isQuiet } from './quiet.ts';
import type { RunnerParts } from './runner-parts.ts';
import { SealedShoe } from './shoe/sealed-shoe.ts';
import { type ReadBatch, type Standing, standingAfter } from './standing.ts';
import { type Cause, Standstill } from './standstill.ts';
import { type Sent, TableWriter } from './table-writer.ts';
import { Turns } from './turns.ts';
import { type Wait, Waits } from './wait.ts';

/** Who sends what nobody at the table has sent; and how many wait in a queue at most. */
const [HOUSE, MOST_WAITING] = ['house', 200] as const;

/** One table: a queue of one, in which each move is decided, appended, folded and told, in this order. */
export class TableRunner {
  readonly #parts: RunnerParts;
  readonly #subscribers = new Subscribers();
  readonly #lapses: LapseClock;
  readonly #felt: FeltTime;
  readonly #writer: TableWriter;
  readonly #changed = new Observers();
  readonly #presence = new Observers();
  readonly #besides = new Observers();
  readonly #written = new Observers<ReadBatch>();
  readonly #turns = new Turns();
  readonly #broadcast: Broadcast;
  readonly #standstill: Standstill;
  readonly #memo = new Memo();
  readonly #alone: Alone;
  /** What is said here beside the game, and who has stopped it. */
  readonly aside: Aside;
  readonly departure = new Departure();
  #sole: Sole | null = null;
  #at!: Standing;
  #scene: Scene | null = null;
  #revision = 0;
  readonly #waiting = new Waits();
  /** The wait whose lapse is being performed. */
  #lapsing: string | null = null;
  #stale = true;
  #stopped = false;

  private constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#lapses = new LapseClock(parts.clock, parts.pace, parts.ruleset.game.id, parts.clocksLeft);
    this.#felt = new FeltTime(parts.clock, parts.pace, parts.ruleset.game.id);
    this.#writer = new TableWriter(parts);
    this.#standstill = new Standstill(parts);
    const { clock, pace, queue, isBot } = parts;
    this.aside = new Aside(clock, () => this.#tellAgain());
    const subscribers = this.#subscribers;
    this.#alone = new Alone({ subscribers, isBot, usual: pace.alone ?? USUAL_WISHES });
    this.#broadcast = new Broadcast({ subscribers, clock, pace: pace.pace, queue, scene: () => this.scene });
  }

  /** The table as its stream has it; a coup or a shuffle that was interrupted goes on with the same cards. */
  static async open(parts: RunnerParts): Promise<TableRunner> {
    const runner = new TableRunner(parts);
    await runner.#refold();
    runner.#watch();
    return runner;
  }

  get scene(): Scene {
    if (this.#scene === null) {
      const { table, ruleset, isBot } = this.#parts;
      const { state, summary, version, recordVersion, shoe } = this.#at;
      const waits = this.#lapses.timed(this.#waits());
      const [memo, revision] = [this.#memo, ++this.#revision];
      const alone = this.#sole && { ...this.#sole, mayHurry: this.#window() !== null };
      const { told: aside } = this.aside;
      const hosted = this.#parts.hosted?.() ?? undefined;
      const told = { revision, memo, isBot, alone, aside, hosted };
      this.#scene = new Scene({ table, ruleset, state, summary, version, recordVersion, shoe, waits, ...told });
    }
    return this.#scene;
  }

  get commands(): Shapes {
    return this.#parts.ruleset.game.commands;
  }

  get summary(): Summary {
    return this.#at.summary;
  }

  get results(): ShoeResults {
    const { talla, results } = this.#at.results;
    return { talla, results: [...results] };
  }

  /** Every line ever put on the table's record. */
  record(): Promise<readonly Entry[]> {
    return readRecord(this.#parts.table, this.#parts.store);
  }

  /** It went on by itself and got nowhere: it stands still until a person acts or the house opens anew. */
  get isPaused(): boolean {
    return this.#standstill.isPaused;
  }

  get isHeld(): boolean {
    return this.#parts.hosted?.()?.paused != null;
  }

  /** What its host has settled is otherwise now: clocks stand still or begin anew with their whole length, and all are told. */
  retell(): void {
    this.#tellAgain();
    this.#changed.tell();
  }

  /** How long the felt still takes to show what has happened, in milliseconds. */
  get showing(): number {
    return this.#felt.left;
  }

  /** Somebody is alone here with bots: nobody else has to be given time. */
  get isForOne(): boolean {
    return this.#sole !== null;
  }

  get subscribers(): Subscribers {
    return this.#subscribers;
  }

  /** From now on every change is told; the first message is the whole table, since the version one has. */
  follow(subscription: Subscription, receive: Receive): () => void {
    const { viewer } = subscription;
    const isPerson = viewer !== null && !this.#parts.isBot(viewer);
    if (isPerson) this.#standstill.forget();
    const leave = this.#subscribers.add(this.scene, subscription, receive);
    if (isPerson) this.#noticed();
    return () => {
      leave();
      if (!isPerson) return;
      this.#standstill.forget();
      this.#alone.left(viewer);
      this.#noticed();
    };
  }

  /** How somebody wants the table to go while they are alone here with bots. */
  wish(name: string, wishes: Wishes): void {
    this.#alone.wish(name, wishes);
    this.#lookAround();
  }

  /** Somebody alone with bots needs no more time. It counts for what they have seen: for a wait that began by this version. */
  async ready(name: string, version: number): Promise<void> {
    if (this.#stopped || this.#turns.waiting >= MOST_WAITING) return;
    await this.#turns.take(async () => {
      const due = this.#sole?.name === name && !this.isHeld ? this.#window() : null;
      if (due !== null && version >= this.#waiting.since && !this.aside.isStopped) await this.#performLapse(due);
    });
  }

  #noticed(): void {
    this.#lookAround();
    this.#presence.tell();
  }

  /** Whether somebody is alone may have changed: clocks follow, and everybody is told. */
  #lookAround(): void {
    const before = this.#sole;
    this.#sole = this.#alone.at(this.#at.summary);
    if (!isSameSole(before, this.#sole)) this.#tellAgain();
  }

  #tellAgain(): void {
    this.#scene = null;
    this.#watch();
    if (!this.#stopped) this.#broadcast.now();
    this.#besides.tell();
  }

  /** What the croupier would close, and only for want of a word from whoever is alone. */
  #window(): Wait | null {
    return windowFor(this.#sole, this.#waits(), this.#parts.ruleset.game.windows(this.#at.state));
  }

  /** Call after each change, once whoever made it has been told, and when something is said or settled beside the game. */
  readonly onChange = this.#changed.add;
  /** Calls when a connection of a person comes or goes. */
  readonly onPresence = this.#presence.add;
  readonly onAside = this.#besides.add;
  readonly onBatch = this.#written.add;

  act(commandId: string, command: Unchecked): Promise<Outcome> {
    return this.move(commandId, { kind: 'act', command });
  }

  move(commandId: string, move: Move): Promise<Outcome> {
    const person = personIn(move);
    const isBot = person !== null && this.#parts.isBot(person);
    const sender = person === null ? HOUSE : isBot ? `bot:${person}` : `player:${person}`;
    const cause = person === null || isBot ? 'house' : 'person';
    return this.#inTurn(async () => this.aside.refuses(move) ?? this.#perform({ commandId, sender, move }, cause));
  }

  /** What the house does in its own name or in that of somebody who is not there, and who is behind it. */
  actOfHouse(commandId: string, command: Unchecked, cause: Exclude<Cause, 'person'> = 'house'): Promise<Outcome> {
    return this.#inTurn(() => this.#perform({ commandId, sender: HOUSE, move: { kind: 'act', command } }, cause));
  }

  /** Somebody of the staff acts. What the sealed shoe has to add is added in their turn. */
  actOfStaff(commandId: string, said: StaffSaid): Promise<Outcome> {
    const sender = `${said.role}:${said.name}`;
    return this.#inTurn(async () => {
      const command = staffCommand(said, this.forStaff);
      if (!command.ok) return { ok: false, refusal: command.refusal };
      return this.#perform({ commandId, sender, move: { kind: 'act', command: command.value } }, 'person');
    });
  }

  get isByHand(): boolean {
    return this.#parts.isByHand === true;
  }

  /** What an act of the staff is made from, as the table stands. */
  get forStaff(): StaffTable {
    const { state, shoe, summary } = this.#at;
    const next = (count: number) => shoe.nextCards(count, summary);
    return { ruleset: this.#parts.ruleset, state, isByHand: this.isByHand, next };
  }

  #inTurn(run: () => Promise<Outcome>): Promise<Outcome> {
    return this.departure.told(async () => {
      if (this.#stopped) return refuse('house-closing');
      return this.#turns.waiting >= MOST_WAITING ? refuse('table-busy') : this.#turns.take(run);
    });
  }

  /** Finishes what is under way and takes nothing more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#lapses.stop();
    await this.#turns.over();
    this.#broadcast.end();
  }

  async #perform(sent: Sent, cause: Cause): Promise<Outcome> {
    const { commandId, move } = sent;
    if (this.#standstill.isPaused && cause === 'house') return refuse('table-paused');
    if (this.isHeld && mustWait(move, cause, personIn(move) !== null)) return refuse('table-held');
    const refusal = this.#writer.refusedBefore(commandId);
    if (refusal !== undefined) return { ok: false, refusal };
    try {
      if (this.#stale) await this.#catchUp();
      const decided = this.#decide(move);
      if (!decided.ok) return await this.#writer.refused(sent, decided.refusal);
      return await this.#writer.write(sent, decided.value, {
        at: this.#at,
        written: () => this.#took(decided.value, move, cause),
        behind: () => {
          this.#stale = true;
        },
      });
    } catch (error) {
      this.#logFault(move, error, 'a command was not written');
      this.#stale = true;
      return refuse('not-written');
    } finally {
      this.#watch();
    }
  }

  /** A decision that fails has changed nothing and written nothing: the table stands as it stood. */
  #decide(move: Move): Result<Batch> {
    try {
      const { ruleset, unauthorised } = this.#parts;
      const refusal = move.kind === 'act' && unauthorised?.(ruleset, move.command);
      if (refusal) return { ok: false, refusal };
      return decide(ruleset, this.#at.state, this.#at.shoe, move, this.isByHand);
    } catch (error) {
      this.#logFault(move, error, 'a command could not be decided');
      return refuse('not-decided');
    }
  }

  #logFault(move: Move, error: unknown, line: string): void {
    const { table, log } = this.#parts;
    log.error({ table, act: moveName(move), ...faultOf(error) }, line);
  }

  /** The house has done something by itself, or could not: a table that gets nowhere so is stopped. */
  #wentOn(move: Move): void {
    this.#standstill.houseMoved(move, { ...this.#at, waits: this.#waits() });
    if (!this.#standstill.isPaused) return;
    this.#lapses.stop();
    this.#scene = null;
  }

  /** After a failure nobody knows what is on the disk: the store is asked, and if it has more, everybody is told. */
  async #catchUp(): Promise<void> {
    const { version, recordVersion } = this.#at;
    await this.#refold();
    if (this.#at.version !== version || this.#at.recordVersion !== recordVersion) this.#tellAgain();
  }

  /** It is on the disk: now it is so, and it is told. */
  #took(batch: Batch, move: Move, cause: Cause): void {
    const { steps, lines, shoe } = batch;
    const mover = personIn(move);
    const { table, ruleset, store, log } = this.#parts;
    const before = this.#at;
    this.#at = standingAfter(batch, before, ruleset);
    if (this.#lapsing !== null && lines.length === 0 && isIdle(before.summary, this.#at.summary))
      this.#lapses.rest(this.#lapsing);
    else this.#lapses.wake();
    this.#forget();
    this.#sole = this.#alone.at(this.#at.summary);
    if (cause === 'person') this.#standstill.personActed();
    if (cause === 'house') this.#wentOn(move);
    const seen = steps.map((step, i) => witnessed(ruleset, step, before.version + i + 1));
    this.#felt.show(
      seen.map(({ event }) => event),
      feltScale(this.#sole),
    );
    this.#watch();
    this.#subscribers.note(seen);
    this.#written.tell(batch, before, seen);
    if (lines.length === 0 && isQuiet(before.summary, this.#at.summary)) this.#broadcast.soon(mover);
    else if (steps.length > 0) this.#broadcast.next(mover);
    else this.#broadcast.now();
    this.#changed.tell();
    takeSnapshots(table, ruleset, store, before, { ...this.#at, record: shoe.record }).catch(() =>
      log.warn({ table }, 'a snapshot was not kept'),
    );
  }

  async #refold(): Promise<void> {
    const { table, ruleset, store, shuffler, isBot } = this.#parts;
    const { state, results, version, record, recordVersion, secret } = await openTable(table, ruleset, store);
    const shoe = new SealedShoe({ table, shuffler, isBot, ...record, secret });
    this.#at = { state, summary: ruleset.game.summary(state), results, version, shoe, recordVersion };
    this.#forget();
    this.#stale = false;
  }

  #waits(): readonly Wait[] {
    return this.#waiting.at(this.#parts.ruleset, this.#at);
  }

  #forget(): void {
    this.#waiting.forget();
    this.#scene = null;
  }

  /** Clocks are set for whoever is awaited now. */
  #watch(): void {
    if (this.aside.isStopped || this.isHeld) this.#lapses.stop();
    if (this.#stopped || this.aside.isStopped || this.#standstill.isPaused || this.isByHand || this.isHeld) return;
    const lapsed = ({ name }: Wait) => void this.#lapse(name);
    const isHeld = (wait: Wait) => isHeldFor(this.#sole, wait);
    if (this.#lapses.watch(this.#waits(), lapsed, this.#felt.left, isHeld)) this.#scene = null;
  }

  /** The time is up: what is done in somebody's stead, unless it was done meanwhile. */
  async #lapse(name: string): Promise<void> {
    if (this.#stopped) return;
    await this.#turns.take(async () => {
      const due = this.#waits().find((wait) => wait.name === name);
      if (due === undefined || this.aside.isStopped) return;
      this.#parts.counts?.lapsed(this.#parts.table);
      await this.#performLapse(due);
    });
  }

  async #performLapse(due: Wait): Promise<void> {
    const { version, recordVersion } = this.#at;
    this.#lapsing = due.name;
    const move = unruled(due.move(), this.#parts.table, this.#parts.unruled);
    const commandId = `lapse:${this.#parts.table}:${version}:${recordVersion}`;
    const outcome = await this.#perform({ commandId, sender: HOUSE, move }, 'house');
    this.#lapsing = null;
    // Where the store failed it is tried again; what the law refuses would be refused for ever.
    if (!outcome.ok && outcome.refusal.code !== 'not-written') this.#wentOn(move);
  }
}
