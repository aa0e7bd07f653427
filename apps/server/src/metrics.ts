/** Upper ends of the histogram's buckets, in milliseconds. */
const BUCKETS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000] as const;

/** What is counted since the start. */
export class Metrics {
  accepted = 0;
  refused = 0;
  badMessages = 0;
  sockets = 0;
  /** Sockets that were cut off because nothing came from the other side any more. */
  deadPeers = 0;
  readonly #within: number[] = BUCKETS.map(() => 0);
  #answers = 0;
  #total = 0;

  /** A command got its answer, so many milliseconds after it came in. */
  answered(ok: boolean, ms: number): void {
    if (ok) this.accepted += 1;
    else this.refused += 1;
    this.#answers += 1;
    this.#total += ms;
    const at = BUCKETS.findIndex((end) => ms <= end);
    if (at >= 0) this.#within[at] = (this.#within[at] as number) + 1;
  }

  /** As Prometheus reads it. */
  text(tables: number, events: number, viewers: number): string {
    const line = (name: string, kind: 'counter' | 'gauge', help: string, value: number): string =>
      `# HELP sabot_${name} ${help}\n# TYPE sabot_${name} ${kind}\nsabot_${name} ${value}\n`;
    return [
      line('commands_accepted_total', 'counter', 'Commands of clients that were done.', this.accepted),
      line('commands_refused_total', 'counter', 'Commands of clients that were refused.', this.refused),
      line('bad_messages_total', 'counter', 'Messages that could not be understood.', this.badMessages),
      line('dead_peers_total', 'counter', 'Sockets cut off because their peer fell silent.', this.deadPeers),
      line('sockets', 'gauge', 'Open connections.', this.sockets),
      line('tables', 'gauge', 'Tables of the room.', tables),
      line('table_events', 'gauge', 'Events in the streams of all tables.', events),
      line('viewers', 'gauge', 'Who looks at a table, bots included.', viewers),
      this.#latency(),
    ].join('');
  }

  /** Prometheus counts in seconds, and each bucket holds all that are smaller. */
  #latency(): string {
    const name = 'sabot_command_seconds';
    let sum = 0;
    const buckets = BUCKETS.map((end, i) => {
      sum += this.#within[i] as number;
      return `${name}_bucket{le="${end / 1000}"} ${sum}\n`;
    });
    return [
      `# HELP ${name} From a command's coming in to its answer, the commit included.\n# TYPE ${name} histogram\n`,
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.#answers}\n`,
      `${name}_sum ${this.#total / 1000}\n${name}_count ${this.#answers}\n`,
    ].join('');
  }
}
