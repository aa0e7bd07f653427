/** What is counted since the start. */
export class Metrics {
  accepted = 0;
  refused = 0;
  badMessages = 0;
  sockets = 0;

  /** As Prometheus reads it. */
  text(tables: number, events: number, viewers: number): string {
    const line = (name: string, kind: 'counter' | 'gauge', help: string, value: number): string =>
      `# HELP sabot_${name} ${help}\n# TYPE sabot_${name} ${kind}\nsabot_${name} ${value}\n`;
    return [
      line('commands_accepted_total', 'counter', 'Commands of clients that were done.', this.accepted),
      line('commands_refused_total', 'counter', 'Commands of clients that were refused.', this.refused),
      line('bad_messages_total', 'counter', 'Messages that could not be understood.', this.badMessages),
      line('sockets', 'gauge', 'Open connections.', this.sockets),
      line('tables', 'gauge', 'Tables of the room.', tables),
      line('table_events', 'gauge', 'Events in the streams of all tables.', events),
      line('viewers', 'gauge', 'Who looks at a table, bots included.', viewers),
    ].join('');
  }
}
