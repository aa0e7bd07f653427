import { burnt } from '../contenders/plain-rules.mjs';
import { Chance } from './chance.mjs';
import { CROUPIER, ENOUGH, GUESTS, named, PURCHASE, SHOE } from './guests.mjs';
import { CARDS, Shoe } from './shoe.mjs';

/** A table at one contender's: the same seed sends every contender the same commands. */
export class Session {
  coups = 0;
  commands = 0;
  #contender;
  #chance;
  #shoe = new Shoe();

  constructor(contender, seed) {
    this.#contender = contender;
    this.#chance = new Chance(seed);
    contender.open();
    for (const [i, by] of GUESTS.entries()) {
      contender.send({ type: 'Sit', by, seat: i + 1 });
      contender.send({ type: 'BuyChips', by, amount: PURCHASE });
    }
  }

  /** One whole coup, with everything before it that has to be done: pack, shoe, chips. */
  playCoup() {
    const contender = this.#contender;
    while (contender.phase !== 'stakes') this.#prepare();
    for (const by of GUESTS) this.#stake(by);
    this.#send({ type: 'CloseStakes', by: CROUPIER });
    while (contender.phase === 'coup') this.#goOn();
    this.coups++;
  }

  /** From one shuffle to the next: how many coups the shoe had. */
  playShoe() {
    const { talla } = this.#contender;
    const before = this.coups;
    do this.playCoup();
    while (this.#contender.talla === talla);
    return this.coups - before;
  }

  #send(command) {
    this.commands++;
    this.#contender.send(command);
  }

  #prepare() {
    const contender = this.#contender;
    if (contender.phase === 'offer') {
      this.#send({ type: 'TakeShoe', by: named(contender.offeredTo) });
      return;
    }
    switch (contender.packStep) {
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
        this.#shoe.discard(burnt(card));
      }
    }
  }

  #stake(by) {
    const contender = this.#contender;
    if (contender.chips(by.id) < ENOUGH) this.#send({ type: 'BuyChips', by, amount: PURCHASE });
    const amount = 10_00 + this.#chance.below(90) * 10_00;
    // Whoever has the shoe must stake on the bank.
    const onPunto = this.#chance.below(2) === 0 && contender.holder !== by.id;
    const tie = this.#chance.below(4) === 0 ? 10_00 : 0;
    this.#send({ type: 'SetStakes', by, punto: onPunto ? amount : 0, banca: onPunto ? 0 : amount, tie });
  }

  #goOn() {
    const contender = this.#contender;
    switch (contender.step) {
      case 'deal':
        return this.#send({ type: 'Deal', by: named(contender.dealer) });
      case 'draw':
        return this.#send({ type: 'DrawCard', by: SHOE, card: this.#shoe.draw() });
      case 'uncover':
        return this.#send({ type: 'Uncover', by: named(contender.handedTo) });
      default:
        return this.#send({ type: 'Settle', by: CROUPIER });
    }
  }
}
