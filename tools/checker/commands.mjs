// What was acknowledged, against what is kept: lost, doubled, refused and yet kept.

/** Which event of a command is the act itself, where one act has one event of its own. */
const OWN = { BuyChips: 'ChipsBought', SetStakes: 'StakesSet', Bid: 'BankBid' };

export class Commands {
  faults = [];
  lost = [];
  doubled = [];
  refusedYetKept = [];
  acknowledged = 0;
  refused = 0;
  unanswered = 0;
  count = 0;
  #kept = new Map();
  #commits = new Set();

  take({ stream, version, commit_no, command_id, type, data }) {
    const kept = this.#kept.get(command_id) ?? { commit: commit_no, streams: new Map(), types: new Map() };
    this.#kept.set(command_id, kept);
    const runs = kept.streams.get(stream);
    if (runs === undefined) kept.streams.set(stream, [version, version]);
    else if (runs[1] === version - 1) runs[1] = version;
    // One append writes one run of versions: a second run was written another time.
    else this.doubled.push(`${command_id}: written to ${stream} at ${runs[0]} and again at ${version}`);
    const { player } = JSON.parse(data);
    const own = `${type} ${player}`;
    kept.types.set(own, (kept.types.get(own) ?? 0) + 1);
  }

  /** A row of the commands: its heads are the versions it reached. */
  row({ id, heads, commit_no }) {
    this.count += 1;
    if (commit_no > 0n && this.#commits.has(commit_no)) this.faults.push(`${id}: another has its number ${commit_no}`);
    this.#commits.add(commit_no);
    const kept = this.#kept.get(id);
    const reached = new Map(JSON.parse(heads).map(({ stream, version }) => [stream, version]));
    if (kept !== undefined) kept.reached = reached;
    if (kept !== undefined && kept.commit !== commit_no) this.faults.push(`${id}: its events have another number`);
    for (const [stream, [, last]] of kept?.streams ?? []) {
      if (reached.get(stream) !== last) this.faults.push(`${id}: its answer and its events in ${stream} differ`);
    }
    if (kept !== undefined) kept.isAnswered = true;
  }

  finish() {
    for (const [id, { isAnswered }] of this.#kept) {
      if (isAnswered !== true) this.faults.push(`${id}: has events and no row of its own`);
    }
  }

  /** One line of what clients were told: the last answer to each command, null where none came. */
  told({ table, name, commandId, act, answer }) {
    const id = `act:${name}:${commandId}`;
    const kept = this.#kept.get(id);
    // A hand in the shuffle has events in the stream of the record only; the table's version is kept all the same.
    const reached = kept?.reached?.get(`table:${table}`);
    const own = OWN[act];
    if (own !== undefined && (kept?.types.get(`${own} ${name}`) ?? 0) > 1)
      this.doubled.push(`${id}: ${act} done twice`);
    if (answer === null) this.unanswered += 1;
    else if (!answer.ok) {
      this.refused += 1;
      if (kept !== undefined) this.refusedYetKept.push(id);
    } else {
      this.acknowledged += 1;
      if (reached !== answer.version) {
        this.lost.push(`${id}: acknowledged as version ${answer.version}, kept ${reached ?? 'nowhere'}`);
      }
    }
  }
}
