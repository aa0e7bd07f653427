import type { DosPanosWitnessed } from '@sabot/engine';
import { capital } from '../../capital.ts';
import type { EventSentences } from '../../event-words.ts';
import { list } from '../../list.ts';
import { namesIn } from '../../person.ts';
import { events as cheminDeFer } from '../chemin-de-fer/events.ts';
import { Does, does, Name, name, plural, Whose, whose } from '../grammar.ts';
import { hand, isHand } from '../hands.ts';
import { notices } from '../notices.ts';
import { incidents, stages } from './incidents.ts';

export const events: EventSentences<DosPanosWitnessed> = {
  // What is told in the same words at chemin de fer.
  TableOpened: () => 'The table is opened.',
  TableClosed: cheminDeFer.TableClosed,
  ClosingAnnounced: cheminDeFer.ClosingAnnounced,
  LastCoupCalled: cheminDeFer.LastCoupCalled,
  RulesExplained: cheminDeFer.RulesExplained,
  PlayerLeft: cheminDeFer.PlayerLeft,
  ChipsBought: cheminDeFer.ChipsBought,
  WaitingListJoined: cheminDeFer.WaitingListJoined,
  WaitingListLeft: cheminDeFer.WaitingListLeft,
  PlayerAway: cheminDeFer.PlayerAway,
  PlayerBack: cheminDeFer.PlayerBack,
  PlayResumed: cheminDeFer.PlayResumed,
  CheckRequested: cheminDeFer.CheckRequested,
  PackBrought: cheminDeFer.PackBrought,
  PackChecked: cheminDeFer.PackChecked,
  PackMixed: cheminDeFer.PackMixed,
  CardsPassed: cheminDeFer.CardsPassed,
  PackShuffled: cheminDeFer.PackShuffled,
  CutOffered: cheminDeFer.CutOffered,
  PackCut: cheminDeFer.PackCut,
  StopCardPlaced: cheminDeFer.StopCardPlaced,
  TallaEnded: ({ talla }) => `Shoe ${talla} is over.`,
  BankBid: cheminDeFer.BankBid,
  BidPassed: cheminDeFer.BidPassed,
  BankKept: cheminDeFer.BankKept,
  SilenceKept: cheminDeFer.SilenceKept,
  StakesOpened: cheminDeFer.StakesOpened,
  StakesReturned: cheminDeFer.StakesReturned,
  NobodyStaked: cheminDeFer.NobodyStaked,
  Called: ({ words }) => `“${words.map(capital).join('. ')}”`,
  DealOrdered: cheminDeFer.DealOrdered,
  StopCardShown: cheminDeFer.StopCardShown,
  CardAssigned: cheminDeFer.CardAssigned,
  CardExposed: cheminDeFer.CardExposed,
  CardsLifted: cheminDeFer.CardsLifted,
  CuadroAsked: cheminDeFer.CuadroAsked,
  BankerDecided: cheminDeFer.BankerDecided,
  AdviceGiven: cheminDeFer.AdviceGiven,
  RulingReferred: cheminDeFer.RulingReferred,
  RulingGiven: cheminDeFer.RulingGiven,
  BankerObliged: cheminDeFer.BankerObliged,
  PlayerWarned: cheminDeFer.PlayerWarned,
  CoupAnnulled: cheminDeFer.CoupAnnulled,
  SessionOpened: ({ session }) => `Session ${session} is opened.`,
  SessionEnded: ({ session }) => `Session ${session} is over: time for dinner.`,
  PlayerSeated: ({ player, seat }, { who }) => `${Does(who(player), 'take', 'takes')} seat ${seat}.`,
  PlayerStanding: ({ player, behind, chair }, { who }) =>
    `${chair ? Does(who(player), 'sit on a chair', 'sits on a chair') : Does(who(player), 'stand', 'stands')} behind seat ${behind}.`,
  PlaySuspended: ({ for: what }) =>
    ({
      company: 'Waiting: two players are needed on each paño.',
      banker: 'Waiting for somebody who can take the bank.',
      session: 'Waiting for the next session.',
      stakes: `${notices.nobodyBets}.`,
    })[what],
  BankSeeksHolder: ({ cause, from }, { who }) =>
    ({
      opening: 'The bank looks for a banker.',
      left: `${Does(who(from), 'leave', 'leaves')} the bank: it is offered for the same amount.`,
      broken: `${Whose(who(from))} bank is broken: it looks for another banker.`,
      'tallas-over': 'This bank has had its shoes.',
    })[cause],
  StageReached: ({ stage }) => (stage === 'auction' ? 'The bank goes to auction.' : capital(`${stages[stage]}.`)),
  BankOffered: ({ player, amount }, { who, money }) =>
    `The bank is offered to ${name(who(player))}, for ${money(amount)}.`,
  BankDeclined: ({ player }, { who }) => `${Does(who(player), 'decline', 'declines')} the bank.`,
  LotCalled: ({ among }, { who }) =>
    `Equal: a lot is drawn between ${list(
      'en',
      namesIn(among).map((one) => (isHand(one) ? hand(one) : name(who(one)))),
    )}.`,
  LotDrawn: ({ among, lot }, { who }) => {
    const winner = namesIn(among)[lot] ?? '';
    return `The lot falls on ${isHand(winner) ? hand(winner) : name(who(winner))}.`;
  },
  BankAwarded: ({ player, amount, tallas }, { who, money }) =>
    `${Does(who(player), 'have', 'has')} the bank, for ${money(amount)}${tallas > 1 ? ` and ${tallas} shoes` : ''}.`,
  AwardExtended: ({ tallas, days }) =>
    days == null
      ? `The bank is extended by ${plural(tallas, 'shoe', 'shoes')}.`
      : `The bank is awarded for ${plural(days, 'evening', 'evenings')}.`,
  PartidaEnded: () => 'The partida is over.',
  BankDeposited: ({ player, amount, means }, { who, money }) =>
    `${Does(who(player), 'deposit', 'deposits')} ${money(amount)}${means === 'bank-cheque' ? ', by a bank’s cheque' : ''}.`,
  DepositAdded: ({ player, amount, at }, { who, money }) =>
    at === 'admitted-institution'
      ? `${money(amount)} at a credit institution stands behind ${whose(who(player))} bank.`
      : `${Does(who(player), 'add', 'adds')} ${money(amount)} to the deposit.`,
  BankAnnounced: ({ player, amount }, { who, money }) => `${Whose(who(player))} bank: ${money(amount)}.`,
  BankLeft: ({ player, amount }, { who, money }) =>
    `${Does(who(player), 'leave', 'leaves')} the bank with ${money(amount)}.`,
  BankReturned: ({ player, amount }, { who, money }) =>
    `The bank of ${money(amount)} goes back to ${name(who(player))}.`,
  BankBroken: ({ player }, { who }) => `${Whose(who(player))} bank is broken: no funds are left.`,
  BankRenewed: ({ player, amount, newSabot }, { who, money }) =>
    `${Does(who(player), 'renew', 'renews')} the bank with ${money(amount)}${newSabot ? ', and a new shoe' : ''}.`,
  BancoOpened: () => '“Banco” may be called, once only.',
  BancoCalled: ({ player, pano }, { who }) => `${Does(who(player), 'say', 'says')} “banco”, from ${hand(pano)}.`,
  BancoMade: ({ player, pano1, pano2 }, { who, money }) =>
    `Banco: ${does(who(player), 'play', 'plays')} ${money(pano1)} on paño 1 and ${money(pano2)} on paño 2.`,
  BancoRepeated: ({ player }, { who }) => `A tie: ${does(who(player), 'repeat', 'repeats')} the banco.`,
  BancoEnded: ({ player }, { who }) => `${Does(who(player), 'do not repeat', 'does not repeat')} the banco.`,
  StakesSet: ({ player, pano1, pano2, line1, line2, caballo }, { who, money }) => {
    const parts = [
      pano1 > 0 && `${money(pano1)} on paño 1`,
      pano2 > 0 && `${money(pano2)} on paño 2`,
      line1 + line2 > 0 && `${money(line1 + line2)} on the line`,
      caballo > 0 && `${money(caballo)} a caballo`,
    ].filter((part) => typeof part === 'string');
    return parts.length === 0
      ? `${Does(who(player), 'take your stake back', 'takes the stake back')}.`
      : `${Does(who(player), 'bet', 'bets')} ${list('en', parts)}.`;
  },
  LineHalved: ({ player, plays }, { who, money }) =>
    `On the line, ${money(plays)} of ${whose(who(player))} stake plays.`,
  CaballoDivided: ({ player, pano1, pano2 }, { who, money }) =>
    `${Whose(who(player))} stake a caballo: ${money(pano1)} on paño 1 and ${money(pano2)} on paño 2.`,
  StakeTrimmed: ({ player, pano, plays }, { who, money }) =>
    plays === 0
      ? `The bank is covered: ${whose(who(player))} stake on ${hand(pano)} goes back.`
      : `The bank cannot cover it all: ${money(plays)} of ${whose(who(player))} stake plays on ${hand(pano)}.`,
  StakesClosed: () => null,
  CardDrawn: ({ hand: side, card, face }, { cards }) =>
    face === 'up' ? `${capital(hand(side))}: ${cards([card])}.` : null,
  CardsDelivered: ({ pano, to }, { who }) => `The cards of ${hand(pano)} go to ${name(who(to))}.`,
  PanoSpoke: ({ pano, by, word }, { who }) => `${Name(who(by))}, ${hand(pano)}: “${word}”.`,
  WordDeclaredWrong: ({ ruling }) =>
    `That was against the rules: ${
      {
        'put-right': 'it is put right',
        'loses-abatir': 'the right to “abatir” is lost',
        stands: 'what was said stands',
      }[ruling]
    }.`,
  HandAbated: ({ hand: side, total, cards: shown }, { cards }) =>
    `${capital(hand(side))} shows ${total} (“abatir”): ${cards(shown)}.`,
  CardGiven: ({ pano }) => `A card for ${hand(pano)}.`,
  HandShown: ({ hand: side, total, cards: shown }, { cards }) => `${capital(hand(side))}: ${total} (${cards(shown)}).`,
  PanoDecided: ({ pano, outcome, total, banca }) =>
    `${capital(hand(pano))}: ${{ pano: 'the paño wins', banca: 'the bank wins', tie: 'a tie' }[outcome]}, ${total} to ${banca}.`,
  StakeSettled: ({ player, pano, stake, fate }, { who, money }) =>
    `${capital(hand(pano))}: ${{ won: does(who(player), 'win', 'wins'), lost: does(who(player), 'lose', 'loses'), null: does(who(player), 'neither win nor lose: you keep', 'neither wins nor loses, and keeps') }[fate]} ${money(stake)}.`,
  BankSettled: ({ net, deducted }, { money }) =>
    net > 0
      ? `The bank wins ${money(net)} over both paños; ${money(deducted)} to the cagnotte.`
      : net < 0
        ? `The bank loses ${money(-net)} over both paños.`
        : 'The bank comes out even over both paños.',
  CardsCeded: ({ pano, to }, { who }) => `The cards of ${hand(pano)} pass to ${name(who(to))}.`,
  CoupEnded: ({ coup, played, again }) =>
    again ? 'A tie: the banco may be repeated.' : played ? `Coup ${coup} is over.` : `Coup ${coup} is annulled.`,
  IncidentReported: ({ incident, note }) => `Incident: ${incidents[incident]}${note ? ` (${note})` : ''}.`,
  CoupRestored: ({ hand: side, said }) =>
    `The coup is restored: ${
      {
        draw: `${hand(side)}, “carta”`,
        stand: `${hand(side)}, “no”`,
        abatir: `${hand(side)} shows`,
        none: 'the banker decides again',
      }[said]
    }.`,
  HandBound: ({ hand: side, to }) =>
    `${capital(hand(side))} ${
      { cuadro: 'must follow the chart', rules: 'must follow the rules', draw: 'must draw', stand: 'must stand' }[to]
    }.`,
  HandDeemed: ({ hand: side, total }) => `${capital(hand(side))} is deemed to have ${total}.`,
  AbatirForfeited: ({ hand: side }) => `${capital(hand(side))} loses the right to “abatir”.`,
  CardsHeldBy: ({ pano, player }, { who }) => `The cards of ${hand(pano)} pass to ${name(who(player))}.`,
  HoldsNext: ({ pano, player }, { who }) => `In the next coup, the cards of ${hand(pano)} go to ${name(who(player))}.`,
  StakeRemoved: ({ player }, { who }) => `${Whose(who(player))} stake is taken off.`,
  PanoAnnulled: ({ pano }) => `The coup is annulled for ${hand(pano)}.`,
};
