import { balance } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import { DIRECTOR, GUESTS } from '../table/guests.mjs';

const [{ id: ID, ruleset: RULESET }] = PUNTO_BANCA;

/** Every command is decided, its events with their grounds are written as JSON, and the state moves on. */
export class Sabot {
  name;
  bytes = 0;
  events = 0;
  #ruleset = RULESET;
  #state = this.#ruleset.game.initial;
  #serialise;

  constructor(serialise = true) {
    this.#serialise = serialise;
    this.name = serialise ? `Sabot, \`${ID}\`` : 'the same, nothing written';
  }

  open() {
    const { defaults } = this.#ruleset.regulation;
    this.send({ ...defaults, seats: GUESTS.length, type: 'OpenTable', by: DIRECTOR });
  }

  send(command) {
    const happened = this.#ruleset.advance(this.#state, command);
    if (!happened.ok) throw new Error(`${command.type} refused: ${happened.refusal.code}`);
    const { events, state } = happened.value;
    if (this.#serialise) this.bytes += JSON.stringify(events).length;
    this.events += events.length;
    this.#state = state;
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
