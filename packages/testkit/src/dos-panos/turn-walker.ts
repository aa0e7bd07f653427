import type { DosPanosEvent } from '@sabot/engine';

type Pano = 'pano-1' | 'pano-2';
const PANOS: readonly Pano[] = ['pano-1', 'pano-2'];

interface Turn {
  /** Where the last holder sat; 0: nobody has held the cards yet. */
  place: number;
  /** The bank has won since: they go on. */
  ceded: boolean;
  holder: string | null;
  /** To whom they belong next although it is not his turn. */
  owed: string | null;
}
const fresh = (): Turn => ({ place: 0, ceded: false, holder: null, owed: null });

/**
 * The turn to hold the cards, written from the text alone and apart from the engine: on each paño those at the
 * numbered places have them by their numbers, and whoever has them cedes them when the bank wins.
 */
export class TurnWalker {
  readonly #seats: number;
  readonly #at = new Map<number, string>();
  readonly #away = new Set<string>();
  #banker: string | null = null;
  #banco = false;
  #won: Record<Pano, boolean> = { 'pano-1': false, 'pano-2': false };
  readonly #turns: Record<Pano, Turn> = { 'pano-1': fresh(), 'pano-2': fresh() };
  readonly faults: string[] = [];
  holdings = 0;

  constructor(seatsPerPano: number) {
    this.#seats = seatsPerPano;
  }

  #seatOf(player: string | null): number {
    for (const [seat, name] of this.#at) if (name === player) return seat;
    return 0;
  }

  #mayHold(name: string | undefined): name is string {
    return name !== undefined && name !== this.#banker && !this.#away.has(name);
  }

  #expected(pano: Pano): string | null {
    const first = pano === 'pano-1' ? 1 : this.#seats + 1;
    const { place, ceded, owed } = this.#turns[pano];
    const owedSeat = this.#seatOf(owed);
    if (owed !== null && this.#mayHold(owed) && owedSeat >= first && owedSeat < first + this.#seats) return owed;
    const start = place === 0 ? 0 : place - first + (ceded ? 1 : 0);
    for (let step = 0; step < this.#seats; step++) {
      const name = this.#at.get(first + ((start + step) % this.#seats));
      if (this.#mayHold(name)) return name;
    }
    return null;
  }

  #holds(pano: Pano, player: string | null): void {
    const turn = this.#turns[pano];
    turn.holder = player;
    const seat = this.#seatOf(player);
    if (seat === 0 || this.#banco) return;
    turn.place = seat;
    turn.ceded = false;
  }

  follow(event: DosPanosEvent): void {
    switch (event.type) {
      case 'PlayerSeated':
        this.#at.delete(this.#seatOf(event.player));
        this.#at.set(event.seat, event.player);
        return;
      case 'PlayerStanding':
        this.#at.delete(this.#seatOf(event.player));
        return;
      case 'PlayerLeft':
        this.#at.delete(this.#seatOf(event.player));
        this.#away.delete(event.player);
        for (const pano of PANOS) if (this.#turns[pano].owed === event.player) this.#turns[pano].owed = null;
        return;
      case 'PlayerAway':
        this.#away.add(event.player);
        return;
      case 'PlayerBack':
        this.#away.delete(event.player);
        return;
      case 'BankAwarded':
        this.#banker = event.player;
        return;
      case 'BankLeft':
      case 'BankReturned':
      case 'BankDeclined':
        this.#banker = null;
        return;
      case 'StakesClosed': {
        const holders = event.holders as Readonly<Record<Pano, string | null>>;
        this.#banco = event.banco !== null;
        this.#won = { 'pano-1': false, 'pano-2': false };
        for (const pano of PANOS) {
          const expected = event.banco ?? this.#expected(pano);
          this.holdings++;
          if (holders[pano] !== expected)
            this.faults.push(`${holders[pano]} holds the cards of ${pano}, but it is the turn of ${expected}`);
          this.#holds(pano, holders[pano]);
          if (!this.#banco) this.#turns[pano].owed = null;
        }
        return;
      }
      case 'CardsHeldBy':
        this.#holds(event.pano, event.player);
        return;
      case 'HoldsNext':
        this.#turns[event.pano].owed = event.player;
        return;
      case 'PanoDecided':
        this.#won[event.pano] = event.outcome === 'banca';
        return;
      case 'PanoAnnulled':
        this.#won[event.pano] = false;
        return;
      case 'BankSettled':
        for (const pano of PANOS) {
          const cedes = this.#won[pano] && !this.#banco && this.#turns[pano].holder !== null;
          if (cedes) this.#turns[pano].ceded = true;
        }
        return;
      default:
        return;
    }
  }
}
