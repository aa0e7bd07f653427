import type { CheminDeFerEvent } from '@sabot/engine';

/**
 * The bank's way round the table, written from the text alone and apart from the engine: it is told what happened and
 * says to whom the bank must be offered next in rotation. Seats are numbered to the right; the last is followed by the
 * first.
 */
export class SeatWalker {
  readonly #seats: number;
  readonly #at = new Map<number, string>();
  /** Who has the bank, from which seat (0: he stands), and how he came by it. */
  #banker: { name: string; seat: number; passedFrom: number } | null = null;
  #lastSeated = 0;
  #outgoing: string | null = null;
  #start = 0;
  #cursor = 0;
  #voluntary = false;
  #walking = false;
  /** Between two tallas. */
  #between = false;
  /** Nobody is asked twice on one way round, also if he moves to a seat that is still to come. */
  #asked = new Set<string>();
  readonly faults: string[] = [];
  offers = 0;

  constructor(seats: number) {
    this.#seats = seats;
  }

  #seatOf(player: string): number {
    for (const [seat, name] of this.#at) if (name === player) return seat;
    return 0;
  }

  /** The next occupied seat that the bank has not gone past, or nobody once it is round. */
  #next(): string | null {
    for (let step = this.#cursor + 1; step <= this.#seats; step++) {
      const seat = ((this.#start + step - 1) % this.#seats) + 1;
      const name = this.#at.get(seat);
      if (name === undefined || name === this.#outgoing || this.#asked.has(name)) continue;
      this.#cursor = step;
      this.#asked.add(name);
      return name;
    }
    this.#cursor = this.#seats;
    return null;
  }

  #expect(player: string, what: string): void {
    const expected = this.#next();
    if (expected !== player) this.faults.push(`${what} ${player}, but it is the turn of ${expected ?? 'nobody'}`);
  }

  follow(event: CheminDeFerEvent): void {
    switch (event.type) {
      case 'PlayerSeated': {
        this.#at.delete(this.#seatOf(event.player));
        this.#at.set(event.seat, event.player);
        return;
      }
      case 'PlayerUnseated':
        // Absent at his turn: it was his turn.
        if (event.why === 'absent' && this.#walking) this.#expect(event.player, 'absent');
        this.#at.delete(this.#seatOf(event.player));
        return;
      case 'PlayerStanding':
        this.#at.delete(this.#seatOf(event.player));
        return;
      case 'PlayerLeft':
        this.#at.delete(this.#seatOf(event.player));
        // Whoever might have stayed banker and leaves comes back as anybody else.
        if (this.#between && this.#outgoing === event.player) this.#outgoing = null;
        return;
      case 'BankAwarded': {
        const seat = this.#seatOf(event.player);
        this.#banker = { name: event.player, seat, passedFrom: this.#voluntary ? this.#start : 0 };
        if (seat > 0) this.#lastSeated = seat;
        this.#walking = false;
        return;
      }
      case 'BankLost': {
        const { name = '', seat = 0, passedFrom = 0 } = this.#banker ?? {};
        this.#outgoing = name;
        this.#voluntary = false;
        // Whoever took a mano pasada and loses: to the right of who passed it. Otherwise to the loser's own right.
        this.#start = passedFrom > 0 ? passedFrom : seat > 0 ? this.#seatOf(name) || seat : this.#lastSeated;
        this.#banker = null;
        return;
      }
      case 'ManoPassed':
      case 'DealRefused':
      case 'BankUnanswered': {
        const name = this.#banker?.name ?? '';
        this.#outgoing = name;
        this.#voluntary = event.type === 'ManoPassed';
        this.#start = this.#seatOf(name) || this.#lastSeated;
        this.#banker = null;
        return;
      }
      case 'TallaEnded':
        this.#between = true;
        this.#outgoing = event.stays;
        this.#voluntary = false;
        this.#start = this.#lastSeated;
        this.#banker = null;
        return;
      case 'PlayResumed':
        if (this.#banker === null) {
          this.#outgoing = null;
          this.#voluntary = false;
        }
        return;
      case 'StageReached':
        this.#between = false;
        this.#cursor = 0;
        this.#asked = new Set();
        this.#walking = event.stage === 'seated' || event.stage === 'forced';
        return;
      case 'BankOffered':
        if (!this.#walking) return;
        this.offers++;
        this.#expect(event.player, 'offered to');
        return;
      case 'BankNotOffered':
        if (this.#walking) this.#expect(event.player, 'passed over');
        return;
      default:
        return;
    }
  }
}
