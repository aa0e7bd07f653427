import {
  type Cents,
  type Effect,
  type Fate,
  type Incident,
  lookUp,
  type Occasion,
  type RestingPlace,
  type Settings,
} from '@sabot/engine';
import { isTenOrFigure, pips } from '../provisions/card-points.ts';
import type { AnswerWords, Phrase } from './answers.ts';

const always = (says: string): Phrase => ({ when: '', says });
const money = (amount: number): string => (amount / 100).toFixed(2);
const listed = (words: readonly (string | number)[], last = 'or'): string =>
  words.length < 2 ? String(words[0] ?? 'none') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** An amount by the limit of the table that it is, or in figures. */
function amountText(amount: Cents, { minimum, maximum, unit }: Settings): string {
  if (amount === minimum) return 'the table minimum';
  if (amount === maximum) return 'the table maximum';
  if (amount === Math.floor(maximum / 10 / unit) * unit) return 'a tenth of the table maximum';
  return amount === unit ? 'the smallest chip' : money(amount);
}
const timesText = (amounts: readonly Cents[], { minimum }: Settings): readonly number[] =>
  amounts.map((amount) => amount / minimum);

const BETS: Readonly<Record<string, string>> = { punto: 'punto', banca: 'banca', tie: 'the tie' };
const betName = (bet: string): string => lookUp(BETS, bet) ?? bet;
const CHOICES: Readonly<Record<string, string>> = {
  'five-per-cent': 'even money less 5%',
  'nineteen-to-twenty': '19 to 20',
  'half-on-six': 'even money, half on a 6',
  machine: 'a machine',
  'machine-shuffle': 'shuffle by machine',
  automatic: 'automatic',
  manual: 'manual',
  draws: 'draws',
  stands: 'stands',
};
const SETTINGS: Readonly<Record<string, string>> = {
  dealerStake: 'the hand on which whoever deals must stake',
  puntoHolder: 'who may be handed punto’s cards',
  payment: 'how a winning stake on banca is paid',
  dealtBy: 'who deals',
  shoeOnLoss: 'the shoe when the bank loses',
  shuffledBy: 'who shuffles',
  shoe: 'the shoe',
  fiveAgainstNone: 'banca with 5 when punto took no card',
};
const PLACES: Readonly<Record<RestingPlace, string>> = {
  croupier: 'before the croupier',
  'shoe-corner': 'under the corner of the shoe',
  'croupier-right': 'on the croupier’s right',
  'croupier-left': 'on the croupier’s left',
};
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  opening: 'stakes open',
  closing: 'stakes close',
  'punto-total': 'punto is uncovered, with 6',
  'banca-total': 'banca is uncovered, with 6',
  'punto-stands': 'punto stands on 6',
  'punto-draws': 'punto draws',
  'banca-stands': 'banca stands on 6',
  'banca-draws': 'banca draws',
  winner: 'the coup is decided',
};
const INCIDENTS: Readonly<Record<Incident, string>> = {
  'card-face-up': 'a card lies face up',
  'cards-stuck': 'cards stick together',
  'card-in-basket': 'a card falls into the basket unseen',
  'card-on-floor': 'a card falls to the floor',
  'shoe-exhausted': 'the shoe runs out in a coup',
  'late-stake': 'a stake comes late',
  'wrong-draw': 'a card is drawn against the rules',
  'cards-touched': 'a player touches the cards',
  squeezing: 'a player squeezes the cards',
  'cards-beyond-table': 'cards are taken beyond the table',
  'dealer-cannot-go-on': 'whoever deals cannot go on',
  other: 'anything else',
};

function effectText(effect: Effect, incident: Incident): string {
  switch (effect.do) {
    case 'go-on':
      return incident === 'late-stake' ? 'it does not count, and play goes on' : 'play goes on';
    case 'annul':
      return effect.hand === 'talla' ? 'the coup is annulled and the pack is over' : 'the coup is annulled';
    case 'expose':
      return 'the card stays in play, seen by all';
    case 'hold':
      if (effect.hand === 'punto') return 'the croupier holds punto’s cards';
      return effect.player === 'inspector'
        ? 'whoever rules at the table deals the rest of the coup'
        : 'the croupier deals the rest of the coup';
    case 'forfeit':
      return 'whoever deals loses the shoe';
    case 'warn':
      return 'the player is warned';
    case 'refer':
      return `whoever rules at the table decides: ${effect.between.map((one) => effectsText(one, incident)).join('; or ')}`;
    default:
      return effect.do;
  }
}
const effectsText = (effects: readonly Effect[], incident: Incident): string =>
  effects.map((effect) => effectText(effect, incident)).join(' and ');

function fateText(fate: Fate): string {
  if (fate.fate !== 'won') return fate.fate === 'lost' ? 'is lost' : 'is null: its owner may take it back';
  const { pays, deduct } = fate;
  const odds = pays.num === 1 && pays.den === 1 ? 'even money' : `${pays.num} to ${pays.den}`;
  return `is paid ${odds}${deduct.num === 0 ? '' : `, less ${(100 * deduct.num) / deduct.den}%`}`;
}

/** Numbered seats, told by the first, the last and the numbers that are left out. */
function seatsText(seats: readonly number[]): string {
  const last = seats.at(-1) ?? 0;
  const left = Array.from({ length: last }, (_, i) => i + 1).filter((n) => !seats.includes(n));
  return `${seats.length} seats, numbered 1 to ${last}${left.length === 0 ? '' : ` without ${left.join(', ')}`}`;
}

const word = (answer: string | number): string =>
  lookUp(CHOICES, String(answer)) ?? String(answer).replaceAll('-', ' ');

export const answers: AnswerWords = {
  table(setting, table) {
    switch (setting) {
      case 'multiples':
        return 'where stakes must be multiples of the minimum';
      case 'standing':
        return 'where standing players are not admitted';
      case 'minimum':
      case 'authorisedMinimum':
        return `where the ${setting === 'minimum' ? '' : 'authorised '}minimum is ${money(table[setting])}`;
      case 'seats':
        return 'at a table as large as may be';
      default:
        return `where the table sets “${word(String(table[setting]))}” for ${SETTINGS[setting] ?? setting}`;
    }
  },
  points: {
    choices: ({ setting }, answer) => ({ when: SETTINGS[setting] ?? setting, says: listed(answer.map(word)) }),
    bets: (_, answer) => always(`on ${listed(answer.map(({ name }) => betName(name)))}`),
    cardsFirst: (_, answer) => always(String(answer)),
    cardValue: ({ rank }, answer) => ({
      when: isTenOrFigure(rank) ? 'ten and figures' : 'ace to nine',
      says: answer === pips(rank) ? 'the number it shows, an ace 1' : String(answer),
    }),
    handTotal: ({ sum }, answer) =>
      answer === sum % 10 ? always('the last digit of the sum') : { when: `a sum of ${sum}`, says: String(answer) },
    winner: ({ punto, banca }, answer) => {
      if (punto === banca) return { when: 'equal totals', says: answer === 'tie' ? 'a tie' : answer };
      const higher = punto > banca ? 'punto' : 'banca';
      return { when: 'different totals', says: answer === higher ? 'the higher total wins' : answer };
    },
    naturals: ({ punto, banca }, answer) => ({
      when: Math.max(punto, banca) >= 8 ? 'a hand has 8 or 9 with two cards' : 'no hand has 8 or 9',
      says: answer === 'over' ? 'nobody draws' : 'play goes on',
    }),
    puntoDraw: ({ total }, answer) => ({ when: total <= 5 ? 'with 0 to 5' : 'with 6 or 7', says: `${answer}s` }),
    decks: (_, answer) => always(listed(answer)),
    preparation: (_, answer) => always(listed(answer.map(word), 'and')),
    cut: (_, answer) => always(answer === 'seated' ? 'any seated player, failing them the croupier' : 'the croupier'),
    stopCard: (_, answer) => always(String(answer)),
    afterStopCard: ({ coup }, answer) => ({
      when: coup === 'none' ? 'between coups' : 'in a coup',
      says: answer === 'end' ? 'the pack is over' : 'the coup is finished and is the last',
    }),
    burn: ({ rank }, answer) => ({
      when: isTenOrFigure(rank) ? 'ten and figures' : 'ace to nine',
      says: !isTenOrFigure(rank) && answer === pips(rank) ? 'as many as the first card shows' : String(answer),
    }),
    call: ({ occasion, outcome }, answer) => ({
      when: occasion === 'winner' ? (outcome === 'tie' ? 'a tie at 6' : 'punto wins') : OCCASIONS[occasion],
      says: answer.map((words) => `“${words}”`).join(', '),
    }),
    deal: ({ nth }, { hand, face, rests }) => ({
      when: `card ${nth}`,
      says: `to ${hand}, face ${face}, ${PLACES[rests]}`,
    }),
    thirdCard: (_, answer) => always(`face ${answer}`),
    uncovering: ({ hand }, { turn, by }) => ({
      when: hand,
      says: `${turn === 1 ? 'first' : 'second'}, by ${by === 'holder' ? 'whoever was handed it' : by === 'dealer' ? 'whoever deals' : 'the croupier'}`,
    }),
    squeezing: (_, answer) => always(answer),
    laid: ({ hand }, answer) => ({ when: hand, says: PLACES[answer] }),
    settling: (_, answer) => always(listed(answer, 'then')),
    seats: (_, answer) => always(seatsText(answer)),
    admission: ({ place }, answer) => ({
      when: place === 'seat' ? 'seated players' : 'standing players',
      says: answer,
    }),
    dealing: (_, answer) => always(answer === 'croupier' ? 'the croupier deals' : 'any player in turn who wants to'),
    dealerHand: (_, answer) => always(answer),
    firstTurn: (_, answer) => always(`with seat ${answer}`),
    shoeDeclined: (_, answer) => always(`to the next player on the ${answer}`),
    ronda: ({ passed, boxes }, answer) => ({
      when:
        passed === null ? 'who has not dealt yet' : passed < boxes ? 'within a round of the table' : 'after a round',
      says: answer === 'may-deal' ? 'may deal' : 'must wait',
    }),
    nobodyDeals: (_, { croupierUntil }) =>
      always(`the croupier deals ${croupierUntil === 'bank-loss' ? 'until the bank loses' : 'the next coup'}`),
    shoeAfter: ({ outcome }, answer) => ({
      when: outcome === 'tie' ? 'a tie' : outcome === 'banca' ? 'the bank won' : 'the bank lost',
      says: answer,
    }),
    shoeGivenUp: ({ dealt }, answer) => ({
      when: dealt === 0 ? 'before dealing a coup' : 'after a coup',
      says: answer === 'allowed' ? 'it may' : 'it may not',
    }),
    nextPack: ({ outcome, forfeited }, answer) => ({
      when: forfeited
        ? 'whoever dealt lost the shoe by a ruling'
        : outcome === null
          ? 'the last coup was null'
          : outcome === 'tie'
            ? 'the last coup was a tie'
            : `the bank ${outcome === 'banca' ? 'won' : 'lost'} the last coup`,
      says: answer === 'same' ? 'the same player' : 'the next player on the right',
    }),
    dealerStake: (_, { on, atLeast }, table) =>
      always(on === 'none' ? 'nothing' : `${amountText(atLeast, table)} on ${on === 'any' ? 'any bet' : on}`),
    dealerWithoutStake: (_, answer, { dealerStake }) => {
      if (dealerStake === 'none') return always('does not arise: nobody has to stake');
      return always(answer === 'croupier' ? 'the croupier' : 'the next player on the right who has that stake');
    },
    banker: (_, answer) => always(answer === 'house' ? 'the house' : answer),
    chips: (_, { step }, { unit }) => always(step === unit ? 'as the table sets it' : money(step)),
    lastCoups: (_, answer) => always(String(answer)),
    tips: (_, answer) => always(answer === 'accepted' ? 'yes, and they go into their slot' : 'no'),
    settlement: ({ bet, outcome, totals }, answer) => {
      const result = outcome === 'tie' ? 'the hands tie' : `${outcome} wins`;
      const total = bet === 'banca' && outcome === 'banca' && totals.banca === 6 ? ' with 6' : '';
      return { when: `on ${betName(bet)} when ${result}${total}`, says: fateText(answer) };
    },
    rounding: ({ of }, answer) => ({ when: of === 'winnings' ? 'winnings' : 'the deduction', says: answer }),
    tableMinimum: (_, answer, { authorisedMinimum }) =>
      always(answer === authorisedMinimum ? 'the authorised minimum' : money(answer)),
    tableMaximum: (_, answer, table) =>
      always(
        answer.kind === 'one-of'
          ? `${listed(timesText(answer.amounts, table))} times the minimum`
          : `between ${timesText([answer.low, answer.high], table).join(' and ')} times the minimum`,
      ),
    stakeMinimum: ({ bet }, answer, table) => ({ when: `on ${betName(bet)}`, says: amountText(answer, table) }),
    stakeMaximum: ({ bet }, answer, table) => ({ when: `on ${betName(bet)}`, says: amountText(answer, table) }),
    stakeStep: ({ bet }, answer, table) => ({ when: `on ${betName(bet)}`, says: amountText(answer, table) }),
    bothSides: (_, { apartBy }, table) =>
      always(apartBy === 0 ? 'yes' : `yes, if the two stakes differ by at least ${amountText(apartBy, table)}`),
    lateStake: (_, answer) => always(answer),
    incident: ({ incident, coup }, answer) => ({
      when: coup === 'none' ? `${INCIDENTS[incident]}, outside a coup` : INCIDENTS[incident],
      says: effectsText(answer, incident),
    }),
  },
};
