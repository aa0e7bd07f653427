import { Encoder, schema, t } from '@colyseus/schema';
// The query keeps this copy's call sites to one kind of state, as if the peer stood alone.
import { plainGame } from './plain-game.mjs?for=colyseus';
import { plainCoup, plainTable } from './plain-rules.mjs';

const Guest = schema(
  {
    seat: t.uint8(),
    chips: t.uint32(),
    punto: t.uint32(),
    banca: t.uint32(),
    tie: t.uint32(),
    tenure: t.uint32(),
  },
  'Guest',
);
const Card = schema(
  { card: t.string(), hand: t.string(), face: t.string(), lifted: t.boolean(), seenBy: t.string() },
  'Card',
);
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
    known: t.map('uint8'),
    packStep: t.string(),
    stopCardShown: t.boolean(),
    holder: t.string(),
    offeredTo: t.string(),
    turn: t.uint8(),
    passed: t.uint32(),
    coups: t.uint32(),
    coup: Coup,
    lastOutcome: t.string(),
  },
  'Table',
);

const game = plainGame({
  guestOf: (table, id) => table.guests.get(id),
  seat(table, id, guest) {
    table.seats.push(id);
    table.guests.set(id, new Guest(guest));
  },
  lay(coup, card) {
    coup.drawn.push(new Card(card));
  },
  seen: (table, card) => table.known.get(card) ?? 0,
  see(table, card, count) {
    table.known.set(card, count);
  },
  forget(table) {
    table.known.clear();
  },
});

function freshTable() {
  const { seats: _seats, guests: _guests, known: _known, coup: _coup, ...table } = plainTable();
  const { drawn: _drawn, ...coup } = plainCoup();
  return new Table({ ...table, coup: new Coup(coup) });
}

/** Every command changes the synchronised state in place, and the changes are encoded. */
export class Colyseus {
  name = '`@colyseus/schema`';
  bytes = 0;
  #table = freshTable();
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

  get house() {
    return this.#table.house;
  }
  chips(id) {
    return this.#table.guests.get(id).chips;
  }
  stake(id, bet) {
    return this.#table.guests.get(id)[bet];
  }
}
