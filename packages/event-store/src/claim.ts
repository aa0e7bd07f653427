import { StoreError } from './store-error.ts';

/** Who has a house open on a store. */
export interface Holder {
  readonly pid: number;
  /** The machine it runs on, as it calls itself. */
  readonly machine: string;
  /** Where it is open; null as long as it is opening. */
  readonly address: string | null;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** One house at a time may have a store; the store itself can be opened beside it. */
export interface Claim {
  /** Tells those who come later where this house is open. */
  announce(address: string): Promise<void>;
  /** Resolves when another house has the store now; never when the claim is released. */
  readonly lost: Promise<StoreError>;
  release(): Promise<void>;
}

/** Another house has the store; null: it does not say who it is. */
export class StoreHeld extends StoreError {
  readonly holder: Holder | null;

  constructor(name: string, holder: Holder | null) {
    super('held', `${name}: a house is open on it already${holder === null ? '' : ` (${inWords(holder)})`}.`);
    this.holder = holder;
  }
}

const inWords = ({ pid, machine, address, since }: Holder): string =>
  `${address === null ? '' : `${address}, `}process ${pid} on ${machine}, since ${new Date(since).toISOString()}`;
