import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type PatroniMember, startPatroni } from '@sabot/event-store/test/patroni';
import { startPostgres } from '@sabot/event-store/test/postgres-server';
import type { ClusterDatabase } from './cluster-faults.ts';

export interface ChaosDatabase extends ClusterDatabase {
  readonly hosts: readonly number[];
  /** The database through other ports, in the order of the hosts. */
  readonly url: (ports: readonly number[]) => string;
  /** The one server that takes writes now. */
  direct(): Promise<string>;
  stop(): Promise<void>;
}

const OTHER_WITHIN_MS = 60_000;

/** Two servers, of which one takes over when the other is gone. */
export async function onPatroni(folder: string, isStrict: boolean): Promise<ChaosDatabase> {
  const cluster = await startPatroni({ folder, isStrict });
  const primary = async (but: PatroniMember | null = null): Promise<PatroniMember> => {
    for (const until = Date.now() + OTHER_WITHIN_MS; Date.now() < until; await pause(200)) {
      const now = await cluster.primary();
      if (now !== null && now !== but) return now;
    }
    throw new Error('no database took over');
  };
  /** Whoever has come up after a fault; the next one begins when both are together again. */
  const again = async (member: PatroniMember): Promise<void> => {
    member.start();
    await cluster.whole();
  };
  return {
    hosts: cluster.members.map(({ port }) => port),
    url: cluster.url,
    async freeze(ms) {
      const member = await primary();
      member.signal('SIGSTOP');
      await pause(ms);
      member.signal('SIGCONT');
      await cluster.whole();
    },
    async restart() {
      const member = await primary();
      member.crash();
      await again(member);
    },
    async failOver(standbyLags) {
      const member = await primary();
      const other = cluster.members.find((one) => one !== member)!;
      other.signal('SIGSTOP');
      await pause(standbyLags);
      member.crash();
      other.signal('SIGCONT');
      await primary(member);
      await again(member);
    },
    direct: async () => cluster.url([(await primary()).port]),
    stop: cluster.stop,
  };
}

/** One server from npm, where Patroni is not installed: it fails, and comes back, but nobody takes over. */
export async function onPostgres(folder: string): Promise<ChaosDatabase> {
  mkdirSync(folder, { recursive: true });
  const server = await startPostgres({ folder });
  const at = new URL(server.url);
  return {
    hosts: [Number(at.port)],
    url: ([port]) => Object.assign(new URL(server.url), { port: String(port) }).href,
    async freeze(ms) {
      server.signal('SIGSTOP');
      await pause(ms);
      server.signal('SIGCONT');
    },
    restart: server.restart,
    failOver: null,
    direct: async () => server.url,
    stop: server.stop,
  };
}
