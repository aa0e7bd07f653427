import type { CheminDeFerWitnessed } from '@sabot/engine';
import { capital } from '../../capital.ts';
import type { EventSentences } from '../../event-words.ts';
import { namesIn } from '../../person.ts';
import { outcomes } from '../bets.ts';
import { belongs, each, isYou, Name, name, theirs, to } from '../grammar.ts';
import { notices } from '../notices.ts';
import { events as puntoBanca } from '../punto-banca/events.ts';
import { ruling } from '../ruling.ts';
import { incidents, stages } from './incidents.ts';

const THE = { punto: 'el punto', banca: 'la banca' } as const;
const LABEL = { punto: 'Punto', banca: 'Banca' } as const;

export const events: EventSentences<CheminDeFerWitnessed> = {
  TableOpened: () => 'Se abre la mesa.',
  TableClosed: () => 'Se cierra la mesa.',
  ClosingAnnounced: puntoBanca.ClosingAnnounced,
  LastCoupCalled: puntoBanca.LastCoupCalled,
  RulesExplained: ({ player }, { who }) =>
    isYou(who(player)) ? 'El crupier le explica las reglas.' : `El crupier explica las reglas ${to(who(player))}.`,
  PlayerSeated: ({ player, seat, salutes }, { who }) =>
    `${Name(who(player))} toma el asiento ${seat}${salutes ? '; debe saludar antes de tener prioridad' : ''}.`,
  PlayerStanding: ({ player, behind }, { who }) => `${Name(who(player))}, de pie tras el asiento ${behind}.`,
  PlayerUnseated: ({ player, why }, { who }) =>
    `${Name(who(player))} pierde el sitio: ${
      {
        'refused-twice': 'ha rehusado la mano dos veces seguidas',
        absent: 'no estaba cuando llegó la mano',
        'refused-the-bank': 'no ha tomado la banca que le correspondía',
        'seated-elsewhere': 'tiene asiento en otra mesa',
      }[why]
    }.`,
  PlayerLeft: ({ player }, { who }) => `${Name(who(player))} deja la mesa.`,
  ChipsBought: ({ player, amount }, { who, money }) => `${Name(who(player))} compra ${money(amount)} en fichas.`,
  WaitingListJoined: ({ player }, { who }) => `${Name(who(player))} se apunta a la lista de espera.`,
  WaitingListLeft: ({ player }, { who }) => `${Name(who(player))} sale de la lista de espera.`,
  ChangeAsked: ({ player }, { who }) => `${Name(who(player))} pide cambiar de sitio.`,
  PlayerAway: ({ player }, { who }) => `${Name(who(player))} se ausenta un momento.`,
  PlayerBack: ({ player }, { who }) => `${Name(who(player))} vuelve.`,
  SeatElsewhereNoted: () => null,
  PlaySuspended: ({ for: what }) =>
    what === 'company' ? 'Se espera: hacen falta más jugadores.' : 'Se espera a quien pueda tomar la banca.',
  PlayResumed: () => 'Se reanuda el juego.',
  CheckRequested: ({ player }, { who }) => `${Name(who(player))} pide que se comprueben las barajas.`,
  PackBrought: ({ decks }) => (decks === 1 ? 'Se trae una baraja.' : `Se traen ${decks} barajas.`),
  PackChecked: ({ missing, surplus }, { cards }) => {
    const [less, more] = [missing ?? [], surplus ?? []];
    if (less.length === 0 && more.length === 0) return `${notices.cardsChecked}.`;
    return `Se comprueban las cartas.${less.length > 0 ? ` Faltan: ${cards(less)}.` : ''}${more.length > 0 ? ` Sobran: ${cards(more)}.` : ''}`;
  },
  PackMixed: ({ by }, { who }) => `${Name(who(by === 'croupier' ? null : by))} baraja.`,
  CardsPassed: () => null,
  PackShuffled: () => 'El crupier baraja el último.',
  CutOffered: ({ player }, { who }) => `${Name(who(player))} puede cortar.`,
  PackCut: ({ by, at }, { who }) => `${Name(who(by === 'croupier' ? null : by))} corta por la carta ${at}.`,
  StopCardPlaced: ({ below }) =>
    below === 1
      ? 'La carta de detención va delante de la última carta.'
      : `La carta de detención va delante de las últimas ${below} cartas.`,
  TallaEnded: ({ talla }) => `Termina la talla ${talla}.`,
  BankSeeksHolder: ({ cause, from }, { who }) =>
    ({
      start: 'La banca busca banquero.',
      lost: isYou(who(from))
        ? 'La banca le deja: ha perdido la jugada.'
        : `La banca deja ${to(who(from))}: ha perdido la jugada.`,
      passed: 'Mano pasada: la banca se ofrece por la misma cantidad.',
      refused: 'No se han dado cartas: la banca sale a subasta.',
      unanswered: 'Nadie juega contra la banca: sigue su turno.',
      vacant: 'La banca queda libre.',
      talla: 'Sabot nuevo: la banca busca banquero.',
    })[cause],
  StageReached: ({ stage }) => (stage === 'auction' ? 'La banca sale a subasta.' : capital(`${stages[stage]}.`)),
  BankOffered: ({ player, least }, { who, money }) =>
    isYou(who(player))
      ? `Se le ofrece la banca, por ${money(least)} como mínimo.`
      : `La banca se ofrece ${to(who(player))}, por ${money(least)} como mínimo.`,
  BankNotOffered: ({ player, why }, { who }) => {
    if (why === 'saluted') return `${Name(who(player))} saluda: deja pasar la mano esta vez.`;
    return isYou(who(player))
      ? 'No le alcanzan las fichas para la banca: sigue su turno.'
      : capital(`${to(who(player))} no le alcanzan las fichas: la banca sigue.`);
  },
  BankDeclined: ({ player, counts }, { who }) =>
    `${Name(who(player))} no toma la banca${counts ? '; cuenta como renuncia' : ''}.`,
  BankJoined: ({ player, amount }, { who, money }) =>
    `${Name(who(player))} la tomaría en asociación, con ${money(amount)}.`,
  BankBid: ({ player, amount }, { who, money }) => `${Name(who(player))} puja ${money(amount)}.`,
  BidPassed: ({ player }, { who }) => `${Name(who(player))} no puja más.`,
  BankAwarded: ({ player, amount }, { who, money }) =>
    `La banca es ${belongs('suya', who(player))}, por ${money(amount)}.`,
  BankRaised: ({ player, amount }, { who, money }) => `${Name(who(player))} aumenta la banca en ${money(amount)}.`,
  AssociationOffered: ({ player, amount }, { who, money }) =>
    `${Name(who(player))} quiere entrar en la banca con ${money(amount)}.`,
  AssociateAccepted: ({ player, amount }, { who, money }) =>
    `${Name(who(player))} entra en la banca con ${money(amount)}.`,
  AssociateRefused: ({ player }, { who }) => `${Name(who(player))} no entra en la banca.`,
  WinningsWithheld: ({ amount }, { money }) => `${money(amount)} de ganancias van al garaje.`,
  TodoVaSaid: ({ player }, { who }) => `${Name(who(player))} dice «todo va».`,
  BankAnnounced: ({ amount }, { money }) => `Hay ${notices.inBank(money(amount))}.`,
  ManoPassed: ({ player, amount }, { who, money }) =>
    `${Name(who(player))} pasa la mano, con una banca de ${money(amount)}.`,
  DealRefused: ({ player }, { who }) => `${Name(who(player))} no quiere dar cartas.`,
  BankKept: ({ player }, { who }) => `${Name(who(player))} conserva la banca.`,
  BankLost: ({ player }, { who }) => `${Name(who(player))} cede la banca.`,
  BancoCalled: ({ player, how }, { who }) =>
    `${Name(who(player))} dice ${{ alone: '«banco»', joint: '«banco», en asociación', seguido: '«banco seguido»' }[how]}.`,
  MesaCalled: ({ player, completes }, { who }) =>
    `${Name(who(player))} dice «${completes ? 'con la mesa y último completo' : 'banco con la mesa'}».`,
  SilenceKept: () => null,
  BancoMade: ({ player, partners, amount, seguido }, { who, money }) => {
    const others = namesIn(partners).filter((one) => one !== player);
    const word = seguido ? 'Banco seguido' : 'Banco';
    return others.length === 0
      ? `${word}: ${name(who(player))} juega por toda la banca, ${money(amount)}.`
      : `${word}: ${each([player, ...others].map(who))} juegan por toda la banca, ${money(amount)}.`;
  },
  BancoLapsed: () => 'Nadie hace banco.',
  MesaMade: ({ player, amount, completes }, { who, money }) =>
    `Con la mesa: ${name(who(player))} cubre ${money(amount)}${completes ? ', y lo que falte al final' : ''}.`,
  StakesOpened: () => `${notices.stakesOpen}.`,
  StakesSet: ({ player, punto, line }, { who, money }) =>
    punto + line === 0
      ? `${Name(who(player))} retira su apuesta.`
      : `${Name(who(player))} apuesta ${money(punto + line)}${line > 0 ? ` (${money(line)} en la raya)` : ''}.`,
  StakeCompleted: ({ player, amount }, { who, money }) =>
    `${Name(who(player))} completa la banca con ${money(amount)}.`,
  LineHalved: ({ player, plays }, { who, money }) =>
    `En la raya, de ${theirs('la apuesta', who(player))} juegan ${money(plays)}.`,
  StakeTrimmed: ({ player, plays }, { who, money }) =>
    plays === 0
      ? `La banca está cubierta: se devuelve ${theirs('la apuesta', who(player))}.`
      : `La banca no alcanza: de ${theirs('la apuesta', who(player))} juegan ${money(plays)}.`,
  StakesReturned: ({ player }, { who }) =>
    isYou(who(player)) ? 'Se le devuelve la apuesta.' : `Se le devuelve la apuesta ${to(who(player))}.`,
  BankUnanswered: ({ player, amount }, { who, money }) =>
    `Nadie responde: ${name(who(player))} recupera ${money(amount)} de la banca.`,
  NobodyStaked: () => 'Nadie apuesta contra la banca.',
  GarageFilled: ({ kind, amount }, { money }) =>
    `${money(amount)} de la banca van al garaje: ${kind === 'obligatory' ? 'nadie los cubre' : 'superan el máximo'}.`,
  GarageEmptied: ({ amount }, { money }) => `${money(amount)} vuelven del garaje.`,
  StakesClosed: ({ holder }, { who }) => `Las cartas serán ${belongs('suyas', who(holder))}.`,
  Called: ({ words }) => `«${words.map(capital).join('. ')}»`,
  DealOrdered: () => `${notices.cardsDealt}.`,
  StopCardShown: ({ last }) => (last ? 'Sale la carta de detención: última jugada.' : 'Sale la carta de detención.'),
  CardDrawn: ({ hand, card, face }, { cards }) => (face === 'up' ? `${capital(hand)}: ${cards([card])}.` : null),
  CardAssigned: () => null,
  CardExposed: () => 'Una carta queda descubierta.',
  CardsDelivered: ({ to: holder }, { who }) => `Las cartas del punto, para ${name(who(holder))}.`,
  CardsLifted: () => null,
  PuntoSpoke: ({ by, word }, { who }) => `${Name(who(by))}: «${word}».`,
  WordDeclaredWrong: ({ ruling, forgets }) =>
    `${forgets ? 'Olvidó abatir' : 'Lo dicho va contra las reglas'}: ${
      {
        'banker-chooses': 'el banquero elige si da carta',
        'card-is-given': 'se da la carta',
        'goes-on': 'la jugada sigue',
      }[ruling]
    }.`,
  AdviceGiven: ({ player }, { who }) =>
    isYou(who(player)) ? 'El crupier le aconseja.' : `El crupier aconseja ${to(who(player))}.`,
  HandAbated: ({ hand, total, cards: shown }, { cards }) => `${capital(THE[hand])} abate: ${total} (${cards(shown)}).`,
  CardGiven: () => 'El banquero da carta.',
  CardRefused: () => 'El banquero no da carta.',
  AbatirForfeited: ({ hand }) => `${capital(THE[hand])} pierde el derecho a abatir.`,
  CuadroAsked: ({ player }, { who }) => `${Name(who(player))} pide el cuadro: debe seguirlo.`,
  BankerDecided: ({ decision }) => (decision === 'draw' ? 'El banquero toma carta.' : 'El banquero se planta.'),
  WithdrawalAllowed: ({ players }, { who }) => `Pueden retirar su apuesta: ${each(namesIn(players).map(who))}.`,
  StakesWithdrawn: ({ player }, { who }) => `${Name(who(player))} retira su apuesta.`,
  StakesLeft: ({ player }, { who }) => `${Name(who(player))} deja su apuesta.`,
  HandShown: ({ hand, total, cards: shown }, { cards }) => `${LABEL[hand]}: ${total} (${cards(shown)}).`,
  CoupDecided: ({ outcome, punto, banca }) => `${capital(outcomes[outcome])}: punto ${punto}, banca ${banca}.`,
  StakeSettled: ({ player, stake, fate }, { who, money }) =>
    `${Name(who(player))} ${{ won: 'gana', lost: 'pierde', null: 'ni gana ni pierde: conserva' }[fate]} ${money(stake)}.`,
  BankSettled: ({ won, deducted }, { money }) =>
    won > 0
      ? `La banca gana ${money(won)}; ${money(deducted)} a la cagnotte.`
      : won < 0
        ? `La banca paga ${money(-won)}.`
        : 'La banca queda igual.',
  SeguidoGained: ({ player }, { who }) => `${Name(who(player))} puede pedir «banco seguido» en la próxima jugada.`,
  SeguidoLost: () => null,
  CoupEnded: ({ coup, outcome }) =>
    outcome === 'annulled' ? `Jugada ${coup}, anulada.` : `Termina la jugada ${coup}.`,
  IncidentReported: ({ incident, note }) => `Incidencia: ${incidents[incident]}${note ? ` (${note})` : ''}.`,
  RulingReferred: ({ to: ruler }) =>
    ruler === 'inspector' ? `${notices.inspectorDecides}.` : 'Decide el director o la directora de juego.',
  RulingGiven: ({ reason }) => ruling('Resolución', reason),
  HandBound: ({ hand, to: duty }) =>
    `${capital(THE[hand])} ${
      {
        cuadro: 'debe seguir el cuadro',
        rules: 'debe seguir las reglas',
        draw: 'debe tomar carta',
        stand: 'debe plantarse',
        'draw-after-no': 'debe tomar carta si el punto dice «no»',
      }[duty]
    }.`,
  HandDeemed: ({ hand, total }) => `Se considera que ${THE[hand]} tiene ${total}.`,
  HandForfeited: ({ hand }) => `${capital(THE[hand])} pierde la jugada.`,
  CardsHeldBy: ({ player }, { who }) => `Las cartas pasan ${to(who(player))}.`,
  BankerObliged: ({ player }, { who }) => `${Name(who(player))} debe jugar esta jugada.`,
  RightForfeited: ({ player, right }, { who }) =>
    `${Name(who(player))} pierde ${right === 'hold-cards' ? 'el derecho a las cartas' : 'la prioridad'}.`,
  PuntoSpeaksAgain: () => 'El punto habla otra vez.',
  SettleOrderSet: ({ player, place }, { who }) =>
    `${capital(to(who(player)))} se le ${place === 'collected-first' ? 'cobra primero' : 'paga en último lugar'}.`,
  StakeRestored: ({ player, amount }, { who, money }) =>
    `${capital(theirs('la apuesta', who(player)))} cuenta como ${money(amount)}.`,
  PlayerWarned: ({ player }, { who }) =>
    isYou(who(player)) ? 'El crupier le pide que decida.' : `El crupier pide ${to(who(player))} que decida.`,
  CoupAnnulled: () => `${notices.allBack}.`,
};
