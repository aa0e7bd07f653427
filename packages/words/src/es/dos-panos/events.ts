import type { DosPanosWitnessed } from '@sabot/engine';
import { capital } from '../../capital.ts';
import type { EventSentences } from '../../event-words.ts';
import { list } from '../../list.ts';
import { namesIn, type Person } from '../../person.ts';
import { events as cheminDeFer } from '../chemin-de-fer/events.ts';
import { belongs, isYou, Name, name, plural, theirs, to } from '../grammar.ts';
import { hand, isHand, ofHand, theHand } from '../hands.ts';
import { notices } from '../notices.ts';
import { incidents, stages } from './incidents.ts';

/** A lot is drawn between people or between hands. */
const drawnAmong = (among: unknown, who: (player: string) => Person): readonly string[] =>
  namesIn(among).map((one) => (isHand(one) ? theHand(one) : name(who(one))));

export const events: EventSentences<DosPanosWitnessed> = {
  // What is told in the same words at chemin de fer.
  TableOpened: () => 'Se abre la mesa.',
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
  TallaEnded: ({ talla }) => `Termina la talla ${talla}.`,
  BankBid: cheminDeFer.BankBid,
  BidPassed: cheminDeFer.BidPassed,
  BankKept: cheminDeFer.BankKept,
  SilenceKept: cheminDeFer.SilenceKept,
  StakesOpened: cheminDeFer.StakesOpened,
  StakesReturned: cheminDeFer.StakesReturned,
  NobodyStaked: cheminDeFer.NobodyStaked,
  Called: ({ words }) => `«${words.map(capital).join('. ')}»`,
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
  SessionOpened: ({ session }) => `Se abre la sesión ${session}.`,
  SessionEnded: ({ session }) => `Termina la sesión ${session}: hora de la cena.`,
  PlayerSeated: ({ player, seat }, { who }) => `${Name(who(player))} toma el asiento ${seat}.`,
  PlayerStanding: ({ player, behind, chair }, { who }) =>
    `${Name(who(player))}, ${chair ? 'en una silla' : 'de pie'} tras el asiento ${behind}.`,
  PlaySuspended: ({ for: what }) =>
    ({
      company: 'Se espera: hacen falta dos jugadores en cada paño.',
      banker: 'Se espera a quien pueda tomar la banca.',
      session: 'Se espera a la sesión siguiente.',
      stakes: `${notices.nobodyBets}.`,
    })[what],
  BankSeeksHolder: ({ cause, from }, { who }) =>
    ({
      opening: 'La banca busca banquero.',
      left: `${Name(who(from))} deja la banca: se ofrece por la misma cantidad.`,
      broken: `${capital(theirs('la banca', who(from)))} ha saltado: busca otro banquero.`,
      'tallas-over': 'Terminan las tallas de esta banca.',
    })[cause],
  StageReached: ({ stage }) => (stage === 'auction' ? 'La banca sale a subasta.' : capital(`${stages[stage]}.`)),
  BankOffered: ({ player, amount }, { who, money }) =>
    isYou(who(player))
      ? `Se le ofrece la banca, por ${money(amount)}.`
      : `La banca se ofrece ${to(who(player))}, por ${money(amount)}.`,
  BankDeclined: ({ player }, { who }) => `${Name(who(player))} no toma la banca.`,
  LotCalled: ({ among }, { who }) => `Igualdad: se sortea entre ${list('es', drawnAmong(among, who))}.`,
  LotDrawn: ({ among, lot }, { who }) => {
    const winner = namesIn(among)[lot] ?? '';
    return `La suerte es ${isHand(winner) ? ofHand(winner) : belongs('suya', who(winner))}.`;
  },
  BankAwarded: ({ player, amount, tallas }, { who, money }) =>
    `La banca es ${belongs('suya', who(player))}, por ${money(amount)}${tallas > 1 ? ` y ${tallas} tallas` : ''}.`,
  AwardExtended: ({ tallas, days }) =>
    days == null
      ? `La banca se prorroga por ${plural(tallas, 'talla', 'tallas')}.`
      : `La banca se adjudica por ${plural(days, 'noche', 'noches')}.`,
  PartidaEnded: () => 'Termina la partida.',
  BankDeposited: ({ player, amount, means }, { who, money }) =>
    `${Name(who(player))} deposita ${money(amount)}${means === 'bank-cheque' ? ', con cheque bancario' : ''}.`,
  DepositAdded: ({ player, amount, at }, { who, money }) =>
    at === 'admitted-institution'
      ? `De ${theirs('la banca', who(player))} responden además ${money(amount)} en una entidad de crédito.`
      : `${Name(who(player))} añade ${money(amount)} al depósito.`,
  BankAnnounced: ({ player, amount }, { who, money }) =>
    `${capital(theirs('la banca', who(player)))}: ${money(amount)}.`,
  BankLeft: ({ player, amount }, { who, money }) => `${Name(who(player))} se retira de la banca con ${money(amount)}.`,
  BankReturned: ({ player, amount }, { who, money }) => `${Name(who(player))} recoge su banca: ${money(amount)}.`,
  BankBroken: ({ player }, { who }) => `${capital(theirs('la banca', who(player)))} ha saltado: no quedan fondos.`,
  BankRenewed: ({ player, amount, newSabot }, { who, money }) =>
    `${Name(who(player))} renueva la banca con ${money(amount)}${newSabot ? ' y otro sabot' : ''}.`,
  BancoOpened: () => 'Se puede pedir banco, por una sola vez.',
  BancoCalled: ({ player, pano }, { who }) => `${Name(who(player))} dice «banco», desde ${theHand(pano)}.`,
  BancoMade: ({ player, pano1, pano2 }, { who, money }) =>
    `Banco: ${name(who(player))} juega ${money(pano1)} al paño 1 y ${money(pano2)} al paño 2.`,
  BancoRepeated: ({ player }, { who }) => `Juego nulo: ${name(who(player))} repite el banco.`,
  BancoEnded: ({ player }, { who }) => `${Name(who(player))} no repite el banco.`,
  StakesSet: ({ player, pano1, pano2, line1, line2, caballo }, { who, money }) => {
    const parts = [
      pano1 > 0 && `${money(pano1)} al paño 1`,
      pano2 > 0 && `${money(pano2)} al paño 2`,
      line1 + line2 > 0 && `${money(line1 + line2)} en la raya`,
      caballo > 0 && `${money(caballo)} a caballo`,
    ].filter((part) => typeof part === 'string');
    return `${Name(who(player))} ${parts.length === 0 ? 'retira su apuesta' : `apuesta ${list('es', parts)}`}.`;
  },
  LineHalved: ({ player, plays }, { who, money }) =>
    `En la raya, de ${theirs('la apuesta', who(player))} juegan ${money(plays)}.`,
  CaballoDivided: ({ player, pano1, pano2 }, { who, money }) =>
    `${capital(theirs('la apuesta', who(player)))} a caballo: ${money(pano1)} al paño 1 y ${money(pano2)} al paño 2.`,
  StakeTrimmed: ({ player, pano, plays }, { who, money }) =>
    plays === 0
      ? `La banca está cubierta: se devuelve ${theirs('la apuesta', who(player))} en ${theHand(pano)}.`
      : `La banca no alcanza: de ${theirs('la apuesta', who(player))} juegan ${money(plays)} en ${theHand(pano)}.`,
  StakesClosed: () => null,
  CardDrawn: ({ hand: whose, card, face }, { cards }) =>
    face === 'up' ? `${capital(hand(whose))}: ${cards([card])}.` : null,
  CardsDelivered: ({ pano, to: holder }, { who }) => `Las cartas ${ofHand(pano)}, para ${name(who(holder))}.`,
  PanoSpoke: ({ pano, by, word }, { who }) => `${Name(who(by))}, ${hand(pano)}: «${word}».`,
  WordDeclaredWrong: ({ ruling }) =>
    `Lo dicho va contra las reglas: ${
      { 'put-right': 'se corrige', 'loses-abatir': 'se pierde el derecho a abatir', stands: 'vale lo dicho' }[ruling]
    }.`,
  HandAbated: ({ hand: whose, total, cards: shown }, { cards }) =>
    `${capital(theHand(whose))} abate: ${total} (${cards(shown)}).`,
  CardGiven: ({ pano }) => `Carta para ${theHand(pano)}.`,
  HandShown: ({ hand: whose, total, cards: shown }, { cards }) =>
    `${capital(hand(whose))}: ${total} (${cards(shown)}).`,
  PanoDecided: ({ pano, outcome, total, banca }) =>
    `${capital(hand(pano))}: ${{ pano: 'gana el paño', banca: 'gana la banca', tie: 'empate' }[outcome]}, ${total} contra ${banca}.`,
  StakeSettled: ({ player, pano, stake, fate }, { who, money }) =>
    `${capital(hand(pano))}: ${name(who(player))} ${{ won: 'gana', lost: 'pierde', null: 'ni gana ni pierde: conserva' }[fate]} ${money(stake)}.`,
  BankSettled: ({ net, deducted }, { money }) =>
    net > 0
      ? `La banca gana ${money(net)} entre los dos paños; ${money(deducted)} a la cagnotte.`
      : net < 0
        ? `La banca pierde ${money(-net)} entre los dos paños.`
        : 'La banca queda igual entre los dos paños.',
  CardsCeded: ({ pano, to: next }, { who }) => `Las cartas ${ofHand(pano)} pasan ${to(who(next))}.`,
  CoupEnded: ({ coup, played, again }) =>
    again
      ? 'Juego nulo: el banco puede repetirse.'
      : played
        ? `Termina la jugada ${coup}.`
        : `Jugada ${coup}, anulada.`,
  IncidentReported: ({ incident, note }) => `Incidencia: ${incidents[incident]}${note ? ` (${note})` : ''}.`,
  CoupRestored: ({ hand: whose, said }) =>
    `La jugada se restablece: ${
      {
        draw: `${theHand(whose)}, «carta»`,
        stand: `${theHand(whose)}, «no»`,
        abatir: `${theHand(whose)} abate`,
        none: 'el banquero decide de nuevo',
      }[said]
    }.`,
  HandBound: ({ hand: whose, to: duty }) =>
    `${capital(theHand(whose))} ${
      {
        cuadro: 'debe seguir el cuadro',
        rules: 'debe seguir las reglas',
        draw: 'debe tomar carta',
        stand: 'debe plantarse',
      }[duty]
    }.`,
  HandDeemed: ({ hand: whose, total }) => `Se considera que ${theHand(whose)} tiene ${total}.`,
  AbatirForfeited: ({ hand: whose }) => `${capital(theHand(whose))} pierde el derecho a abatir.`,
  CardsHeldBy: ({ pano, player }, { who }) => `Las cartas ${ofHand(pano)} pasan ${to(who(player))}.`,
  HoldsNext: ({ pano, player }, { who }) =>
    `En la jugada siguiente, las cartas ${ofHand(pano)} son ${belongs('suyas', who(player))}.`,
  StakeRemoved: ({ player }, { who }) => `Se retira ${theirs('la apuesta', who(player))}.`,
  PanoAnnulled: ({ pano }) => `La jugada se anula para ${theHand(pano)}.`,
};
