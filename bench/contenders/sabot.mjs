import { balance, EventWriter } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import { DIRECTOR, GUESTS } from '../table/guests.mjs';

const [{ id: ID, ruleset: RULESET }] = PUNTO_BANCA;

/** As many bytes as are handed over at a time. */
const FULL_PAGE = 64 * 1024;

const opening = () => ({ ...RULESET.regulation.defaults, seats: GUESTS.length, type: 'OpenTable', by: DIRECTOR });

/** Every command is decided at one sitting, and its events with their grounds are written down. */
export class Sabot {
  name;
  events = 0;
  #handed = 0;
  #page;
  #sitting;

  constructor(serialise = true) {
    const writer = new EventWriter(RULESET.game.events);
    this.#page = writer.page;
    this.#sitting = RULESET.sitting(RULESET.game.initial, serialise ? writer : undefined);
    this.name = serialise ? `Sabot, \`${ID}\`` : 'the same, nothing written';
  }

  open() {
    this.send(opening());
  }

  send(command) {
    const happened = this.#sitting.advance(command);
    if (!happened.ok) throw new Error(`${command.type} refused: ${happened.refusal.code}`);
    this.events += happened.value.length;
    if (this.#page.length > FULL_PAGE) this.#handOver();
  }

  #handOver() {
    this.#handed += this.#page.length;
    this.#page.clear();
  }

  get bytes() {
    return this.#handed + this.#page.length;
  }

  get house() {
    return balance(this.#sitting.state.books, 'house');
  }
  chips(id) {
    return balance(this.#sitting.state.books, `player:${id}`);
  }
  stake(id, bet) {
    return balance(this.#sitting.state.books, `stake:${id}:${bet}`);
  }
}

/** The same commands with a state of its own after each, which stays as it is; nothing is written. */
export class SabotPure {
  name = 'the same, nothing written, a new state for every command';
  bytes = 0;
  #state = RULESET.game.initial;

  open() {
    this.send(opening());
  }

  send(command) {
    const happened = RULESET.advance(this.#state, command);
    if (!happened.ok) throw new Error(`${command.type} refused: ${happened.refusal.code}`);
    this.#state = happened.value.state;
  }
}
