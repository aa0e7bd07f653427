import { namesIn, player, seatOf } from '@sabot/engine';
import type { HostedNotice } from '@sabot/protocol';
import type { Receive, Subscription } from '../broadcast/broadcast.ts';
import type { Clock } from '../ports/clock.ts';
import type { TableRunner } from '../table/table-runner.ts';
import { HostedCompany, type HostedCompanyParts } from './company.ts';
import { Followers } from './followers.ts';
import { HostWatch, type HostWatchParts } from './host-watch.ts';
import type { Hosted } from './hosted-lines.ts';
import { type Interrupted, LateAudience } from './late-audience.ts';
import { type Sight, sightOf } from './sight.ts';

/** So long a table is kept at which nobody is: whoever has a seat and no connection is not there. */
const EMPTY_MS = 3600_000;

export interface HostedTableParts extends HostedCompanyParts, Omit<HostWatchParts, 'table' | 'hosted'> {
  readonly table: TableRunner;
  readonly clock: Clock;
  readonly interrupted: Interrupted | null;
  /** As it stands in the book; null: it is closed. */
  readonly hosted: () => Hosted | null;
  /** Nobody has been here for an hour. */
  readonly wasEmpty: () => void;
  /** Everybody has gone with their chips, and the law has let the table close. */
  readonly closed: () => void;
}

/** All that a house does for a table that somebody has opened, beside what it does for every table. */
export class HostedTable {
  readonly late: LateAudience;
  readonly followers: Followers;
  readonly #parts: HostedTableParts;
  readonly #company: HostedCompany;
  readonly #host: HostWatch;
  readonly #ends: (() => void)[];
  #empty: (() => void) | null = null;
  #isSending = false;
  #isToLookAgain = false;
  #isOver = false;

  constructor(parts: HostedTableParts) {
    const { table, interrupted, hosted } = parts;
    this.#parts = parts;
    this.late = new LateAudience(table, interrupted);
    this.followers = new Followers({ table, late: this.late, sightOf: (viewer) => this.sightOf(viewer) });
    this.#company = new HostedCompany(parts);
    this.#host = new HostWatch({ ...parts, hosted });
    const look = () => this.look();
    this.#ends = [table.onChange(look), table.onPresence(look)];
    this.look();
  }

  sightOf(viewer: string | null): Sight {
    const { hosted, table } = this.#parts;
    const now = hosted();
    const isAtTable = viewer !== null && Object.hasOwn(table.summary.people, viewer);
    return now === null ? 'hidden' : sightOf(now, viewer, isAtTable);
  }

  follow(subscription: Subscription, receive: Receive): () => void {
    return this.followers.follow(subscription, receive);
  }

  /** What its host has settled is otherwise now. */
  retell(): void {
    if (this.#isOver) return;
    this.#parts.table.retell();
    this.late.retell();
  }

  /** Something has changed: who sees what, who has to go, whether anybody is here at all. */
  look(): void {
    if (this.#isOver) return;
    this.followers.look();
    this.#watchEmpty();
    this.#company.look();
    this.#host.look();
    void this.#sendAway();
  }

  end(): void {
    this.#isOver = true;
    for (const end of this.#ends) end();
    this.#empty?.();
    this.#company.end();
    this.#host.end();
    this.late.end();
    this.followers.end();
  }

  #watchEmpty(): void {
    const { table, clock, isBot, wasEmpty } = this.#parts;
    const isHere = table.subscribers.names.some((name) => !isBot(name));
    if (isHere) {
      this.#empty?.();
      this.#empty = null;
    } else this.#empty ??= clock.after(EMPTY_MS, wasEmpty);
  }

  /** Whoever is to go goes as soon as the law lets them, between coups, with all their chips; at the end the table itself. */
  async #sendAway(): Promise<void> {
    this.#isToLookAgain = true;
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (this.#isToLookAgain && !this.#isOver) {
        this.#isToLookAgain = false;
        await this.#sendAll();
      }
    } catch {
      // The house says itself that nothing can be kept; it is tried again with the next change.
    } finally {
      this.#isSending = false;
    }
  }

  async #sendAll(): Promise<void> {
    const { table, hosted, closed } = this.#parts;
    const now = hosted();
    if (now === null || table.summary.phase === 'coup') return;
    for (const name of leavingFrom(table, now, this.#company.excess())) {
      if (table.summary.phase === 'coup' || this.#isOver) return;
      await table.actOfHouse(`go:${name}:${this.#id}`, { type: 'Leave', by: player(name) });
    }
    if (!now.isClosing || namesIn(table.summary.people).length > 0) return;
    const by = { kind: 'director', id: 'house' } as const;
    const isClosed =
      !table.summary.opened || (await table.actOfHouse(`close:${this.#id}`, { type: 'CloseTable', by })).ok;
    if (isClosed) closed();
  }

  get #id(): string {
    const { table, version } = this.#parts.table.scene;
    return `${table}:${version}`;
  }
}

/** Who has to go: whom the host has removed, bots beyond those that are wanted, everybody where the table closes. */
function leavingFrom(table: TableRunner, hosted: Hosted, bots: readonly string[]): readonly string[] {
  const people = namesIn(table.summary.people);
  return hosted.isClosing ? people : people.filter((name) => hosted.removed.includes(name) || bots.includes(name));
}

/** What everybody at the table is told of its host and its terms. */
export function noticeOf(hosted: Hosted, table: TableRunner | null): HostedNotice {
  const { host, offered, paused, isClosing, isQuiet, admission, spectators, pace, bots, asking, removed } = hosted;
  const people = table === null ? [] : namesIn(table.summary.people);
  return {
    host,
    isHostHere: host !== null && table?.subscribers.has(host) === true,
    offered,
    paused,
    isClosing,
    isQuiet,
    admission,
    spectators,
    pace,
    bots: { count: bots.count, stay: bots.stay },
    asking: [...asking],
    leaving: people.filter((name) => removed.includes(name)),
  };
}

/** Who has a seat. */
export const seatedAt = ({ summary: { people } }: TableRunner): readonly string[] =>
  namesIn(people).filter((name) => seatOf(people, name) !== null);
