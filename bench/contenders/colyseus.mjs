import { Encoder, schema, t } from '@colyseus/schema';
// The query keeps this copy's call sites to one kind of state, as if the peer stood alone.
import { plainGame } from './plain-game.mjs?for=colyseus';

const Guest = schema(
  { seat: t.uint8(), chips: t.uint32(), punto: t.uint32(), banca: t.uint32(), tie: t.uint32() },
  'Guest',
);
const Card = schema({ card: t.string(), hand: t.string(), face: t.string(), seenBy: t.string() }, 'Card');
const Coup = schema(
  {
    no: t.uint32(),
    dealer: t.string(),
    step: t.string(),
    drawn: t.array(Card),
    owed: t.string(),
    handed: t.string(),
    handedTo: t.string(),
    uncovered: t.uint8(),
    puntoDecision: t.string(),
    bancaDecision: t.string(),
    outcome: t.string(),
    punto: t.uint8(),
    banca: t.uint8(),
  },
  'Coup',
);
const Table = schema(
  {
    phase: t.string(),
    seats: t.array('string'),
    guests: t.map(Guest),
    house: t.float64(),
    talla: t.uint32(),
    out: t.uint16(),
    packStep: t.string(),
    stopCardShown: t.boolean(),
    holder: t.string(),
    offeredTo: t.string(),
    turn: t.uint8(),
    coups: t.uint32(),
    coup: Coup,
    lastOutcome: t.string(),
  },
  'Table',
);

const game = plainGame({
  guestOf: (table, id) => table.guests.get(id),
  seat(table, id, n) {
    table.seats.push(id);
    table.guests.set(id, Object.assign(new Guest(), { seat: n, chips: 0, punto: 0, banca: 0, tie: 0 }));
  },
  lay(coup, card, hand, face) {
    coup.drawn.push(new Card({ card, hand, face, seenBy: '' }));
  },
});

const fresh = () => {
  const coup = { no: 0, dealer: '', step: '', owed: '', handed: '', handedTo: '', uncovered: 0 };
  return Object.assign(new Table(), {
    phase: 'pack',
    house: 0,
    talla: 1,
    out: 0,
    packStep: 'count',
    stopCardShown: false,
    holder: '',
    offeredTo: '',
    turn: 0,
    coups: 0,
    coup: Object.assign(new Coup(), coup, { puntoDecision: '', bancaDecision: '', outcome: '', punto: 0, banca: 0 }),
    lastOutcome: '',
  });
};

/** Every command changes the synchronised state in place, and the changes are encoded. */
export class Colyseus {
  name = '`@colyseus/schema`';
  bytes = 0;
  #table = fresh();
  #encoder = new Encoder(this.#table);

  open() {
    this.bytes += this.#encoder.encodeAll().length;
    this.#encoder.discardChanges();
  }

  send(command) {
    if (!game[command.type](this.#table, command)) throw new Error(`${command.type} refused`);
    this.bytes += this.#encoder.encode().length;
    this.#encoder.discardChanges();
  }

  get phase() {
    return this.#table.phase;
  }
  get talla() {
    return this.#table.talla;
  }
  get packStep() {
    return this.#table.packStep;
  }
  get offeredTo() {
    return this.#table.offeredTo;
  }
  get holder() {
    return this.#table.holder;
  }
  get step() {
    return this.#table.coup.step;
  }
  get dealer() {
    return this.#table.coup.dealer;
  }
  get handedTo() {
    return this.#table.coup.handedTo;
  }
  chips(id) {
    return this.#table.guests.get(id).chips;
  }
  stake(id, bet) {
    return this.#table.guests.get(id)[bet];
  }
  get house() {
    return this.#table.house;
  }
}
