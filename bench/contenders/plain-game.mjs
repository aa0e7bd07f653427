// The game of the peers, once: a table that is changed in place, as either of them wants it. What only Sabot does
// (grounds, calls, events) is not asked of them.
import { CARDS, DECKS } from '../table/shoe.mjs';
import {
  bancaDraws,
  burnt,
  gain,
  isLawful,
  PACK_STEPS,
  plainGuest,
  points,
  puntoDraws,
  STOP_CARD_BELOW,
  winner,
} from './plain-rules.mjs';

const BETS = ['punto', 'banca', 'tie'];
const SEATS = 7;

/** Maps and new records are the peer's own: guests, cards on the table, how often each card has been seen. */
export function plainGame({ guestOf, seat, lay, seen, see, forget }) {
  const isCroupier = ({ by }) => by.kind === 'croupier';
  const isPackStep = (table, step) => table.phase === 'pack' && table.packStep === step;
  const isStep = (table, step) => table.phase === 'coup' && table.coup.step === step;
  const isWho = ({ by }, id) => (id === '' ? by.kind === 'croupier' : by.id === id);

  function total(coup, hand, first = 3) {
    let sum = 0;
    let count = 0;
    for (const { card, hand: whose } of coup.drawn) {
      if (whose === hand && count++ < first) sum += points(card);
    }
    return sum % 10;
  }

  function packStepDone(table) {
    const next = PACK_STEPS[PACK_STEPS.indexOf(table.packStep) + 1];
    table.packStep = next ?? '';
    if (next === undefined) beginCoup(table);
    return true;
  }

  function bringPack(table) {
    table.phase = 'pack';
    table.talla++;
    table.out = 0;
    forget(table);
    table.stopCardShown = false;
    table.packStep = PACK_STEPS[0];
  }

  function beginCoup(table) {
    if (table.holder !== '') {
      table.phase = 'stakes';
      return;
    }
    table.phase = 'offer';
    table.passed++;
    table.offeredTo = table.seats.at(table.turn % SEATS);
  }

  function handOver(coup, hand, to) {
    coup.step = 'uncover';
    coup.handed = hand;
    coup.handedTo = to;
    for (const card of coup.drawn) {
      if (card.hand !== hand) continue;
      card.lifted = true;
      card.seenBy = to;
    }
  }

  /** The highest stake on punto; of equal ones the first to the dealer's right. */
  function puntoHolder(table) {
    const from = guestOf(table, table.coup.dealer).seat;
    let holder = '';
    let highest = 0;
    for (let i = 0; i < SEATS; i++) {
      const id = table.seats.at((from + i) % SEATS);
      const { punto } = guestOf(table, id);
      if (punto > highest) {
        highest = punto;
        holder = id;
      }
    }
    return holder;
  }

  function decideThird(coup, hand, draws) {
    if (hand === 'punto') coup.puntoDecision = draws ? 'draw' : 'stand';
    else coup.bancaDecision = draws ? 'draw' : 'stand';
    if (!draws) return false;
    coup.step = 'draw';
    coup.owed = hand;
    return true;
  }

  function conclude(coup) {
    coup.punto = total(coup, 'punto');
    coup.banca = total(coup, 'banca');
    coup.outcome = winner(coup.punto, coup.banca);
    coup.step = 'settle';
    return true;
  }

  function thirdOfPunto(coup) {
    for (let i = 4; i < coup.drawn.length; i++) {
      const { hand, card } = coup.drawn.at(i);
      if (hand === 'punto') return points(card);
    }
    return null;
  }

  function afterTheFirstFour(coup) {
    const punto = total(coup, 'punto', 2);
    const banca = total(coup, 'banca', 2);
    if (punto >= 8 || banca >= 8) return conclude(coup);
    if (coup.puntoDecision === '' && decideThird(coup, 'punto', puntoDraws(punto))) return true;
    const draws = coup.bancaDecision === '' && bancaDraws(banca, thirdOfPunto(coup));
    if (coup.bancaDecision === '' && decideThird(coup, 'banca', draws)) return true;
    return conclude(coup);
  }

  function settleStake(table, guest, bet, outcome) {
    const stake = guest[bet];
    if (stake === 0) return;
    const won = gain(bet, stake, outcome);
    if (won === null) return;
    guest[bet] = 0;
    table.house -= won;
    if (won > 0) guest.chips += stake + won;
  }

  // Each answers whether the command was lawful.
  return {
    Sit(table, { by, seat: n }) {
      if (table.seats.at(n - 1) !== undefined) return false;
      seat(table, by.id, plainGuest(n));
      return true;
    },
    BuyChips(table, { by, amount }) {
      guestOf(table, by.id).chips += amount;
      return true;
    },
    CountPack: (table, command) =>
      isPackStep(table, 'count') && isCroupier(command) && command.cards === CARDS && packStepDone(table),
    ShufflePack: (table, command) => isPackStep(table, 'shuffle') && isCroupier(command) && packStepDone(table),
    CutPack: (table, { at }) => isPackStep(table, 'cut') && at > 0 && at < CARDS && packStepDone(table),
    PlaceStopCard: (table, command) => isPackStep(table, 'stop-card') && isCroupier(command) && packStepDone(table),
    BurnCard(table, { card }) {
      if (!isPackStep(table, 'burn')) return false;
      see(table, card, 1);
      table.out += 1 + burnt(card);
      return packStepDone(table);
    },
    TakeShoe(table, { by }) {
      if (table.phase !== 'offer' || table.offeredTo !== by.id) return false;
      table.holder = by.id;
      table.turn = guestOf(table, by.id).seat;
      table.offeredTo = '';
      table.phase = 'stakes';
      return true;
    },
    SetStakes(table, command) {
      const { by } = command;
      const stakes = { punto: 0, banca: 0, tie: 0, ...Object.fromEntries(command.stakes) };
      const { punto, banca, tie } = stakes;
      if (table.phase !== 'stakes' && table.phase !== 'offer') return false;
      const guest = guestOf(table, by.id);
      if (guest === undefined) return false;
      const worth = guest.chips + guest.punto + guest.banca + guest.tie;
      if (!isLawful(stakes, worth)) return false;
      guest.chips = worth - punto - banca - tie;
      guest.punto = punto;
      guest.banca = banca;
      guest.tie = tie;
      return true;
    },
    CloseStakes(table, command) {
      if (table.phase !== 'stakes' || !isCroupier(command)) return false;
      if (guestOf(table, table.holder).banca === 0) return false;
      table.phase = 'coup';
      table.coups++;
      const { coup } = table;
      coup.no = table.coups;
      coup.dealer = table.holder;
      coup.step = 'deal';
      coup.owed = '';
      coup.uncovered = 0;
      coup.puntoDecision = '';
      coup.bancaDecision = '';
      coup.outcome = '';
      return true;
    },
    Deal(table, command) {
      if (!isStep(table, 'deal') || !isWho(command, table.coup.dealer)) return false;
      table.coup.step = 'draw';
      return true;
    },
    DrawCard(table, { card }) {
      const known = seen(table, card);
      if (!isStep(table, 'draw') || known === DECKS) return false;
      if (CARDS - table.out <= STOP_CARD_BELOW) table.stopCardShown = true;
      const { coup } = table;
      table.out++;
      see(table, card, known + 1);
      if (coup.owed !== '') {
        lay(coup, { card, hand: coup.owed, face: 'up', lifted: true, seenBy: '' });
        coup.owed = '';
        return afterTheFirstFour(coup);
      }
      const hand = coup.drawn.length % 2 === 0 ? 'punto' : 'banca';
      lay(coup, { card, hand, face: 'down', lifted: false, seenBy: '' });
      if (coup.drawn.length === 4) handOver(coup, 'punto', puntoHolder(table));
      return true;
    },
    Uncover(table, command) {
      if (!isStep(table, 'uncover') || !isWho(command, table.coup.handedTo)) return false;
      const { coup } = table;
      for (const card of coup.drawn) if (card.hand === coup.handed) card.face = 'up';
      coup.uncovered++;
      if (coup.uncovered === 2) return afterTheFirstFour(coup);
      handOver(coup, 'banca', coup.dealer);
      return true;
    },
    Settle(table, command) {
      if (!isStep(table, 'settle') || !isCroupier(command)) return false;
      const { coup } = table;
      const { outcome } = coup;
      for (const id of table.seats) {
        const guest = guestOf(table, id);
        for (const bet of BETS) settleStake(table, guest, bet, outcome);
      }
      coup.drawn.splice(0);
      table.lastOutcome = outcome;
      if (outcome === 'punto') {
        guestOf(table, table.holder).tenure = table.passed;
        table.holder = '';
      }
      if (table.stopCardShown) bringPack(table);
      else beginCoup(table);
      return true;
    },
  };
}
