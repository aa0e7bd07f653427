import { createRequire } from 'node:module';
import { GUESTS } from '../table/guests.mjs';
import { NEW_DECK } from '../table/shoe.mjs';
// The query keeps this copy's call sites to one kind of state, as if the peer stood alone.
import { plainGame } from './plain-game.mjs?for=boardgame-io';
import { plainTable } from './plain-rules.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const PLACES = Object.fromEntries(NEW_DECK.map((card, i) => [card, i]));
const NONE_SEEN = NEW_DECK.map(() => 0);

const moves = plainGame({
  guestOf: (table, id) => table.guests[id],
  seat(table, id, guest) {
    table.seats.push(id);
    table.guests[id] = guest;
  },
  lay(coup, card) {
    coup.drawn.push(card);
  },
  // A list: a map of 52 cards would cost the reducer more, as it is copied at every change.
  seen: (table, card) => table.known[PLACES[card]] ?? 0,
  see(table, card, count) {
    table.known[PLACES[card]] = count;
  },
  forget(table) {
    table.known = NONE_SEEN;
  },
});

const game = {
  name: 'punto-banca',
  setup: () => ({ ...plainTable(), known: NONE_SEEN }),
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

  get house() {
    return this.#state.G.house;
  }
  chips(id) {
    return this.#state.G.guests[id].chips;
  }
  stake(id, bet) {
    return this.#state.G.guests[id][bet];
  }
}
