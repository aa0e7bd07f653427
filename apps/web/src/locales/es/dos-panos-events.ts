import type { DosPanosWitnessed } from '@sabot/protocol';
import type { ToldEvents } from '../../history/tell-event.ts';
import { namesIn } from '../../table/circulo/names-in.ts';
import { capital } from '../capital.ts';
import { list } from '../list.ts';
import { events as railway } from './chemin-de-fer-events.ts';
import { hands, incidents, stages } from './dos-panos-names.ts';
import { belongs, theirs, to } from './person.ts';

const hand = (name: string): string => (Object.hasOwn(hands, name) ? hands[name as keyof typeof hands] : name);
/** In a sentence a hand has its article. */
const the = (name: string): string => (name === 'banca' ? `la ${hand(name)}` : `el ${hand(name)}`);
const isHand = (name: string): boolean => Object.hasOwn(hands, name);

export const events: ToldEvents<DosPanosWitnessed> = {
  // what is told in the same words at chemin de fer
  TableOpened: () => 'Se abre la mesa.',
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
  TallaEnded: ({ talla }) => `Termina la talla ${talla}.`,
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
  SessionOpened: ({ session }) => `Se abre la sesión ${session}.`,
  SessionEnded: ({ session }) => `Termina la sesión ${session}: hora de la cena.`,
  PlayerSeated: ({ player, seat }, { who }) => capital(`${who(player)}: departamento ${seat}.`),
  PlayerStanding: ({ player, behind, chair }, { who }) =>
    capital(`${who(player)}, ${chair ? 'en una silla' : 'de pie'} tras el asiento ${behind}.`),
  PlaySuspended: ({ for: what }) =>
    ({
      company: 'Se espera: hacen falta dos jugadores en cada paño.',
      banker: 'Se espera a quien pueda tomar la banca.',
      session: 'Se espera a la sesión siguiente.',
      stakes: 'Nadie apuesta: el juego queda en suspenso.',
    })[what],
  BankSeeksHolder: ({ cause, from }, { who }) =>
    ({
      opening: 'La banca busca banquero.',
      left: `${capital(who(from))} deja la banca: se ofrece por la misma cantidad.`,
      broken: `${capital(theirs('la banca', who(from)))} ha saltado.`,
      'tallas-over': 'Terminan las tallas de esta banca.',
    })[cause],
  StageReached: ({ stage }) => capital(`${stages[stage]}.`),
  BankOffered: ({ player, amount }, { who, money }) => `La banca se ofrece ${to(who(player))}, por ${money(amount)}.`,
  BankDeclined: ({ player }, { who }) => capital(`${who(player)} no toma la banca.`),
  LotCalled: ({ among }, { who }) =>
    `Igualdad: se sortea entre ${list(
      'es',
      namesIn(among).map((one) => (isHand(one) ? the(one) : who(one))),
    )}.`,
  LotDrawn: ({ among, lot }, { who }) => {
    const winner = namesIn(among)[lot] ?? '';
    return `La suerte es ${belongs('suya', isHand(winner) ? the(winner) : who(winner))}.`;
  },
  BankAwarded: ({ player, amount, tallas }, { who, money }) =>
    `La banca es ${belongs('suya', who(player))}, por ${money(amount)}${tallas > 1 ? ` y ${tallas} tallas` : ''}.`,
  AwardExtended: ({ tallas }) =>
    `La banca se prorroga: ${tallas === 1 ? 'queda una talla' : `quedan ${tallas} tallas`}.`,
  PartidaEnded: () => 'No hay postor: termina la partida.',
  BankDeposited: ({ player, amount }, { who, money }) => capital(`${who(player)} deposita ${money(amount)}.`),
  DepositAdded: ({ player, amount }, { who, money }) => capital(`${who(player)} añade ${money(amount)} al depósito.`),
  BankAnnounced: ({ player, amount }, { who, money }) =>
    `${capital(theirs('la banca', who(player)))}: ${money(amount)}.`,
  BankLeft: ({ player, amount }, { who, money }) => capital(`${who(player)} se retira con ${money(amount)}.`),
  BankReturned: ({ player, amount }, { who, money }) => capital(`${who(player)} recoge su banca: ${money(amount)}.`),
  BankBroken: ({ player }, { who }) => `${capital(theirs('la banca', who(player)))} ha saltado: no quedan fondos.`,
  BankRenewed: ({ player, amount, newSabot }, { who, money }) =>
    capital(`${who(player)} renueva la banca con ${money(amount)}${newSabot ? ' y cambia de sabot' : ''}.`),
  BancoOpened: () => 'Se puede pedir banco, por una sola vez.',
  BancoCalled: ({ player, pano }, { who }) => capital(`${who(player)}: «banco», desde el ${hand(pano)}.`),
  BancoMade: ({ player, pano1, pano2 }, { who, money }) =>
    `${capital(theirs('el banco', who(player)))}: ${money(pano1)} en el primer paño y ${money(pano2)} en el segundo.`,
  BancoRepeated: ({ player }, { who }) => `Juego nulo: ${who(player)} repite el banco.`,
  BancoEnded: ({ player }, { who }) => capital(`${who(player)} no repite el banco.`),
  StakesSet: ({ player, pano1, pano2, line1, line2, caballo }, { who, money }) => {
    const parts = [
      pano1 > 0 && `${money(pano1)} al primer paño`,
      pano2 > 0 && `${money(pano2)} al segundo`,
      line1 + line2 > 0 && `${money(line1 + line2)} en la raya`,
      caballo > 0 && `${money(caballo)} a caballo`,
    ].filter((part) => typeof part === 'string');
    return capital(
      parts.length === 0 ? `${who(player)} retira su apuesta.` : `${who(player)} apuesta ${list('es', parts)}.`,
    );
  },
  LineHalved: ({ player, plays }, { who, money }) =>
    `En la raya, de ${theirs('la apuesta', who(player))} juegan ${money(plays)}.`,
  CaballoDivided: ({ player, pano1, pano2 }, { who, money }) =>
    `${capital(theirs('la apuesta', who(player)))} a caballo: ${money(pano1)} al primer paño y ${money(pano2)} al segundo.`,
  StakeTrimmed: ({ player, pano, plays }, { who, money }) =>
    plays === 0
      ? `La banca está cubierta: se devuelve ${theirs('la apuesta', who(player))} en el ${hand(pano)}.`
      : `La banca no alcanza: de ${theirs('la apuesta', who(player))} juegan ${money(plays)} en el ${hand(pano)}.`,
  StakesClosed: () => null,
  CardDrawn: ({ hand: whose, card, face }, { cards }) =>
    face === 'up' ? capital(`${hand(whose)}: ${cards([card])}.`) : null,
  CardsDelivered: ({ pano, to: holder }, { who }) => `Las cartas del ${hand(pano)}, para ${who(holder)}.`,
  PanoSpoke: ({ pano, by, word }, { who }) => capital(`${who(by)}, ${hand(pano)}: «${word}».`),
  WordDeclaredWrong: ({ ruling }) =>
    `Lo dicho va contra las reglas: ${
      { 'put-right': 'se corrige', 'loses-abatir': 'pierde el derecho a abatir', stands: 'vale lo dicho' }[ruling]
    }.`,
  HandAbated: ({ hand: whose, total, cards: shown }, { cards }) =>
    capital(`${the(whose)} abate: ${total} (${cards(shown)}).`),
  CardGiven: ({ pano }) => `Carta para el ${hand(pano)}.`,
  HandShown: ({ hand: whose, total, cards: shown }, { cards }) =>
    capital(`${hand(whose)}: ${total} (${cards(shown)}).`),
  PanoDecided: ({ pano, outcome, total, banca }) =>
    capital(
      `${hand(pano)}: ${{ pano: 'gana el paño', banca: 'gana la banca', tie: 'empate' }[outcome]}, ${total} contra ${banca}.`,
    ),
  StakeSettled: ({ player, pano, stake, fate }, { who, money }) =>
    capital(
      `${who(player)}, ${hand(pano)}: ${{ won: 'gana', lost: 'pierde', null: 'ni gana ni pierde; conserva' }[fate]} ${money(stake)}.`,
    ),
  BankSettled: ({ net, deducted }, { money }) =>
    net > 0
      ? `La banca gana ${money(net)} entre los dos paños; ${money(deducted)} a la cagnotte.`
      : net < 0
        ? `La banca pierde ${money(-net)} entre los dos paños.`
        : 'La banca queda igual entre los dos paños.',
  CardsCeded: ({ pano, to: next }, { who }) => `Las cartas del ${hand(pano)} pasan ${to(who(next))}.`,
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
        draw: `${the(whose)}, «carta»`,
        stand: `${the(whose)}, «no»`,
        abatir: `${the(whose)} abate`,
        none: 'el banquero decide de nuevo',
      }[said]
    }.`,
  HandBound: ({ hand: whose, to: duty }) =>
    capital(
      `${the(whose)} ${
        {
          cuadro: 'debe seguir el cuadro',
          rules: 'debe seguir las reglas',
          draw: 'debe tomar carta',
          stand: 'debe plantarse',
        }[duty]
      }.`,
    ),
  HandDeemed: ({ hand: whose, total }) => capital(`se considera que ${the(whose)} tiene ${total}.`),
  AbatirForfeited: ({ hand: whose }) => capital(`${the(whose)} pierde el derecho a abatir.`),
  CardsHeldBy: ({ pano, player }, { who }) => `Las cartas del ${hand(pano)} pasan ${to(who(player))}.`,
  HoldsNext: ({ pano, player }, { who }) =>
    `En la jugada siguiente, las cartas del ${hand(pano)} son ${belongs('suyas', who(player))}.`,
  StakeRemoved: ({ player }, { who }) => `Se retira ${theirs('la apuesta', who(player))}.`,
  PanoAnnulled: ({ pano }) => `La jugada se anula para el ${hand(pano)}.`,
};
