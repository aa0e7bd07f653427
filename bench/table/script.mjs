// The query keeps this copy's call sites to plain objects.
import { plainGame } from '../contenders/plain-game.mjs?for=script';
import { burnt, plainTable } from '../contenders/plain-rules.mjs';
import { Chance } from './chance.mjs';
import { CROUPIER, ENOUGH, GUESTS, named, PURCHASE, SHOE } from './guests.mjs';
import { CARDS, Shoe } from './shoe.mjs';

const moves = plainGame({
  guestOf: (table, id) => table.guests[id],
  seat(table, id, guest) {
    table.seats.push(id);
    table.guests[id] = guest;
  },
  lay(coup, card) {
    coup.drawn.push(card);
  },
  seen: (table, card) => table.known[card] ?? 0,
  see(table, card, count) {
    table.known[card] = count;
  },
  forget(table) {
    table.known = {};
  },
});

/**
 * What people, croupier and shoe do at a table, endless and the same for the same seed. It is written before the
 * clock starts: only the contender is measured, and every contender is sent the very same commands.
 */
export class Script {
  #table = plainTable();
  #chance;
  #shoe = new Shoe();
  #commands = [];

  constructor(seed) {
    this.#chance = new Chance(seed);
    for (const [i, by] of GUESTS.entries()) {
      this.#send({ type: 'Sit', by, seat: i + 1 });
      this.#send({ type: 'BuyChips', by, amount: PURCHASE });
    }
  }

  /** The commands of so many coups, with everything that has to be done before them: pack, shoe, chips. */
  coups(count) {
    for (let i = 0; i < count; i++) this.#coup();
    return this.#take();
  }

  /** The commands from one shuffle to the next, and how many coups that is. */
  shoe() {
    const { talla, coups } = this.#table;
    do this.#coup();
    while (this.#table.talla === talla);
    return { commands: this.#take(), coups: this.#table.coups - coups };
  }

  #take() {
    const commands = this.#commands;
    this.#commands = [];
    return commands;
  }

  #send(command) {
    if (!moves[command.type](this.#table, command)) throw new Error(`${command.type} refused`);
    this.#commands.push(command);
  }

  #coup() {
    const table = this.#table;
    while (table.phase !== 'stakes') this.#prepare();
    for (const by of GUESTS) this.#stake(by);
    this.#send({ type: 'CloseStakes', by: CROUPIER });
    while (table.phase === 'coup') this.#goOn();
  }

  #prepare() {
    const { phase, offeredTo, packStep } = this.#table;
    if (phase === 'offer') return this.#send({ type: 'TakeShoe', by: named(offeredTo) });
    switch (packStep) {
      case 'count':
        return this.#send({ type: 'CountPack', by: CROUPIER, cards: CARDS });
      case 'shuffle':
        this.#shoe.shuffle(this.#chance);
        return this.#send({ type: 'ShufflePack', by: CROUPIER });
      case 'cut':
        return this.#send({ type: 'CutPack', by: GUESTS[0], at: 100 });
      case 'stop-card':
        return this.#send({ type: 'PlaceStopCard', by: CROUPIER });
      default: {
        const card = this.#shoe.draw();
        this.#send({ type: 'BurnCard', by: SHOE, card });
        return this.#shoe.discard(burnt(card));
      }
    }
  }

  #stake(by) {
    const { guests, holder } = this.#table;
    if (guests[by.id].chips < ENOUGH) this.#send({ type: 'BuyChips', by, amount: PURCHASE });
    const amount = 10_00 + this.#chance.below(90) * 10_00;
    // Whoever has the shoe must stake on the bank.
    const onPunto = this.#chance.below(2) === 0 && holder !== by.id;
    const tie = this.#chance.below(4) === 0 ? 10_00 : 0;
    const stakes = [[onPunto ? 'punto' : 'banca', amount], ...(tie > 0 ? [['tie', tie]] : [])];
    this.#send({ type: 'SetStakes', by, stakes });
  }

  #goOn() {
    const { coup } = this.#table;
    switch (coup.step) {
      case 'deal':
        return this.#send({ type: 'Deal', by: named(coup.dealer) });
      case 'draw':
        return this.#send({ type: 'DrawCard', by: SHOE, card: this.#shoe.draw() });
      case 'uncover':
        return this.#send({ type: 'Uncover', by: named(coup.handedTo) });
      default:
        return this.#send({ type: 'Settle', by: CROUPIER });
    }
  }
}
