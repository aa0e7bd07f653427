import type { CheminDeFerWitnessed } from '@sabot/protocol';
import type { ToldEvents } from '../../history/tell-event.ts';
import { namesIn } from '../../table/circulo/names-in.ts';
import { capital } from '../capital.ts';
import { list } from '../list.ts';
import { incidents, stages } from './chemin-de-fer-names.ts';
import { does, whose } from './person.ts';

// “You” and a name mostly take the same form here, so that one sentence serves both.
export const events: ToldEvents<CheminDeFerWitnessed> = {
  TableOpened: () => 'The table is opened.',
  TableClosed: () => 'The table is closed.',
  RulesExplained: ({ player }, { who }) => `The rules are explained to ${who(player)}.`,
  PlayerSeated: ({ player, seat, salutes }, { who }) =>
    capital(`${who(player)}: seat ${seat}${salutes ? '; no priority before saluting' : ''}.`),
  PlayerStanding: ({ player, behind }, { who }) => capital(`${who(player)}: standing behind seat ${behind}.`),
  PlayerUnseated: ({ player, why }, { who }) =>
    `${capital(whose(who(player)))} seat is lost: ${
      {
        'refused-twice': 'the mano was refused twice running',
        absent: 'absent when the mano came round',
        'refused-the-bank': 'the bank that was due was not taken',
        'seated-elsewhere': 'a seat at another table was taken',
      }[why]
    }.`,
  PlayerLeft: ({ player }, { who }) => capital(`${does(who(player), 'leave', 'leaves')} the table.`),
  ChipsBought: ({ player, amount }, { who, money }) => capital(`${who(player)}: ${money(amount)} in chips.`),
  WaitingListJoined: ({ player }, { who }) => capital(`${who(player)}: on the waiting list.`),
  WaitingListLeft: ({ player }, { who }) => capital(`${who(player)}: off the waiting list.`),
  ChangeAsked: ({ player }, { who }) => capital(`${does(who(player), 'ask', 'asks')} for another seat.`),
  PlayerAway: ({ player }, { who }) => capital(`${who(player)}: away for a moment.`),
  PlayerBack: ({ player }, { who }) => capital(`${who(player)}: back.`),
  SeatElsewhereNoted: () => null,
  PlaySuspended: ({ for: what }) =>
    what === 'company' ? 'Waiting: more players are needed.' : 'Waiting for somebody who can take the bank.',
  PlayResumed: () => 'Play goes on.',
  CheckRequested: ({ player }, { who }) => capital(`${who(player)}: a check of the decks is asked for.`),
  PackBrought: ({ decks }) => (decks === 1 ? 'One deck is brought.' : `${decks} decks are brought.`),
  PackChecked: () => 'The cards are checked.',
  PackMixed: ({ by }, { who }) => `Shuffled by ${who(by === 'croupier' ? null : by)}.`,
  CardsPassed: () => null,
  PackShuffled: () => 'The croupier shuffles last.',
  CutOffered: ({ player }, { who }) => `The cut is offered to ${who(player)}.`,
  PackCut: ({ by, at }, { who }) => `Cut at card ${at} by ${who(by === 'croupier' ? null : by)}.`,
  StopCardPlaced: ({ below }) =>
    below === 1 ? 'The stop card goes before the last card.' : `The stop card goes before the last ${below} cards.`,
  TallaEnded: ({ talla }) => `Talla ${talla} is over.`,
  BankSeeksHolder: ({ cause, from }, { who }) =>
    ({
      start: 'The bank looks for a banker.',
      lost: `The bank leaves ${who(from)}: the coup was lost.`,
      passed: '«Mano pasada»: the bank is offered for the same amount.',
      refused: 'Nothing was dealt: the bank goes to auction.',
      unanswered: 'Nobody plays against the bank: it goes on.',
      vacant: 'The bank is free.',
      talla: 'A new talla: the bank looks for a banker.',
    })[cause],
  StageReached: ({ stage }) => capital(`${stages[stage]}.`),
  BankOffered: ({ player, least }, { who, money }) =>
    `The bank is offered to ${who(player)}, for at least ${money(least)}.`,
  BankNotOffered: ({ player, why }, { who }) =>
    why === 'saluted'
      ? `New at the table: the bank passes ${who(player)} once (“saludar”).`
      : `Not enough chips: the bank passes ${who(player)} by.`,
  BankDeclined: ({ player, counts }, { who }) =>
    `The bank is declined by ${who(player)}${counts ? '; it counts as a refusal' : ''}.`,
  BankJoined: ({ player, amount }, { who, money }) =>
    capital(`${who(player)} would take it together with others, for ${money(amount)}.`),
  BankBid: ({ player, amount }, { who, money }) => `${money(amount)} is bid by ${who(player)}.`,
  BidPassed: ({ player }, { who }) => `No more bids from ${who(player)}.`,
  BankAwarded: ({ player, amount }, { who, money }) => `The bank goes to ${who(player)} for ${money(amount)}.`,
  BankRaised: ({ player, amount }, { who, money }) => `The bank is raised by ${money(amount)} by ${who(player)}.`,
  AssociationOffered: ({ player, amount }, { who, money }) =>
    capital(`${who(player)} would join the bank with ${money(amount)}.`),
  AssociateAccepted: ({ player, amount }, { who, money }) =>
    `${capital(whose(who(player)))} ${money(amount)} joins the bank.`,
  AssociateRefused: ({ player }, { who }) => `${capital(whose(who(player)))} part in the bank is refused.`,
  WinningsWithheld: ({ amount }, { money }) => `${money(amount)} of the winnings goes to the garage.`,
  TodoVaSaid: ({ player }, { who }) => capital(`${who(player)}: «todo va».`),
  BankAnnounced: ({ amount }, { money }) => `There is ${money(amount)} in the bank.`,
  ManoPassed: ({ player, amount }, { who, money }) =>
    `The mano is passed by ${who(player)}: «mano pasada» of ${money(amount)}.`,
  DealRefused: ({ player }, { who }) => capital(`${who(player)} will not deal.`),
  BankKept: ({ player }, { who }) => `The bank stays with ${who(player)}.`,
  BankLost: ({ player }, { who }) => `The bank is ceded by ${who(player)}.`,
  BancoCalled: ({ player, how }, { who }) =>
    capital(
      `${who(player)}: ${{ alone: '«banco»', joint: '«banco» in association', seguido: '«banco seguido»' }[how]}.`,
    ),
  MesaCalled: ({ player, completes }, { who }) =>
    capital(`${who(player)}: «${completes ? 'con la mesa y último completo' : 'banco con la mesa'}».`),
  SilenceKept: () => null,
  BancoMade: ({ player, partners, amount, seguido }, { who, money }) =>
    `«${seguido ? 'Banco seguido' : 'Banco'}» by ${list('en', [
      who(player),
      ...namesIn(partners)
        .filter((one) => one !== player)
        .map(who),
    ])}: ${money(amount)}.`,
  BancoLapsed: () => 'Nobody calls banco.',
  MesaMade: ({ player, amount, completes }, { who, money }) =>
    `«Banco con la mesa» by ${who(player)}: ${money(amount)}${completes ? ', and «último completo»' : ''}.`,
  StakesOpened: () => 'Stakes are open.',
  StakesSet: ({ player, punto, line }, { who, money }) =>
    punto + line === 0
      ? `${capital(whose(who(player)))} stake is taken back.`
      : `Staked by ${who(player)}: ${money(punto + line)}${line > 0 ? ` (${money(line)} on the line)` : ''}.`,
  StakeCompleted: ({ player, amount }, { who, money }) =>
    `The bank is completed by ${who(player)} with ${money(amount)}.`,
  LineHalved: ({ player, plays }, { who, money }) =>
    `On the line, ${money(plays)} of ${whose(who(player))} stake plays.`,
  StakeTrimmed: ({ player, plays }, { who, money }) =>
    plays === 0
      ? `The bank is covered: ${whose(who(player))} stake goes back.`
      : `The bank cannot cover it all: ${money(plays)} of ${whose(who(player))} stake plays.`,
  StakesReturned: ({ player }, { who }) => `The stake goes back to ${who(player)}.`,
  BankUnanswered: ({ player, amount }, { who, money }) =>
    capital(`${who(player)}: ${money(amount)} back from a bank that nobody answered.`),
  NobodyStaked: () => 'Nobody stakes against the bank.',
  GarageFilled: ({ kind, amount }, { money }) =>
    `${money(amount)} to the garage${kind === 'obligatory' ? ': nobody covers it' : ': it exceeds the maximum'}.`,
  GarageEmptied: ({ amount }, { money }) => `${money(amount)} comes back from the garage.`,
  StakesClosed: ({ holder }, { who }) => `The cards will be for ${who(holder)}.`,
  Called: ({ words }) => `«${words.map(capital).join('. ')}»`,
  DealOrdered: () => 'The cards are dealt.',
  StopCardShown: ({ last }) => (last ? 'The stop card comes out: last coup.' : 'The stop card comes out.'),
  CardDrawn: ({ hand, card, face }, { cards }) => (face === 'up' ? capital(`${hand}: ${cards([card])}.`) : null),
  CardAssigned: () => null,
  CardExposed: () => 'A card lies open.',
  CardsDelivered: ({ to }, { who }) => `Punto’s cards go to ${who(to)}.`,
  CardsLifted: () => null,
  PuntoSpoke: ({ by, word }, { who }) => capital(`${who(by)}: «${word}».`),
  WordDeclaredWrong: ({ ruling, forgets }) =>
    `${forgets ? 'A natural was not shown' : 'That was against the rules'}: ${
      {
        'banker-chooses': 'the banker chooses whether to give a card',
        'card-is-given': 'the card is given',
        'goes-on': 'the coup goes on',
      }[ruling]
    }.`,
  AdviceGiven: ({ player }, { who }) => `The croupier advises ${who(player)}.`,
  HandAbated: ({ hand, total, cards: shown }, { cards }) =>
    capital(`${hand} shows ${total} («abatir»): ${cards(shown)}.`),
  CardGiven: () => 'The banker gives a card.',
  CardRefused: () => 'The banker gives no card.',
  AbatirForfeited: ({ hand }) => capital(`${hand} loses the right to «abatir».`),
  CuadroAsked: ({ player }, { who }) => `The cuadro is asked for by ${who(player)}: it now binds.`,
  BankerDecided: ({ decision }) => (decision === 'draw' ? 'The banker draws.' : 'The banker stands.'),
  WithdrawalAllowed: ({ players }, { who }) =>
    `These may take back their stake: ${list('en', namesIn(players).map(who))}.`,
  StakesWithdrawn: ({ player }, { who }) => `${capital(whose(who(player)))} stake is withdrawn.`,
  StakesLeft: ({ player }, { who }) => `${capital(whose(who(player)))} stake stays.`,
  HandShown: ({ hand, total, cards: shown }, { cards }) => capital(`${hand}: ${total} (${cards(shown)}).`),
  CoupDecided: ({ outcome, punto, banca }) =>
    `${{ punto: 'Punto wins', banca: 'Banca wins', tie: 'A tie' }[outcome]}: punto ${punto}, banca ${banca}.`,
  StakeSettled: ({ player, stake, fate }, { who, money }) =>
    capital(`${who(player)}: ${money(stake)} ${{ won: 'won', lost: 'lost', null: 'neither won nor lost' }[fate]}.`),
  BankSettled: ({ won, deducted }, { money }) =>
    won > 0
      ? `The bank wins ${money(won)}; ${money(deducted)} to the cagnotte.`
      : won < 0
        ? `The bank pays ${money(-won)}.`
        : 'The bank comes out even.',
  SeguidoGained: ({ player }, { who }) => `«Banco seguido» is open to ${who(player)}.`,
  SeguidoLost: () => null,
  CoupEnded: ({ coup, outcome }) => (outcome === 'annulled' ? `Coup ${coup} is annulled.` : `Coup ${coup} is over.`),
  IncidentReported: ({ incident, note }) => `Incident: ${incidents[incident]}${note ? ` (${note})` : ''}.`,
  RulingReferred: ({ to }) => (to === 'inspector' ? 'The table inspector decides.' : 'The director of play decides.'),
  RulingGiven: ({ reason }) => (reason === '' || reason === 'lapsed' ? 'A ruling is given.' : `Ruling: ${reason}.`),
  HandBound: ({ hand, to }) =>
    capital(
      `${hand} ${
        {
          cuadro: 'must follow the cuadro',
          rules: 'must follow the rules',
          draw: 'must draw',
          stand: 'must stand',
          'draw-after-no': 'must draw if punto says «no»',
        }[to]
      }.`,
    ),
  HandDeemed: ({ hand, total }) => capital(`${hand} is deemed to have ${total}.`),
  HandForfeited: ({ hand }) => capital(`${hand} loses the coup.`),
  CardsHeldBy: ({ player }, { who }) => `The cards pass to ${who(player)}.`,
  BankerObliged: ({ player }, { who }) => capital(`${who(player)} must go through with this coup.`),
  RightForfeited: ({ player, right }, { who }) =>
    `${right === 'hold-cards' ? 'The right to the cards' : 'Priority'} is lost by ${who(player)}.`,
  PuntoSpeaksAgain: () => 'Punto speaks again.',
  SettleOrderSet: ({ player, place }, { who }) =>
    place === 'collected-first' ? `Collected first: ${who(player)}.` : `Paid last: ${who(player)}.`,
  StakeRestored: ({ player, amount }, { who, money }) =>
    `${capital(whose(who(player)))} stake counts as ${money(amount)}.`,
  PlayerWarned: ({ player }, { who }) => `A warning to ${who(player)}: too long over the cards.`,
  CoupAnnulled: () => 'The coup is annulled.',
};
