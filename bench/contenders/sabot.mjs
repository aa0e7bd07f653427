import { balance, EventWriter, QUICK_FORMS } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import { DIRECTOR, GUESTS } from '../table/guests.mjs';

const [{ id: ID, ruleset: RULESET }] = PUNTO_BANCA;

/** As many bytes as are handed over at a time. */
const FULL_PAGE = 64 * 1024;

/** Every command is decided, its events with their grounds are written down, and the state moves on. */
export class Sabot {
  name;
  bytes = 0;
  events = 0;
  #ruleset = RULESET;
  #state = this.#ruleset.game.initial;
  #writer = new EventWriter(RULESET.game.events, QUICK_FORMS);
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
    if (this.#serialise) this.#write(events);
    this.events += events.length;
    this.#state = state;
  }

  #write(events) {
    const { page } = this.#writer;
    const before = page.length;
    this.#writer.write(events);
    this.bytes += page.length - before;
    if (page.length > FULL_PAGE) page.clear();
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
