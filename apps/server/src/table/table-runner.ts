import { type Await, type PuntoBancaEvent, type PuntoBancaState, refuse, type Unchecked } from '@sabot/engine';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import type { CashDesk } from '../money/cash-desk.ts';
import { walletMoves } from '../money/wallet-moves.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Shuffler } from '../ports/shuffler.ts';
import type { Store, Write } from '../ports/store.ts';
import { Answers, type Outcome } from './answers.ts';
import { Audience, type Listener } from './audience.ts';
import { type Batch, decide } from './decide.ts';
import { LapseClock, waitName } from './lapse-clock.ts';
import type { Pace } from './pace.ts';
import { recordStream, reopenShoe } from './reopen-shoe.ts';
import type { SealedShoe } from './sealed-shoe.ts';
import type { Scene } from './table-message.ts';

export interface RunnerParts {
  readonly table: string;
  readonly ruleset: PuntoBancaRuleset;
  readonly store: Store;
  readonly clock: Clock;
  readonly shuffler: Shuffler;
  readonly desk: CashDesk;
  readonly pace: Pace;
  readonly log: Log;
  readonly isBot: (player: string) => boolean;
}

export const tableStream = (table: string): string => `table:${table}`;
/** More than these wait in nobody's queue. */
const MOST_WAITING = 200;
const actorName = ({ by }: Unchecked): string => ('id' in by ? `${by.kind}:${by.id}` : by.kind);

/** One table: a queue of one, in which each command is decided, appended, folded and told, in this order. */
export class TableRunner {
  readonly #parts: RunnerParts;
  readonly #audience = new Audience();
  readonly #lapses: LapseClock;
  readonly #answers = new Answers();
  readonly #observers = new Set<() => void>();
  #state: PuntoBancaState;
  #shoe!: SealedShoe;
  #version = 0;
  #stale = true;
  #stopped = false;
  #waiting = 0;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#lapses = new LapseClock(parts.clock, parts.pace);
    this.#state = parts.ruleset.game.initial;
  }

  /** The table as its stream has it; a coup that was interrupted goes on with the same cards. */
  static async open(parts: RunnerParts): Promise<TableRunner> {
    const runner = new TableRunner(parts);
    await runner.#refold();
    runner.#watch();
    return runner;
  }

  get scene(): Scene {
    const { table, ruleset, isBot } = this.#parts;
    const { commitment } = this.#shoe;
    return { table, ruleset, state: this.#state, version: this.#version, commitment, isBot, until: this.#lapses.until };
  }

  get record(): SealedShoe['record'] {
    return this.#shoe.record;
  }

  get audience(): Audience {
    return this.#audience;
  }

  /** From now on every change is told; the first message is the table as it is, since the version one has. */
  follow(viewer: string | null, have: number | null, listener: Listener): () => void {
    const message = this.#audience.greet(this.scene, viewer, have);
    const stop = this.#audience.add(viewer, listener);
    listener(message, JSON.stringify(message));
    return stop;
  }

  /** Calls after each change, once everybody has been told. */
  onChange(observer: () => void): () => void {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  act(commandId: string, command: Unchecked): Promise<Outcome> {
    if (this.#stopped) return Promise.resolve(refuse('house-closing'));
    if (this.#waiting >= MOST_WAITING) return Promise.resolve(refuse('table-busy'));
    return this.#inTurn(() => this.#perform(commandId, command));
  }

  /** Finishes what is under way and takes nothing more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#lapses.stop();
    await this.#queue;
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const turn = this.#queue.then(run).finally(() => {
      this.#waiting -= 1;
    });
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #perform(commandId: string, command: Unchecked): Promise<Outcome> {
    const known = this.#answers.of(commandId);
    if (known !== undefined) return known;
    try {
      if (this.#stale) await this.#refold();
      const decided = decide(this.#parts.ruleset, this.#state, this.#shoe, command);
      if (!decided.ok) return this.#answers.keep(commandId, decided);
      return await this.#keep(commandId, command, decided.value);
    } catch (error) {
      // The text of an unknown error could hold anything; only its name is written down.
      const name = error instanceof Error ? error.name : 'unknown';
      this.#parts.log.error({ table: this.#parts.table, act: command.type, error: name }, 'a command was not written');
      this.#stale = true;
      return refuse('not-written');
    } finally {
      this.#watch();
    }
  }

  async #keep(commandId: string, command: Unchecked, batch: Batch): Promise<Outcome> {
    const moves = walletMoves(batch.steps);
    if (moves.size === 0) return this.#append(commandId, command, batch, []);
    const { desk, table } = this.#parts;
    return desk.exclusively(async () => {
      const writes: Write[] = [];
      for (const [name, amount] of moves) {
        const write = await desk.moved(name, table, amount);
        if (write === null) return refuse('beyond-the-wallet', [], { given: -amount, max: await desk.balance(name) });
        writes.push(write);
      }
      try {
        return await this.#append(commandId, command, batch, writes);
      } finally {
        desk.forget(moves.keys());
      }
    });
  }

  async #append(commandId: string, command: Unchecked, batch: Batch, wallets: readonly Write[]): Promise<Outcome> {
    const { table, ruleset, store, clock } = this.#parts;
    const outcome: Outcome = { ok: true, version: this.#version + batch.steps.length };
    const under = { ruleset: ruleset.id, edition: ruleset.regulation.edition };
    const events = batch.steps.map(({ event }) => ({ type: event.type, data: JSON.stringify(event) }));
    const lines = batch.shoe.record.slice(this.#shoe.record.length);
    const record = lines.map((entry) => ({ type: entry.deed, data: JSON.stringify(entry) }));
    const expected = this.#shoe.record.length;
    const appended = await store.append({
      commandId,
      actor: actorName(command),
      at: clock.now(),
      answer: JSON.stringify(outcome),
      vault: batch.vault,
      writes: [
        { stream: tableStream(table), expected: this.#version, ...under, events },
        ...(record.length > 0 ? [{ stream: recordStream(table), expected, ...under, events: record }] : []),
        ...wallets,
      ],
    });
    if (!appended.ok) {
      this.#stale = true;
      return refuse(appended.refusal.code === 'foreign-command' ? 'foreign-command' : 'not-written');
    }
    const { repeated, answer } = appended.value;
    if (repeated) return this.#answers.keep(commandId, answer === null ? outcome : (JSON.parse(answer) as Outcome));
    const from = this.#version;
    this.#state = batch.state;
    this.#shoe = batch.shoe;
    this.#version = from + batch.steps.length;
    this.#watch();
    this.#audience.tell(
      this.scene,
      batch.steps.map((step, i) => ({ ...step, no: from + i + 1 })),
    );
    for (const observer of this.#observers) observer();
    return this.#answers.keep(commandId, outcome);
  }

  async #refold(): Promise<void> {
    const { table, ruleset, store, shuffler, isBot } = this.#parts;
    let state = ruleset.game.initial;
    let version = 0;
    for await (const stored of store.read(tableStream(table))) {
      state = ruleset.game.evolve(state, JSON.parse(stored.data) as PuntoBancaEvent);
      version = stored.version;
    }
    this.#shoe = await reopenShoe(table, store, shuffler, isBot);
    this.#state = state;
    this.#version = version;
    this.#stale = false;
  }

  #watch(): void {
    if (this.#stopped) return;
    const awaited = this.#parts.ruleset.game.awaits(this.#state)[0];
    this.#lapses.watch(awaited, this.#state, (late) => void this.#lapse(late));
  }

  /** The time is up: what is done in somebody's stead, unless it was done meanwhile. */
  async #lapse(late: Await): Promise<void> {
    if (this.#stopped) return;
    const due = waitName(late, this.#state);
    await this.#inTurn(async () => {
      const awaited = this.#parts.ruleset.game.awaits(this.#state)[0];
      if (awaited === undefined || waitName(awaited, this.#state) !== due) return;
      const { lapse } = awaited;
      // Where the croupier cuts, the shoe itself says where.
      const where = lapse.act === 'CutPack' ? { at: this.#shoe.croupierDepth() } : {};
      const command = { ...lapse.with, ...where, type: lapse.act, by: lapse.by };
      await this.#perform(`lapse:${this.#parts.table}:${this.#version}`, command);
    });
  }
}
