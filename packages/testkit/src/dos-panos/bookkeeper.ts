import { balance, type DosPanosEvent, type DosPanosState, type Posting } from '@sabot/engine';
import { soundBooks } from '../sound-books.ts';

type Pano = 'pano-1' | 'pano-2';
const PANOS: readonly Pano[] = ['pano-1', 'pano-2'];

/** On the paño itself or on its line. */
const isStakeOn = (account: string, pano: Pano): boolean =>
  account.startsWith('stake:') &&
  (account.endsWith(`:${pano}`) || account.endsWith(`:${pano.replace('pano', 'line')}`));

/** What the house takes of what the banker wins in a coup, in hundredths of a per cent. */
const DEDUCTIONS = { limitada: 200n, libre: 125n };

/** Sound books, bank and deposit with the banker alone, and stakes on the cloth only while they are made and played. */
export function sound(state: DosPanosState): void {
  soundBooks(state.books);
  for (const account of state.books.accounts) {
    const amount = balance(state.books, account);
    if (amount === 0) continue;
    const [kind, owner] = account.split(':');
    if ((kind === 'bank' || kind === 'deposit') && owner !== state.bank?.banker)
      throw new Error(`${owner} is not banker, and yet ${account} is not empty`);
    if (kind === 'stake' && state.phase !== 'stakes' && state.phase !== 'coup')
      throw new Error(`${account} holds ${amount} in ${state.phase}`);
  }
}

/** Reckons each coup by itself, from the stakes that lay there when they were closed. */
export class Bookkeeper {
  #stakes: Record<Pano, number> = { 'pano-1': 0, 'pano-2': 0 };
  #outcomes: Partial<Record<Pano, string>> = {};
  #cagnotte = 0;

  #staked(state: DosPanosState, pano: Pano): number {
    return state.books.accounts
      .filter((account) => isStakeOn(account, pano))
      .reduce((sum, account) => sum + balance(state.books, account), 0);
  }

  #givenBack(postings: readonly Posting[], pano: Pano): number {
    return postings.filter(({ from }) => isStakeOn(from, pano)).reduce((sum, { amount }) => sum + amount, 0);
  }

  #won(pano: Pano): number {
    const outcome = this.#outcomes[pano];
    if (outcome === 'banca') return this.#stakes[pano];
    return outcome === 'pano' ? -this.#stakes[pano] : 0;
  }

  follow(event: DosPanosEvent, after: DosPanosState): void {
    if (event.type === 'StakesClosed') {
      this.#outcomes = {};
      this.#stakes = { 'pano-1': this.#staked(after, 'pano-1'), 'pano-2': this.#staked(after, 'pano-2') };
      const funds = balance(after.books, `bank:${event.banker}`) + balance(after.books, `deposit:${event.banker}`);
      const risk = this.#stakes['pano-1'] + this.#stakes['pano-2'];
      if (risk > funds) throw new Error(`${risk} is staked against ${funds}`);
    }
    if (event.type === 'PanoDecided') this.#outcomes[event.pano] = event.outcome;
    // A coup that is restored may lose a paño that had been decided: its stakes go back.
    if (event.type === 'PanoAnnulled') delete this.#outcomes[event.pano];
    // A ruling of one's own may give a stake back in the middle of a coup.
    if (event.type === 'StakeRemoved') {
      for (const pano of PANOS) this.#stakes[pano] -= this.#givenBack(event.postings, pano);
    }
    if (event.type !== 'BankSettled') return;
    const [one, two] = PANOS.map((pano) => this.#won(pano)) as [number, number];
    const net = one + two;
    const { modality, rounding } = after.table?.settings ?? { modality: 'limitada', rounding: 'cent' };
    const exact = (BigInt(Math.max(0, net)) * DEDUCTIONS[modality]) / 10_000n;
    const told = [event.pano1, event.pano2, event.net];
    if (told.join() !== [one, two, net].join()) throw new Error(`the bank has ${told}, not ${[one, two, net]}`);
    if (rounding === 'cent' && BigInt(event.deducted) !== exact) throw new Error(`${event.deducted} of ${net}`);
    this.#cagnotte += event.deducted;
    if (balance(after.books, 'cagnotte') !== this.#cagnotte) throw new Error('the cagnotte does not add up');
  }
}
