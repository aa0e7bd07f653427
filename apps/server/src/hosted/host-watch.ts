import { namesIn } from '@sabot/engine';
import type { Clock } from '../ports/clock.ts';
import type { TableRunner } from '../table/table-runner.ts';
import type { Hosted } from './hosted-lines.ts';

/** A host without a connection is waited for so long; one who has no place any more is not expected back as long. */
const HOST_AWAY_MS = 120_000;
const HOST_LEFT_MS = 30_000;
/** Whoever is asked to be the host has so long to say so. */
const ANSWER_MS = 60_000;

export interface HostWatchParts {
  readonly table: TableRunner;
  readonly clock: Clock;
  readonly hosted: () => Hosted | null;
  readonly isBot: (name: string) => boolean;
  /** Who has had a seat longest, first. */
  readonly bySeniority: () => Promise<readonly string[]>;
  readonly offer: (to: string) => void;
  /** They have not answered, or the host is back. */
  readonly withdraw: (from: string) => void;
}

/** Where the host leaves, those who have sat longest are asked, one after the other; the host stays it until somebody takes over. */
export class HostWatch {
  readonly #parts: HostWatchParts;
  #away: (() => void) | null = null;
  #answer: { readonly of: string; readonly stop: () => void } | null = null;
  /** Who was asked since the host went, and did not take it. */
  readonly #asked = new Set<string>();

  constructor(parts: HostWatchParts) {
    this.#parts = parts;
  }

  look(): void {
    const { table, hosted, clock } = this.#parts;
    const now = hosted();
    if (now === null || now.host === null || now.isClosing) {
      this.end();
      return;
    }
    const isHere = table.subscribers.has(now.host);
    if (isHere) this.#asked.clear();
    this.#watchAnswer(now.offered);
    const isAnybodyHere = table.subscribers.names.some((name) => !this.#parts.isBot(name));
    if (isHere || now.offered !== null || !isAnybodyHere) {
      this.#away?.();
      this.#away = null;
      return;
    }
    const isAtTable = Object.hasOwn(table.summary.people, now.host);
    this.#away ??= clock.after(isAtTable ? HOST_AWAY_MS : HOST_LEFT_MS, () => {
      this.#away = null;
      void this.#ask();
    });
  }

  end(): void {
    this.#away?.();
    this.#away = null;
    this.#answer?.stop();
    this.#answer = null;
  }

  #watchAnswer(offered: string | null): void {
    if (this.#answer?.of === offered) return;
    this.#answer?.stop();
    this.#answer = null;
    if (offered === null) return;
    this.#asked.add(offered);
    const stop = this.#parts.clock.after(ANSWER_MS, () => {
      this.#answer = null;
      this.#parts.withdraw(offered);
    });
    this.#answer = { of: offered, stop };
  }

  async #ask(): Promise<void> {
    const { table, hosted, bySeniority, isBot, offer } = this.#parts;
    const seniors = await bySeniority();
    const now = hosted();
    if (now === null || now.host === null || now.offered !== null || table.subscribers.has(now.host)) return;
    const people = namesIn(table.summary.people);
    const standing = people.filter((name) => !seniors.includes(name));
    const [next] = [...seniors, ...standing].filter(
      (name) => name !== now.host && !isBot(name) && !this.#asked.has(name) && table.subscribers.has(name),
    );
    if (next !== undefined) offer(next);
    // Everybody was asked: they are asked again, as long as the host stays away.
    else {
      this.#asked.clear();
      this.look();
    }
  }
}
