import { fold } from '@sabot/engine';
import { entryById } from '@sabot/regulations';
import { DIRECTOR, GUESTS } from '../table/guests.mjs';

const ID = 'asturias-2011/punto-y-banca';

/** Every command is decided, its events with their grounds are written as JSON, and the state is folded on. */
export class Sabot {
  name = `Sabot, \`${ID}\``;
  bytes = 0;
  events = 0;
  #ruleset = entryById(ID).ruleset;
  #state = this.#ruleset.game.initial;
  #serialise;

  constructor(serialise = true) {
    this.#serialise = serialise;
  }

  open() {
    const { defaults } = this.#ruleset.regulation;
    this.send({ ...defaults, seats: GUESTS.length, type: 'OpenTable', by: DIRECTOR });
  }

  send(command) {
    const decided = this.#ruleset.decide(this.#state, command);
    if (!decided.ok) throw new Error(`${command.type} refused: ${decided.refusal.code}`);
    if (this.#serialise) this.bytes += JSON.stringify(decided.value).length;
    this.events += decided.value.length;
    this.#state = fold(this.#ruleset.game, decided.value, this.#state);
  }

  get phase() {
    return this.#state.phase;
  }
  get talla() {
    return this.#state.talla;
  }
  get packStep() {
    return this.#state.packSteps[0];
  }
  get offeredTo() {
    return this.#state.shoe.offeredTo;
  }
  get holder() {
    return this.#state.shoe.holder?.id ?? null;
  }
  get step() {
    return this.#state.coup.step;
  }
  get dealer() {
    return this.#state.coup.dealer;
  }
  get handedTo() {
    return this.#state.coup.handed.to;
  }
  chips(id) {
    return this.#state.books[`player:${id}`];
  }
  stake(id, bet) {
    return this.#state.books[`stake:${id}:${bet}`] ?? 0;
  }
  get house() {
    return this.#state.books.house ?? 0;
  }
}
