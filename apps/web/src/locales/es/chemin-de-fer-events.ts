import type { CheminDeFerWitnessed } from '@sabot/protocol';
import type { ToldEvents } from '../../history/tell-event.ts';
import { namesIn } from '../../table/circulo/names-in.ts';
import { capital } from '../capital.ts';
import { list } from '../list.ts';
import { incidents, stages } from './chemin-de-fer-names.ts';
import { belongs, theirs, to } from './person.ts';

const HAND = { punto: 'el punto', banca: 'la banca' } as const;
const LABEL = { punto: 'punto', banca: 'banca' } as const;

export const events: ToldEvents<CheminDeFerWitnessed> = {
  TableOpened: () => 'Se abre la mesa.',
  TableClosed: () => 'Se cierra la mesa.',
  RulesExplained: ({ player }, { who }) => `El crupier explica las reglas ${to(who(player))}.`,
  PlayerSeated: ({ player, seat, salutes }, { who }) =>
    capital(`${who(player)}: departamento ${seat}${salutes ? '; debe saludar antes de tener prioridad' : ''}.`),
  PlayerStanding: ({ player, behind }, { who }) => capital(`${who(player)}, de pie tras el asiento ${behind}.`),
  PlayerUnseated: ({ player, why }, { who }) =>
    capital(
      `${who(player)} pierde el sitio: ${
        {
          'refused-twice': 'rehúsa la mano dos veces seguidas',
          absent: 'ausente cuando le llega la mano',
          'refused-the-bank': 'no toma la banca que le corresponde',
          'seated-elsewhere': 'toma asiento en otra mesa',
        }[why]
      }.`,
    ),
  PlayerLeft: ({ player }, { who }) => capital(`${who(player)} deja la mesa.`),
  ChipsBought: ({ player, amount }, { who, money }) => capital(`${who(player)}: ${money(amount)} en fichas.`),
  WaitingListJoined: ({ player }, { who }) => capital(`${who(player)} se apunta a la lista de espera.`),
  WaitingListLeft: ({ player }, { who }) => capital(`${who(player)} sale de la lista de espera.`),
  ChangeAsked: ({ player }, { who }) => capital(`${who(player)} pide cambiar de sitio.`),
  PlayerAway: ({ player }, { who }) => capital(`${who(player)} se ausenta.`),
  PlayerBack: ({ player }, { who }) => capital(`${who(player)} vuelve.`),
  SeatElsewhereNoted: () => null,
  PlaySuspended: ({ for: what }) =>
    what === 'company' ? 'Se espera: hacen falta más jugadores.' : 'Se espera a quien pueda tomar la banca.',
  PlayResumed: () => 'Se reanuda el juego.',
  CheckRequested: ({ player }, { who }) => capital(`${who(player)} pide comprobar las barajas.`),
  PackBrought: ({ decks }) => (decks === 1 ? 'Se trae una baraja.' : `Se traen ${decks} barajas.`),
  PackChecked: () => 'Se comprueban las cartas.',
  PackMixed: ({ by }, { who }) => capital(`${who(by === 'croupier' ? null : by)} baraja.`),
  CardsPassed: () => null,
  PackShuffled: () => 'El crupier baraja el último.',
  CutOffered: ({ player }, { who }) => capital(`${who(player)} puede cortar.`),
  PackCut: ({ by, at }, { who }) => capital(`${who(by === 'croupier' ? null : by)} corta por la carta ${at}.`),
  StopCardPlaced: ({ below }) =>
    below === 1
      ? 'La carta de detención va delante de la última carta.'
      : `La carta de detención va delante de las últimas ${below} cartas.`,
  TallaEnded: ({ talla }) => `Termina la talla ${talla}.`,
  BankSeeksHolder: ({ cause, from }, { who }) =>
    ({
      start: 'La banca busca banquero.',
      lost: `La banca deja ${to(who(from))}: perdió la jugada.`,
      passed: 'Mano pasada: la banca se ofrece por la misma cantidad.',
      refused: 'Nadie ha dado cartas: la banca sale a subasta.',
      unanswered: 'Nadie juega contra la banca: sigue su turno.',
      vacant: 'La banca queda libre.',
      talla: 'Talla nueva: la banca busca banquero.',
    })[cause],
  StageReached: ({ stage }) => capital(`${stages[stage]}.`),
  BankOffered: ({ player, least }, { who, money }) =>
    `La banca se ofrece ${to(who(player))}, por ${money(least)} como mínimo.`,
  BankNotOffered: ({ player, why }, { who }) =>
    why === 'saluted'
      ? capital(`${who(player)} saluda: deja pasar la mano esta vez.`)
      : capital(`${to(who(player))} no le alcanzan las fichas: la banca sigue.`),
  BankDeclined: ({ player, counts }, { who }) =>
    capital(`${who(player)} no toma la banca${counts ? '; cuenta como renuncia' : ''}.`),
  BankJoined: ({ player, amount }, { who, money }) =>
    capital(`${who(player)} la tomaría en asociación, con ${money(amount)}.`),
  BankBid: ({ player, amount }, { who, money }) => capital(`${who(player)} puja ${money(amount)}.`),
  BidPassed: ({ player }, { who }) => capital(`${who(player)} no puja más.`),
  BankAwarded: ({ player, amount }, { who, money }) =>
    `La banca es ${belongs('suya', who(player))}, por ${money(amount)}.`,
  BankRaised: ({ player, amount }, { who, money }) => capital(`${who(player)} aumenta la banca en ${money(amount)}.`),
  AssociationOffered: ({ player, amount }, { who, money }) =>
    capital(`${who(player)} quiere asociarse con ${money(amount)}.`),
  AssociateAccepted: ({ player, amount }, { who, money }) =>
    capital(`${who(player)} entra en la banca con ${money(amount)}.`),
  AssociateRefused: ({ player }, { who }) => `No se acepta ${theirs('la asociación', who(player))}.`,
  WinningsWithheld: ({ amount }, { money }) => `${money(amount)} de ganancias van al garaje.`,
  TodoVaSaid: ({ player }, { who }) => capital(`${who(player)}: «todo va».`),
  BankAnnounced: ({ amount }, { money }) => `Hay ${money(amount)} en la banca.`,
  ManoPassed: ({ player, amount }, { who, money }) =>
    capital(`${who(player)} pasa la mano: mano pasada de ${money(amount)}.`),
  DealRefused: ({ player }, { who }) => capital(`${who(player)} no quiere dar cartas.`),
  BankKept: ({ player }, { who }) => capital(`${who(player)} conserva la banca.`),
  BankLost: ({ player }, { who }) => capital(`${who(player)} cede la banca.`),
  BancoCalled: ({ player, how }, { who }) =>
    capital(
      `${who(player)}: ${{ alone: '«banco»', joint: '«banco» en asociación', seguido: '«banco seguido»' }[how]}.`,
    ),
  MesaCalled: ({ player, completes }, { who }) =>
    capital(`${who(player)}: «${completes ? 'con la mesa y último completo' : 'banco con la mesa'}».`),
  SilenceKept: () => null,
  BancoMade: ({ player, partners, amount, seguido }, { who, money }) =>
    `${capital(
      theirs(
        seguido ? 'el banco seguido' : 'el banco',
        list('es', [
          who(player),
          ...namesIn(partners)
            .filter((one) => one !== player)
            .map(who),
        ]),
      ),
    )}: ${money(amount)}.`,
  BancoLapsed: () => 'Nadie hace banco.',
  MesaMade: ({ player, amount, completes }, { who, money }) =>
    `${capital(theirs('el banco con la mesa', who(player)))}: ${money(amount)}${completes ? ', y último completo' : ''}.`,
  StakesOpened: () => 'Se admiten apuestas.',
  StakesSet: ({ player, punto, line }, { who, money }) =>
    punto + line === 0
      ? capital(`${who(player)} retira su apuesta.`)
      : capital(`${who(player)} apuesta ${money(punto + line)}${line > 0 ? ` (${money(line)} en la raya)` : ''}.`),
  StakeCompleted: ({ player, amount }, { who, money }) =>
    capital(`${who(player)} completa la banca con ${money(amount)}.`),
  LineHalved: ({ player, plays }, { who, money }) =>
    `En la raya, de ${theirs('la apuesta', who(player))} juegan ${money(plays)}.`,
  StakeTrimmed: ({ player, plays }, { who, money }) =>
    plays === 0
      ? `La banca está cubierta: se devuelve ${theirs('la apuesta', who(player))}.`
      : `La banca no alcanza: de ${theirs('la apuesta', who(player))} juegan ${money(plays)}.`,
  StakesReturned: ({ player }, { who }) => `Se devuelve su apuesta ${to(who(player))}.`,
  BankUnanswered: ({ player, amount }, { who, money }) =>
    capital(`${who(player)}: recupera ${money(amount)} de una banca sin respuesta.`),
  NobodyStaked: () => 'Nadie apuesta contra la banca.',
  GarageFilled: ({ kind, amount }, { money }) =>
    `${money(amount)} al garaje${kind === 'obligatory' ? ': nadie los cubre' : ': superan el máximo'}.`,
  GarageEmptied: ({ amount }, { money }) => `${money(amount)} vuelven del garaje.`,
  StakesClosed: ({ holder }, { who }) => `Las cartas serán ${belongs('suyas', who(holder))}.`,
  Called: ({ words }) => `«${words.map(capital).join('. ')}»`,
  DealOrdered: () => 'Se dan las cartas.',
  StopCardShown: ({ last }) => (last ? 'Sale la carta de detención: última jugada.' : 'Sale la carta de detención.'),
  CardDrawn: ({ hand, card, face }, { cards }) => (face === 'up' ? capital(`${hand}: ${cards([card])}.`) : null),
  CardAssigned: () => null,
  CardExposed: () => 'Una carta queda descubierta.',
  CardsDelivered: ({ to: holder }, { who }) => `Las cartas del punto, para ${who(holder)}.`,
  CardsLifted: () => null,
  PuntoSpoke: ({ by, word }, { who }) => capital(`${who(by)}: «${word}».`),
  WordDeclaredWrong: ({ ruling, forgets }) =>
    `${forgets ? 'Olvidó abatir' : 'Lo dicho va contra las reglas'}: ${
      {
        'banker-chooses': 'el banquero elige si da carta',
        'card-is-given': 'se da la carta',
        'goes-on': 'la jugada sigue',
      }[ruling]
    }.`,
  AdviceGiven: ({ player }, { who }) => `El crupier aconseja ${to(who(player))}.`,
  HandAbated: ({ hand, total, cards: shown }, { cards }) => capital(`${HAND[hand]} abate: ${total} (${cards(shown)}).`),
  CardGiven: () => 'El banquero da carta.',
  CardRefused: () => 'El banquero no da carta.',
  AbatirForfeited: ({ hand }) => capital(`${HAND[hand]} pierde el derecho a abatir.`),
  CuadroAsked: ({ player }, { who }) => capital(`${who(player)} pide el cuadro: debe seguirlo.`),
  BankerDecided: ({ decision }) => (decision === 'draw' ? 'El banquero toma carta.' : 'El banquero se planta.'),
  WithdrawalAllowed: ({ players }, { who }) => `Pueden retirar su apuesta: ${list('es', namesIn(players).map(who))}.`,
  StakesWithdrawn: ({ player }, { who }) => capital(`${who(player)} retira su apuesta.`),
  StakesLeft: ({ player }, { who }) => capital(`${who(player)} deja su apuesta.`),
  HandShown: ({ hand, total, cards: shown }, { cards }) => capital(`${LABEL[hand]}: ${total} (${cards(shown)}).`),
  CoupDecided: ({ outcome, punto, banca }) =>
    `${{ punto: 'Gana el punto', banca: 'Gana la banca', tie: 'Empate' }[outcome]}: punto ${punto}, banca ${banca}.`,
  StakeSettled: ({ player, stake, fate }, { who, money }) =>
    capital(
      `${who(player)}: ${{ won: 'gana', lost: 'pierde', null: 'ni gana ni pierde; conserva' }[fate]} ${money(stake)}.`,
    ),
  BankSettled: ({ won, deducted }, { money }) =>
    won > 0
      ? `La banca gana ${money(won)}; ${money(deducted)} a la cagnotte.`
      : won < 0
        ? `La banca paga ${money(-won)}.`
        : 'La banca queda igual.',
  SeguidoGained: ({ player }, { who }) => capital(`${who(player)} puede pedir banco seguido.`),
  SeguidoLost: () => null,
  CoupEnded: ({ coup, outcome }) =>
    outcome === 'annulled' ? `Jugada ${coup}, anulada.` : `Termina la jugada ${coup}.`,
  IncidentReported: ({ incident, note }) => `Incidencia: ${incidents[incident]}${note ? ` (${note})` : ''}.`,
  RulingReferred: ({ to: ruler }) =>
    ruler === 'inspector'
      ? 'Decide el inspector o la inspectora de la mesa.'
      : 'Decide el director o la directora de juego.',
  RulingGiven: ({ reason }) => (reason === '' || reason === 'lapsed' ? 'Hay resolución.' : `Resolución: ${reason}.`),
  HandBound: ({ hand, to: duty }) =>
    capital(
      `${HAND[hand]} ${
        {
          cuadro: 'debe seguir el cuadro',
          rules: 'debe seguir las reglas',
          draw: 'debe tomar carta',
          stand: 'debe plantarse',
          'draw-after-no': 'debe tomar carta si el punto dice «no»',
        }[duty]
      }.`,
    ),
  HandDeemed: ({ hand, total }) => capital(`se considera que ${HAND[hand]} tiene ${total}.`),
  HandForfeited: ({ hand }) => capital(`${HAND[hand]} pierde la jugada.`),
  CardsHeldBy: ({ player }, { who }) => `Las cartas pasan ${to(who(player))}.`,
  BankerObliged: ({ player }, { who }) => capital(`${who(player)} debe jugar esta jugada.`),
  RightForfeited: ({ player, right }, { who }) =>
    capital(`${who(player)} pierde ${right === 'hold-cards' ? 'el derecho a las cartas' : 'la prioridad'}.`),
  PuntoSpeaksAgain: () => 'El punto habla otra vez.',
  SettleOrderSet: ({ player, place }, { who }) =>
    place === 'collected-first'
      ? `${capital(to(who(player)))} se le cobra primero.`
      : `${capital(to(who(player)))} se le paga en último lugar.`,
  StakeRestored: ({ player, amount }, { who, money }) =>
    `${capital(theirs('la apuesta', who(player)))} cuenta como ${money(amount)}.`,
  PlayerWarned: ({ player }, { who }) => `Aviso ${to(who(player))}: demasiado tiempo con las cartas.`,
  CoupAnnulled: () => 'La jugada se anula.',
};
