// Every cent, from the postings in the events: docs/event-store.md, “What the house keeps in it”.

const MAY_OWE = /^(mint|outside|house)$/;

export class Money {
  faults = [];
  minted = 0;
  #balances = new Map();
  /** What one command moved between each wallet and each table, told by both sides. */
  #moved = new Map();

  take({ stream, version, command_id, data }) {
    const { postings = [] } = JSON.parse(data);
    for (const { from, to, amount } of postings) {
      if (!Number.isSafeInteger(amount) || amount < 0) {
        this.faults.push(`${stream} ${version}: moves ${amount}`);
        continue;
      }
      if (stream.startsWith('wallet:')) this.#wallet(stream, command_id, from, to, amount);
      else if (stream.startsWith('table:')) this.#table(stream, command_id, from, to, amount);
      else this.faults.push(`${stream} ${version}: moves chips, and is neither wallet nor table`);
    }
    // An account must not owe in between either.
    for (const { from } of postings) this.#mayOwe(stream, version, from);
  }

  finish() {
    for (const [key, { wallet, table }] of this.#moved) {
      if (wallet !== table) this.faults.push(`${key}: ${wallet} from the wallet, ${table} at the table`);
    }
  }

  get wallets() {
    return this.#sum((stream, account) => stream.startsWith('wallet:') && account === stream);
  }

  get tables() {
    return this.#sum((stream, account) => stream.startsWith('table:') && account !== 'outside');
  }

  #sum(counts) {
    let sum = 0;
    for (const [stream, accounts] of this.#balances) {
      for (const [account, amount] of accounts) if (counts(stream, account)) sum += amount;
    }
    return sum;
  }

  #wallet(stream, command, from, to, amount) {
    if (from === 'mint') this.minted += amount;
    if (to === 'mint') this.minted -= amount;
    this.#move(stream, from, to, amount);
    const name = stream.slice('wallet:'.length);
    if (from === 'mint' || to === 'mint') return;
    if (from === stream) this.#note(command, name, to, 'wallet', amount);
    else this.#note(command, name, from, 'wallet', -amount);
  }

  #table(stream, command, from, to, amount) {
    this.#move(stream, from, to, amount);
    const nameIn = (account) => account.slice('player:'.length);
    if (from === 'outside') this.#note(command, nameIn(to), stream, 'table', amount);
    if (to === 'outside') this.#note(command, nameIn(from), stream, 'table', -amount);
  }

  #note(command, name, table, side, amount) {
    const key = `${command}: ${name} and ${table}`;
    const both = this.#moved.get(key) ?? { wallet: 0, table: 0 };
    both[side] += amount;
    this.#moved.set(key, both);
  }

  #move(stream, from, to, amount) {
    const accounts = this.#balances.get(stream) ?? new Map();
    this.#balances.set(stream, accounts);
    accounts.set(from, (accounts.get(from) ?? 0) - amount);
    accounts.set(to, (accounts.get(to) ?? 0) + amount);
  }

  #mayOwe(stream, version, account) {
    const isOther = stream.startsWith('wallet:') && account !== stream;
    if (isOther || MAY_OWE.test(account)) return;
    const amount = this.#balances.get(stream)?.get(account) ?? 0;
    if (amount < 0) this.faults.push(`${stream} ${version}: ${account} owes ${-amount}`);
  }
}
