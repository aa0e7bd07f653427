import type { CheminDeFerWitnessed } from '@sabot/engine';
import { capital } from '../../capital.ts';
import type { EventSentences } from '../../event-words.ts';
import { namesIn } from '../../person.ts';
import { outcomes } from '../bets.ts';
import { Does, does, each, isYou, Name, name, Whose, whose } from '../grammar.ts';
import { notices } from '../notices.ts';
import { events as puntoBanca } from '../punto-banca/events.ts';
import { ruling } from '../ruling.ts';
import { incidents, stages } from './incidents.ts';

export const events: EventSentences<CheminDeFerWitnessed> = {
  TableOpened: () => 'The table is opened.',
  TableClosed: () => `${notices.closed}.`,
  ClosingAnnounced: puntoBanca.ClosingAnnounced,
  LastCoupCalled: puntoBanca.LastCoupCalled,
  RulesExplained: ({ player }, { who }) => `The croupier explains the rules to ${name(who(player))}.`,
  PlayerSeated: ({ player, seat, salutes }, { who }) =>
    `${Does(who(player), 'take', 'takes')} seat ${seat}${salutes ? ': no priority before saluting' : ''}.`,
  PlayerStanding: ({ player, behind }, { who }) => `${Does(who(player), 'stand', 'stands')} behind seat ${behind}.`,
  PlayerUnseated: ({ player, why }, { who }) =>
    `${Does(who(player), 'lose your seat', 'loses the seat')}: ${
      {
        'refused-twice': 'the mano was declined twice running',
        absent: 'absent when the mano came round',
        'refused-the-bank': 'the bank that was due was not taken',
        'seated-elsewhere': 'seated at another table',
      }[why]
    }.`,
  PlayerLeft: ({ player }, { who }) => `${Does(who(player), 'leave', 'leaves')} the table.`,
  ChipsBought: ({ player, amount }, { who, money }) => `${Does(who(player), 'buy', 'buys')} ${money(amount)} in chips.`,
  WaitingListJoined: ({ player }, { who }) => `${Does(who(player), 'join', 'joins')} the waiting list.`,
  WaitingListLeft: ({ player }, { who }) => `${Does(who(player), 'leave', 'leaves')} the waiting list.`,
  ChangeAsked: ({ player }, { who }) => `${Does(who(player), 'ask', 'asks')} for another seat.`,
  PlayerAway: ({ player }, { who }) => `${Does(who(player), 'are', 'is')} away for a moment.`,
  PlayerBack: ({ player }, { who }) => `${Does(who(player), 'are', 'is')} back.`,
  SeatElsewhereNoted: () => null,
  PlaySuspended: ({ for: what }) =>
    what === 'company' ? 'Waiting: more players are needed.' : 'Waiting for somebody who can take the bank.',
  PlayResumed: () => 'Play goes on.',
  CheckRequested: ({ player }, { who }) => `${Does(who(player), 'ask', 'asks')} for a check of the decks.`,
  PackBrought: ({ decks }) => (decks === 1 ? 'One deck is brought.' : `${decks} decks are brought.`),
  PackChecked: ({ missing, surplus }, { cards }) => {
    const [less, more] = [missing ?? [], surplus ?? []];
    if (less.length === 0 && more.length === 0) return `${notices.cardsChecked}.`;
    return `The cards are checked.${less.length > 0 ? ` Missing: ${cards(less)}.` : ''}${more.length > 0 ? ` Too many: ${cards(more)}.` : ''}`;
  },
  PackMixed: ({ by }, { who }) => `${Does(who(by === 'croupier' ? null : by), 'shuffle', 'shuffles')}.`,
  CardsPassed: () => null,
  PackShuffled: () => 'The croupier shuffles last.',
  CutOffered: ({ player }, { who }) => `${Name(who(player))} may cut.`,
  PackCut: ({ by, at }, { who }) => `${Does(who(by === 'croupier' ? null : by), 'cut', 'cuts')} at card ${at}.`,
  StopCardPlaced: ({ below }) =>
    below === 1 ? 'The stop card goes before the last card.' : `The stop card goes before the last ${below} cards.`,
  TallaEnded: ({ talla }) => `Shoe ${talla} is over.`,
  BankSeeksHolder: ({ cause, from }, { who }) =>
    ({
      start: 'The bank looks for a banker.',
      lost: `The bank leaves ${name(who(from))}: the coup was lost.`,
      passed: '“Mano pasada”: the bank is offered for the same amount.',
      refused: 'Nothing was dealt: the bank goes to auction.',
      unanswered: 'Nobody plays against the bank: it goes on.',
      vacant: 'The bank is free.',
      talla: 'A new shoe: the bank looks for a banker.',
    })[cause],
  StageReached: ({ stage }) => (stage === 'auction' ? 'The bank goes to auction.' : capital(`${stages[stage]}.`)),
  BankOffered: ({ player, least }, { who, money }) =>
    `The bank is offered to ${name(who(player))}, for ${money(least)} or more.`,
  BankNotOffered: ({ player, why }, { who }) =>
    why === 'saluted'
      ? `New at the table: the bank passes ${name(who(player))} once (“saludar”).`
      : `Not enough chips: the bank passes ${name(who(player))} by.`,
  BankDeclined: ({ player, counts }, { who }) =>
    `${Does(who(player), 'decline', 'declines')} the bank${counts ? '; it counts as a refusal' : ''}.`,
  BankJoined: ({ player, amount }, { who, money }) =>
    `${Name(who(player))} would take it with others, for ${money(amount)}.`,
  BankBid: ({ player, amount }, { who, money }) => `${Does(who(player), 'bid', 'bids')} ${money(amount)}.`,
  BidPassed: ({ player }, { who }) => `${Does(who(player), 'bid', 'bids')} no more.`,
  BankAwarded: ({ player, amount }, { who, money }) =>
    `${Does(who(player), 'have', 'has')} the bank, for ${money(amount)}.`,
  BankRaised: ({ player, amount }, { who, money }) =>
    `${Does(who(player), 'raise', 'raises')} the bank by ${money(amount)}.`,
  AssociationOffered: ({ player, amount }, { who, money }) =>
    `${Name(who(player))} would join the bank with ${money(amount)}.`,
  AssociateAccepted: ({ player, amount }, { who, money }) =>
    `${Does(who(player), 'join', 'joins')} the bank with ${money(amount)}.`,
  AssociateRefused: ({ player }, { who }) => `The bank is not shared with ${name(who(player))}.`,
  WinningsWithheld: ({ amount }, { money }) => `${money(amount)} of the winnings goes to the garage.`,
  TodoVaSaid: ({ player }, { who }) => `${Does(who(player), 'say', 'says')} “todo va”: all of it plays.`,
  BankAnnounced: ({ amount }, { money }) => `There is ${notices.inBank(money(amount))}.`,
  ManoPassed: ({ player, amount }, { who, money }) =>
    `${Does(who(player), 'pass', 'passes')} the mano, a bank of ${money(amount)}.`,
  DealRefused: ({ player }, { who }) => `${Does(who(player), 'refuse', 'refuses')} to deal.`,
  BankKept: ({ player }, { who }) => `${Does(who(player), 'keep', 'keeps')} the bank.`,
  BankLost: ({ player }, { who }) => `${Does(who(player), 'give', 'gives')} up the bank.`,
  BancoCalled: ({ player, how }, { who }) =>
    `${Does(who(player), 'say', 'says')} ${{ alone: '“banco”', joint: '“banco”, with others', seguido: '“banco seguido”' }[how]}.`,
  MesaCalled: ({ player, completes }, { who }) =>
    `${Does(who(player), 'say', 'says')} “${completes ? 'con la mesa y último completo' : 'banco con la mesa'}”.`,
  SilenceKept: () => null,
  BancoMade: ({ player, partners, amount, seguido }, { who, money }) => {
    const others = namesIn(partners).filter((one) => one !== player);
    const word = seguido ? 'Banco seguido' : 'Banco';
    return others.length === 0
      ? `${word}: ${does(who(player), 'play', 'plays')} for the whole bank, ${money(amount)}.`
      : `${word}: ${each([player, ...others].map(who))} play for the whole bank, ${money(amount)}.`;
  },
  BancoLapsed: () => 'Nobody calls “banco”.',
  MesaMade: ({ player, amount, completes }, { who, money }) =>
    `Con la mesa: ${does(who(player), 'cover', 'covers')} ${money(amount)}${completes ? ', and what is left in the end' : ''}.`,
  StakesOpened: () => `${notices.stakesOpen}.`,
  StakesSet: ({ player, punto, line }, { who, money }) =>
    punto + line === 0
      ? `${Does(who(player), 'take your stake back', 'takes the stake back')}.`
      : `${Does(who(player), 'bet', 'bets')} ${money(punto + line)}${line > 0 ? ` (${money(line)} on the line)` : ''}.`,
  StakeCompleted: ({ player, amount }, { who, money }) =>
    `${Does(who(player), 'complete', 'completes')} the bank with ${money(amount)}.`,
  LineHalved: ({ player, plays }, { who, money }) =>
    `On the line, ${money(plays)} of ${whose(who(player))} stake plays.`,
  StakeTrimmed: ({ player, plays }, { who, money }) =>
    plays === 0
      ? `The bank is covered: ${whose(who(player))} stake goes back.`
      : `The bank cannot cover it all: ${money(plays)} of ${whose(who(player))} stake plays.`,
  StakesReturned: ({ player }, { who }) => `${Whose(who(player))} stake goes back.`,
  BankUnanswered: ({ player, amount }, { who, money }) =>
    `Nobody answers: ${does(who(player), 'have', 'has')} ${money(amount)} of the bank back.`,
  NobodyStaked: () => 'Nobody bets against the bank.',
  GarageFilled: ({ kind, amount }, { money }) =>
    `${money(amount)} of the bank goes to the garage: ${kind === 'obligatory' ? 'nobody covers it' : 'it exceeds the maximum'}.`,
  GarageEmptied: ({ amount }, { money }) => `${money(amount)} comes back from the garage.`,
  StakesClosed: ({ holder }, { who }) => `The cards will be for ${name(who(holder))}.`,
  Called: ({ words }) => `“${words.map(capital).join('. ')}”`,
  DealOrdered: () => `${notices.cardsDealt}.`,
  StopCardShown: ({ last }) => (last ? 'The stop card comes out: last coup.' : 'The stop card comes out.'),
  CardDrawn: ({ hand, card, face }, { cards }) => (face === 'up' ? `${capital(hand)}: ${cards([card])}.` : null),
  CardAssigned: () => null,
  CardExposed: () => 'A card lies open.',
  CardsDelivered: ({ to }, { who }) => `Punto’s cards go to ${name(who(to))}.`,
  CardsLifted: () => null,
  PuntoSpoke: ({ by, word }, { who }) => `${Name(who(by))}: “${word}”.`,
  WordDeclaredWrong: ({ ruling, forgets }) =>
    `${forgets ? 'A natural was not shown' : 'That was against the rules'}: ${
      {
        'banker-chooses': 'the banker chooses whether to give the card',
        'card-is-given': 'the card is given',
        'goes-on': 'the coup goes on',
      }[ruling]
    }.`,
  AdviceGiven: ({ player }, { who }) => `The croupier advises ${name(who(player))}.`,
  HandAbated: ({ hand, total, cards: shown }, { cards }) =>
    `${capital(hand)} shows ${total} (“abatir”): ${cards(shown)}.`,
  CardGiven: () => 'The banker gives a card.',
  CardRefused: () => 'The banker gives no card.',
  AbatirForfeited: ({ hand }) => `${capital(hand)} loses the right to “abatir”.`,
  CuadroAsked: ({ player }, { who }) => `${Does(who(player), 'ask', 'asks')} for the chart (“cuadro”): it now binds.`,
  BankerDecided: ({ decision }) => (decision === 'draw' ? 'The banker draws.' : 'The banker stands.'),
  WithdrawalAllowed: ({ players }, { who }) => `Stakes may be taken back by ${each(namesIn(players).map(who))}.`,
  StakesWithdrawn: ({ player }, { who }) => `${Does(who(player), 'take your stake back', 'takes the stake back')}.`,
  StakesLeft: ({ player }, { who }) => `${Whose(who(player))} stake stays.`,
  HandShown: ({ hand, total, cards: shown }, { cards }) => `${capital(hand)}: ${total} (${cards(shown)}).`,
  CoupDecided: ({ outcome, punto, banca }) => `${capital(outcomes[outcome])}: punto ${punto}, banca ${banca}.`,
  StakeSettled: ({ player, stake, fate }, { who, money }) =>
    `${{ won: Does(who(player), 'win', 'wins'), lost: Does(who(player), 'lose', 'loses'), null: Does(who(player), 'neither win nor lose: you keep', 'neither wins nor loses, and keeps') }[fate]} ${money(stake)}.`,
  BankSettled: ({ won, deducted }, { money }) =>
    won > 0
      ? `The bank wins ${money(won)}; ${money(deducted)} to the cagnotte.`
      : won < 0
        ? `The bank pays ${money(-won)}.`
        : 'The bank comes out even.',
  SeguidoGained: ({ player }, { who }) => `${Name(who(player))} may call “banco seguido” in the next coup.`,
  SeguidoLost: () => null,
  CoupEnded: ({ coup, outcome }) => (outcome === 'annulled' ? `Coup ${coup} is annulled.` : `Coup ${coup} is over.`),
  IncidentReported: ({ incident, note }) => `Incident: ${incidents[incident]}${note ? ` (${note})` : ''}.`,
  RulingReferred: ({ to }) => (to === 'inspector' ? `${notices.inspectorDecides}.` : 'The director of play decides.'),
  RulingGiven: ({ reason }) => ruling('Ruling', reason),
  HandBound: ({ hand, to }) =>
    `${capital(hand)} ${
      {
        cuadro: 'must follow the chart',
        rules: 'must follow the rules',
        draw: 'must draw',
        stand: 'must stand',
        'draw-after-no': 'must draw if punto says “no”',
      }[to]
    }.`,
  HandDeemed: ({ hand, total }) => `${capital(hand)} is deemed to have ${total}.`,
  HandForfeited: ({ hand }) => `${capital(hand)} loses the coup.`,
  CardsHeldBy: ({ player }, { who }) => `The cards pass to ${name(who(player))}.`,
  BankerObliged: ({ player }, { who }) => `${Name(who(player))} must go through with this coup.`,
  RightForfeited: ({ player, right }, { who }) =>
    `${Does(who(player), 'lose', 'loses')} ${right === 'hold-cards' ? 'the right to the cards' : 'priority'}.`,
  PuntoSpeaksAgain: () => 'Punto speaks again.',
  SettleOrderSet: ({ player, place }, { who }) =>
    place === 'collected-first'
      ? `${Whose(who(player))} stake is collected first.`
      : `${Does(who(player), 'are', 'is')} paid last.`,
  StakeRestored: ({ player, amount }, { who, money }) => `${Whose(who(player))} stake counts as ${money(amount)}.`,
  PlayerWarned: ({ player }, { who }) =>
    isYou(who(player)) ? 'The croupier asks you to decide.' : `The croupier asks ${name(who(player))} to decide.`,
  CoupAnnulled: () => `${notices.allBack}.`,
};
