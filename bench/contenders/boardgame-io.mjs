import { createRequire } from 'node:module';
import { GUESTS } from '../table/guests.mjs';
// The query keeps this copy's call sites to one kind of state, as if the peer stood alone.
import { plainGame } from './plain-game.mjs?for=boardgame-io';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const moves = plainGame({
  guestOf: (table, id) => table.guests[id],
  seat(table, id, n) {
    table.seats.push(id);
    table.guests[id] = { seat: n, chips: 0, punto: 0, banca: 0, tie: 0 };
  },
  lay(coup, card, hand, face) {
    coup.drawn.push({ card, hand, face, seenBy: '' });
  },
});

const setup = () => ({
  phase: 'pack',
  seats: [],
  guests: {},
  house: 0,
  talla: 1,
  out: 0,
  packStep: 'count',
  stopCardShown: false,
  holder: '',
  offeredTo: '',
  turn: 0,
  coups: 0,
  coup: {
    no: 0,
    dealer: '',
    step: '',
    drawn: [],
    owed: '',
    handed: '',
    handedTo: '',
    uncovered: 0,
    puntoDecision: '',
    bancaDecision: '',
    outcome: '',
    punto: 0,
    banca: 0,
  },
  lastOutcome: '',
});

const game = {
  name: 'punto-banca',
  setup,
  // Without this the reducer would keep every state there ever was.
  disableUndo: true,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: Object.fromEntries(
    Object.entries(moves).map(([type, move]) => [
      type,
      ({ G }, command) => {
        if (!move(G, command)) return INVALID_MOVE;
      },
    ]),
  ),
};

/** The last player is the house: it moves for croupier and shoe. */
const PLAYER_IDS = new Map(GUESTS.map(({ id }, i) => [id, String(i)]));
const HOUSE = String(GUESTS.length);

/** Every command is a move through the reducer; nothing is serialised. */
export class BoardgameIo {
  name = 'boardgame.io reducer';
  bytes = 0;
  #reducer = CreateGameReducer({ game });
  #state = InitializeGame({ game, numPlayers: GUESTS.length + 1 });

  open() {}

  send(command) {
    const playerID = PLAYER_IDS.get(command.by.id) ?? HOUSE;
    const action = { type: 'MAKE_MOVE', payload: { type: command.type, args: [command], playerID } };
    const next = this.#reducer(this.#state, action);
    if (next.transients?.error !== undefined) throw new Error(`${command.type} refused`);
    this.#state = next;
  }

  get phase() {
    return this.#state.G.phase;
  }
  get talla() {
    return this.#state.G.talla;
  }
  get packStep() {
    return this.#state.G.packStep;
  }
  get offeredTo() {
    return this.#state.G.offeredTo;
  }
  get holder() {
    return this.#state.G.holder;
  }
  get step() {
    return this.#state.G.coup.step;
  }
  get dealer() {
    return this.#state.G.coup.dealer;
  }
  get handedTo() {
    return this.#state.G.coup.handedTo;
  }
  chips(id) {
    return this.#state.G.guests[id].chips;
  }
  stake(id, bet) {
    return this.#state.G.guests[id][bet];
  }
  get house() {
    return this.#state.G.house;
  }
}
