import type { WitnessedEvent } from '@sabot/engine';
import { capital } from '../../capital.ts';
import type { EventSentences } from '../../event-words.ts';
import { list } from '../../list.ts';
import { outcomes } from '../bets.ts';
import { isYou, Name, name, plural, theirs, to } from '../grammar.ts';
import { ofHand, theHand } from '../hands.ts';
import { notices } from '../notices.ts';
import { onBet } from '../on-bet.ts';
import { ruling } from '../ruling.ts';
import { incidents } from './incidents.ts';

const person = (by: string | null): string | null => (by === 'croupier' ? null : by);

export const events: EventSentences<WitnessedEvent> = {
  TableOpened: () => 'Se abre la mesa.',
  TableClosed: () => 'Se cierra la mesa.',
  ClosingAnnounced: ({ coups }) => `Se anuncian las ${coups} últimas jugadas; después se cierra la mesa.`,
  LastCoupCalled: ({ left }) => (left === 1 ? 'Última jugada.' : `Quedan ${left} jugadas.`),
  PlayerSeated: ({ player, seat }, { who }) => `${Name(who(player))} ocupa el asiento ${seat}.`,
  PlayerStanding: ({ player, behind }, { who }) => `${Name(who(player))} se queda de pie tras el asiento ${behind}.`,
  PlayerLeft: ({ player }, { who }) => `${Name(who(player))} deja la mesa.`,
  ChipsBought: ({ player, amount }, { who, money }) => `${Name(who(player))} compra ${money(amount)} en fichas.`,
  TipGiven: ({ player, amount }, { who, money }) =>
    `${Name(who(player))} da ${money(amount)} de propina, que va a la ranura.`,
  PackBrought: ({ decks }) => `Llega el mazo: ${plural(decks, 'baraja', 'barajas')}.`,
  PackCounted: ({ cards }) => `El crupier cuenta ${plural(cards, 'carta', 'cartas')}.`,
  PackChecked: () => `${notices.cardsChecked}.`,
  PackShuffled: () => 'Se baraja.',
  PackCut: ({ by, at }, { who }) => `Corta ${name(who(person(by)))}, por la carta ${at}.`,
  StopCardPlaced: ({ below }) => `Se pone la carta de detención, con ${plural(below, 'carta', 'cartas')} debajo.`,
  CardBurnt: ({ card, unseen }, { cards }) =>
    `Se descubre ${cards([card])}; ${unseen === 1 ? 'se quema 1 carta sin verla' : `se queman ${unseen} cartas sin verlas`}.`,
  ShoeOffered: ({ player }, { who }) =>
    isYou(who(player)) ? 'Se le ofrece el sabot.' : `Se ofrece el sabot ${to(who(player))}.`,
  ShoeWithheld: ({ player }, { who }) =>
    isYou(who(player)) ? 'Aún no le toca el sabot.' : `Aún no le toca el sabot ${to(who(player))}.`,
  ShoeTaken: ({ player }, { who }) => `${Name(who(player))} toma el sabot.`,
  ShoeDeclined: ({ player }, { who }) => `${Name(who(player))} no quiere el sabot.`,
  ShoeKept: ({ player }, { who }) => `${Name(who(player))} sigue con el sabot.`,
  ShoeGivenUp: ({ player }, { who }) => `${Name(who(player))} cede el sabot.`,
  ShoeLost: ({ player }, { who }) => `Pierde la banca: ${name(who(player))} pasa el sabot.`,
  CroupierHoldsShoe: () => 'El sabot queda en manos del crupier.',
  StakesOpened: ({ coup }) => `Jugada ${coup}: se abren las apuestas.`,
  StakesSet: ({ player, stakes }, { who, money, bet: named }) =>
    stakes.length === 0
      ? `${Name(who(player))} retira su apuesta.`
      : `${Name(who(player))} apuesta ${list(
          'es',
          stakes.map(([bet, amount]) => `${money(amount)} ${onBet(bet, named)}`),
        )}.`,
  StakesClosed: ({ dealer }, { who }) => `Se cierran las apuestas. Reparte ${name(who(dealer))}.`,
  DealerPassedOver: ({ player }, { who }) =>
    `${Name(who(player))} no tiene la apuesta que se le pide para repartir: el sabot sigue.`,
  Called: ({ words }) => `«${words.join('. ')}»`,
  DealOrdered: () => null,
  StopCardShown: ({ last }) =>
    last ? 'Sale la carta de detención: es la última jugada.' : 'Sale la carta de detención.',
  CardDrawn: ({ card, hand }, { cards }) => {
    const whose = hand === 'punto' || hand === 'banca' ? `Carta para ${theHand(hand)}` : 'Una carta aparte';
    return card === '??' ? `${whose}, tapada.` : `${whose}: ${cards([card])}.`;
  },
  CardsHanded: ({ hand, to: holder }, { who }) => `Las cartas ${ofHand(hand)}, para ${name(who(holder))}.`,
  HandUncovered: ({ hand, by, cards, total }, say) =>
    `${Name(say.who(person(by)))} descubre las cartas ${ofHand(hand)}: ${say.cards(cards)}, ${total}.`,
  HandDecided: ({ hand, decision, total }) =>
    `Con ${total}, ${theHand(hand)} ${decision === 'draw' ? 'pide carta' : 'se planta'}.`,
  CoupDecided: ({ outcome, punto, banca, natural }) =>
    `${capital(outcomes[outcome])}: punto ${punto}, banca ${banca}${natural ? ', natural' : ''}.`,
  StakeSettled: ({ player, bet, stake, fate, won, deducted }, { who, money, bet: named }) => {
    const staked = `${Name(who(player))}, ${money(stake)} ${onBet(bet, named)}`;
    if (fate === 'lost') return `${staked}: se pierde.`;
    if (fate === 'null') return `${staked}: ni gana ni pierde, sigue en la mesa.`;
    return `${staked}: cobra ${money(won)}${deducted > 0 ? ` menos ${money(deducted)} de deducción` : ''}.`;
  },
  CoupEnded: ({ coup }) => `Termina la jugada ${coup}.`,
  TallaEnded: ({ talla }) => `Termina la talla ${talla}.`,
  IncidentReported: ({ incident, upturned, note }, say) => {
    // Los registros antiguos no conocen la carta que se ve en el sabot.
    const shows = upturned ?? null;
    return `Incidencia: ${incidents[incident]}${shows === null ? '' : `, ${say.cards([shows])}`}${note === null ? '' : ` (${note})`}.`;
  },
  CardsPutAside: ({ cards }, say) => `Salen del sabot y quedan fuera del juego: ${say.cards(cards)}.`,
  RulingReferred: ({ to: ruler }) =>
    ruler === 'inspector' ? `${notices.tableDecides}.` : 'Decide la dirección de juego.',
  RulingGiven: ({ reason }) => ruling('Se resuelve', reason),
  CardExposed: ({ no }) => `Se descubre la carta ${no}.`,
  CardsHeldBy: ({ hand, player }, { who }) => `Las cartas ${ofHand(hand)} pasan ${to(who(player))}.`,
  PlayerWarned: ({ player }, { who }) => (isYou(who(player)) ? 'Se le advierte.' : `Se advierte ${to(who(player))}.`),
  StakesReturned: ({ player }, { who }) => `Se devuelve ${theirs('la apuesta', who(player))}.`,
  CoupResumed: () => `${notices.goesOn}.`,
  CoupAnnulled: ({ coup }) => `Se anula la jugada ${coup}.`,
};
