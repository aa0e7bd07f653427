import { balance, noHands, play } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import { DIRECTOR, GUESTS } from '../table/guests.mjs';

const [{ id: ID, ruleset: RULESET }] = PUNTO_BANCA;

/** Every command is decided by the regulation and leads to a state of its own; the events are written as they are stored. */
export class Sabot {
  name;
  events = 0;
  bytes = 0;
  #state = RULESET.game.initial;
  #stores;

  constructor(stores = true) {
    this.#stores = stores;
    this.name = stores ? `Sabot, \`${ID}\`, events as stored JSON` : 'the same, nothing written';
  }

  open() {
    this.send({ ...RULESET.regulation.defaults, seats: GUESTS.length, type: 'OpenTable', by: DIRECTOR });
  }

  send(command) {
    // What croupier and shoe do is in the script too, so that every contender is sent the same.
    const playing = play(RULESET, this.#state, command, noHands);
    if (!playing.ok) throw new Error(`${command.type} refused: ${playing.refusal.code}`);
    const { played, state } = playing.value;
    this.#state = state;
    for (const { events } of played) {
      this.events += events.length;
      if (this.#stores) for (const event of events) this.bytes += JSON.stringify(event).length;
    }
  }

  get house() {
    return balance(this.#state.books, 'house');
  }
  chips(id) {
    return balance(this.#state.books, `player:${id}`);
  }
  stake(id, bet) {
    return balance(this.#state.books, `stake:${id}:${bet}`);
  }
}
