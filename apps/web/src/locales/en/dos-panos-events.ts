import type { DosPanosWitnessed } from '@sabot/protocol';
import type { ToldEvents } from '../../history/tell-event.ts';
import { namesIn } from '../../table/circulo/names-in.ts';
import { capital } from '../capital.ts';
import { list } from '../list.ts';
import { events as railway } from './chemin-de-fer-events.ts';
import { hands, incidents, stages } from './dos-panos-names.ts';
import { whose } from './person.ts';

const hand = (name: string): string => (Object.hasOwn(hands, name) ? hands[name as keyof typeof hands] : name);
/** In a sentence a paño has its article; the bank’s hand is called by its name. */
const the = (name: string): string => (name === 'banca' ? hand(name) : `the ${hand(name)}`);
const isHand = (name: string): boolean => Object.hasOwn(hands, name);

export const events: ToldEvents<DosPanosWitnessed> = {
  // what is told in the same words at chemin de fer
  TableOpened: () => 'The table is opened.',
  TableClosed: railway.TableClosed,
  RulesExplained: railway.RulesExplained,
  PlayerLeft: railway.PlayerLeft,
  ChipsBought: railway.ChipsBought,
  WaitingListJoined: railway.WaitingListJoined,
  WaitingListLeft: railway.WaitingListLeft,
  PlayerAway: railway.PlayerAway,
  PlayerBack: railway.PlayerBack,
  PlayResumed: railway.PlayResumed,
  CheckRequested: railway.CheckRequested,
  PackBrought: railway.PackBrought,
  PackChecked: railway.PackChecked,
  PackMixed: railway.PackMixed,
  CardsPassed: railway.CardsPassed,
  PackShuffled: railway.PackShuffled,
  CutOffered: railway.CutOffered,
  PackCut: railway.PackCut,
  StopCardPlaced: railway.StopCardPlaced,
  TallaEnded: ({ talla }) => `Talla ${talla} is over.`,
  BankBid: railway.BankBid,
  BidPassed: railway.BidPassed,
  BankKept: railway.BankKept,
  SilenceKept: railway.SilenceKept,
  StakesOpened: railway.StakesOpened,
  StakesReturned: railway.StakesReturned,
  NobodyStaked: railway.NobodyStaked,
  Called: ({ words }) => `«${words.map(capital).join('. ')}»`,
  DealOrdered: railway.DealOrdered,
  StopCardShown: railway.StopCardShown,
  CardAssigned: railway.CardAssigned,
  CardExposed: railway.CardExposed,
  CardsLifted: railway.CardsLifted,
  CuadroAsked: railway.CuadroAsked,
  BankerDecided: railway.BankerDecided,
  AdviceGiven: railway.AdviceGiven,
  RulingReferred: railway.RulingReferred,
  RulingGiven: railway.RulingGiven,
  BankerObliged: railway.BankerObliged,
  PlayerWarned: railway.PlayerWarned,
  CoupAnnulled: railway.CoupAnnulled,
  SessionOpened: ({ session }) => `Session ${session} is opened.`,
  SessionEnded: ({ session }) => `Session ${session} is over: time for dinner.`,
  PlayerSeated: ({ player, seat }, { who }) => capital(`${who(player)}: seat ${seat}.`),
  PlayerStanding: ({ player, behind, chair }, { who }) =>
    capital(`${who(player)}: ${chair ? 'on a chair' : 'standing'} behind seat ${behind}.`),
  PlaySuspended: ({ for: what }) =>
    ({
      company: 'Waiting: two players are needed on each paño.',
      banker: 'Waiting for somebody who can take the bank.',
      session: 'Waiting for the next session.',
      stakes: 'Nobody stakes: play is suspended.',
    })[what],
  BankSeeksHolder: ({ cause, from }, { who }) =>
    ({
      opening: 'The bank looks for a banker.',
      left: `The bank is left by ${who(from)}: it is offered for the same amount.`,
      broken: `${capital(whose(who(from)))} bank is broken.`,
      'tallas-over': 'The tallas of this bank are over.',
    })[cause],
  StageReached: ({ stage }) => capital(`${stages[stage]}.`),
  BankOffered: ({ player, amount }, { who, money }) => `The bank is offered to ${who(player)}, for ${money(amount)}.`,
  BankDeclined: ({ player }, { who }) => `The bank is declined by ${who(player)}.`,
  LotCalled: ({ among }, { who }) =>
    `Equal: a lot is drawn between ${list(
      'en',
      namesIn(among).map((one) => (isHand(one) ? the(one) : who(one))),
    )}.`,
  LotDrawn: ({ among, lot }, { who }) => {
    const winner = namesIn(among)[lot] ?? '';
    return `The lot falls on ${isHand(winner) ? the(winner) : who(winner)}.`;
  },
  BankAwarded: ({ player, amount, tallas }, { who, money }) =>
    `The bank goes to ${who(player)} for ${money(amount)}${tallas > 1 ? ` and ${tallas} tallas` : ''}.`,
  AwardExtended: ({ tallas }) =>
    `The award is extended: ${tallas === 1 ? 'one talla is left' : `${tallas} tallas are left`}.`,
  PartidaEnded: () => 'Nobody bids: the partida is over.',
  BankDeposited: ({ player, amount }, { who, money }) => `${money(amount)} is deposited by ${who(player)}.`,
  DepositAdded: ({ player, amount }, { who, money }) => `${money(amount)} is added to the deposit by ${who(player)}.`,
  BankAnnounced: ({ player, amount }, { who, money }) => `${capital(whose(who(player)))} bank: ${money(amount)}.`,
  BankLeft: ({ player, amount }, { who, money }) => `The bank is left by ${who(player)}, with ${money(amount)}.`,
  BankReturned: ({ player, amount }, { who, money }) => `The bank of ${money(amount)} goes back to ${who(player)}.`,
  BankBroken: ({ player }, { who }) => `${capital(whose(who(player)))} bank is broken: no funds are left.`,
  BankRenewed: ({ player, amount, newSabot }, { who, money }) =>
    `The bank is renewed by ${who(player)} with ${money(amount)}${newSabot ? ', and a new shoe' : ''}.`,
  BancoOpened: () => 'Banco may be called, once only.',
  BancoCalled: ({ player, pano }, { who }) => capital(`${who(player)}: «banco», from the ${hand(pano)}.`),
  BancoMade: ({ player, pano1, pano2 }, { who, money }) =>
    `«Banco» by ${who(player)}: ${money(pano1)} on the first paño and ${money(pano2)} on the second.`,
  BancoRepeated: ({ player }, { who }) => `A tie: the banco is repeated by ${who(player)}.`,
  BancoEnded: ({ player }, { who }) => `The banco is not repeated by ${who(player)}.`,
  StakesSet: ({ player, pano1, pano2, line1, line2, caballo }, { who, money }) => {
    const parts = [
      pano1 > 0 && `${money(pano1)} on the first paño`,
      pano2 > 0 && `${money(pano2)} on the second`,
      line1 + line2 > 0 && `${money(line1 + line2)} on the line`,
      caballo > 0 && `${money(caballo)} a caballo`,
    ].filter((part) => typeof part === 'string');
    return parts.length === 0
      ? `${capital(whose(who(player)))} stake is taken back.`
      : `Staked by ${who(player)}: ${list('en', parts)}.`;
  },
  LineHalved: ({ player, plays }, { who, money }) =>
    `On the line, ${money(plays)} of ${whose(who(player))} stake plays.`,
  CaballoDivided: ({ player, pano1, pano2 }, { who, money }) =>
    `A caballo, ${whose(who(player))} stake: ${money(pano1)} on the first paño and ${money(pano2)} on the second.`,
  StakeTrimmed: ({ player, pano, plays }, { who, money }) =>
    plays === 0
      ? `The bank is covered: ${whose(who(player))} stake on the ${hand(pano)} goes back.`
      : `The bank cannot cover it all: ${money(plays)} of ${whose(who(player))} stake plays on the ${hand(pano)}.`,
  StakesClosed: () => null,
  CardDrawn: ({ hand: side, card, face }, { cards }) =>
    face === 'up' ? capital(`${hand(side)}: ${cards([card])}.`) : null,
  CardsDelivered: ({ pano, to }, { who }) => `The cards of the ${hand(pano)} go to ${who(to)}.`,
  PanoSpoke: ({ pano, by, word }, { who }) => capital(`${who(by)}, ${hand(pano)}: «${word}».`),
  WordDeclaredWrong: ({ ruling }) =>
    `That was against the rules: ${
      {
        'put-right': 'it is put right',
        'loses-abatir': 'the right to «abatir» is lost',
        stands: 'what was said stands',
      }[ruling]
    }.`,
  HandAbated: ({ hand: side, total, cards: shown }, { cards }) =>
    capital(`${the(side)} shows ${total} («abatir»): ${cards(shown)}.`),
  CardGiven: ({ pano }) => `A card for the ${hand(pano)}.`,
  HandShown: ({ hand: side, total, cards: shown }, { cards }) => capital(`${hand(side)}: ${total} (${cards(shown)}).`),
  PanoDecided: ({ pano, outcome, total, banca }) =>
    capital(
      `${hand(pano)}: ${{ pano: 'the paño wins', banca: 'the bank wins', tie: 'a tie' }[outcome]}, ${total} to ${banca}.`,
    ),
  StakeSettled: ({ player, pano, stake, fate }, { who, money }) =>
    capital(
      `${who(player)}, ${hand(pano)}: ${money(stake)} ${{ won: 'won', lost: 'lost', null: 'neither won nor lost' }[fate]}.`,
    ),
  BankSettled: ({ net, deducted }, { money }) =>
    net > 0
      ? `The bank wins ${money(net)} over both paños; ${money(deducted)} to the cagnotte.`
      : net < 0
        ? `The bank loses ${money(-net)} over both paños.`
        : 'The bank comes out even over both paños.',
  CardsCeded: ({ pano, to }, { who }) => `The cards of the ${hand(pano)} pass to ${who(to)}.`,
  CoupEnded: ({ coup, played, again }) =>
    again ? 'A tie: the banco may be repeated.' : played ? `Coup ${coup} is over.` : `Coup ${coup} is annulled.`,
  IncidentReported: ({ incident, note }) => `Incident: ${incidents[incident]}${note ? ` (${note})` : ''}.`,
  CoupRestored: ({ hand: side, said }) =>
    `The coup is restored: ${
      {
        draw: `${the(side)}, «carta»`,
        stand: `${the(side)}, «no»`,
        abatir: `${the(side)} shows`,
        none: 'the banker decides again',
      }[said]
    }.`,
  HandBound: ({ hand: side, to }) =>
    capital(
      `${the(side)} ${
        { cuadro: 'must follow the cuadro', rules: 'must follow the rules', draw: 'must draw', stand: 'must stand' }[to]
      }.`,
    ),
  HandDeemed: ({ hand: side, total }) => capital(`${the(side)} is deemed to have ${total}.`),
  AbatirForfeited: ({ hand: side }) => capital(`${the(side)} loses the right to «abatir».`),
  CardsHeldBy: ({ pano, player }, { who }) => `The cards of the ${hand(pano)} pass to ${who(player)}.`,
  HoldsNext: ({ pano, player }, { who }) =>
    `In the next coup, the cards of the ${hand(pano)} belong to ${who(player)}.`,
  StakeRemoved: ({ player }, { who }) => `${capital(whose(who(player)))} stake is taken off.`,
  PanoAnnulled: ({ pano }) => `The coup is annulled for the ${hand(pano)}.`,
};
