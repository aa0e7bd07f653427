import { lookUp } from '@sabot/engine/by-name';
import type { ToldEvents } from '../../history/tell-event.ts';
import { list } from '../list.ts';
import { to } from './person.ts';

const ON = { punto: 'al punto', banca: 'a la banca', tie: 'al empate' } as const;
const OF = { punto: 'del punto', banca: 'de la banca' } as const;
const THE = { punto: 'el punto', banca: 'la banca', tie: 'el empate' } as const;
const OUTCOMES = { punto: 'Gana el punto', banca: 'Gana la banca', tie: 'Empate' } as const;
const CROUPIER = 'el crupier';
const who = (player: string | null): string => (player === null || player === 'croupier' ? CROUPIER : player);
const Who = (player: string | null): string => (who(player) === CROUPIER ? 'El crupier' : who(player));

const INCIDENTS: Readonly<Record<string, string>> = {
  'card-face-up': 'una carta sale boca arriba',
  'cards-stuck': 'salen dos cartas pegadas',
  'card-in-basket': 'una carta cae a la cesta',
  'card-on-floor': 'una carta cae al suelo',
  'shoe-exhausted': 'el sabot se queda sin cartas',
  'late-stake': 'se apuesta fuera de tiempo',
  'wrong-draw': 'se reparte una carta que no toca',
  'cards-touched': 'alguien toca las cartas',
  squeezing: 'se orejean las cartas',
  'cards-beyond-table': 'las cartas salen de la mesa',
  'dealer-cannot-go-on': 'quien reparte no puede seguir',
  other: 'algo que el texto no prevé',
};

export const events: ToldEvents = {
  TableOpened: () => 'Se abre la mesa.',
  TableClosed: () => 'Se cierra la mesa.',
  PlayerSeated: ({ player, seat }) => `${player} ocupa el asiento ${seat}.`,
  PlayerStanding: ({ player, behind }) => `${player} se queda de pie tras el asiento ${behind}.`,
  PlayerLeft: ({ player }) => `${player} deja la mesa.`,
  ChipsBought: ({ player, amount }, { money }) => `${player} cambia ${money(amount)} en fichas.`,
  PackBrought: ({ decks }) => `Llega el mazo: ${decks === 1 ? '1 baraja' : `${decks} barajas`}.`,
  PackCounted: ({ cards }) => `El crupier cuenta ${cards === 1 ? '1 carta' : `${cards} cartas`}.`,
  PackChecked: () => 'Se comprueban las cartas.',
  PackShuffled: () => 'Se baraja.',
  PackCut: ({ by, at }) => `Corta ${who(by)}, por la carta ${at}.`,
  StopCardPlaced: ({ below }) =>
    `Se pone la carta de detención, con ${below === 1 ? '1 carta' : `${below} cartas`} debajo.`,
  CardBurnt: ({ card, unseen }, { cards }) =>
    `Se descubre ${cards([card])}; ${unseen === 1 ? 'se quema 1 carta sin verla' : `se queman ${unseen} cartas sin verlas`}.`,
  ShoeOffered: ({ player }) => `Se ofrece el sabot a ${player}.`,
  ShoeWithheld: ({ player }) => `A ${player} aún no le toca el sabot.`,
  ShoeTaken: ({ player }) => `${player} toma el sabot.`,
  ShoeDeclined: ({ player }) => `${player} no quiere el sabot.`,
  ShoeKept: ({ player }) => `${player} sigue con el sabot.`,
  ShoeGivenUp: ({ player }) => `${player} cede el sabot.`,
  ShoeLost: ({ player }) => `${player} pierde el sabot.`,
  CroupierHoldsShoe: () => 'El sabot queda en manos del crupier.',
  StakesOpened: ({ coup }) => `Jugada ${coup}: se abren las apuestas.`,
  StakesSet: ({ player, stakes }, { money, bet: named }) => {
    if (stakes.length === 0) return `${player} retira su apuesta.`;
    return `${player} apuesta ${list(
      'es',
      stakes.map(([bet, amount]) => `${money(amount)} ${lookUp(ON, bet) ?? `a ${named(bet)}`}`),
    )}.`;
  },
  StakesClosed: ({ dealer }) => `Se cierran las apuestas. Reparte ${who(dealer)}.`,
  DealerPassedOver: ({ player }) => `${player} no tiene la apuesta que se le pide para repartir: el sabot sigue.`,
  Called: ({ words }) => `«${words.join('. ')}»`,
  DealOrdered: () => null,
  StopCardShown: ({ last }) =>
    last ? 'Sale la carta de detención: es la última jugada.' : 'Sale la carta de detención.',
  CardDrawn: ({ card, hand }, { cards }) => {
    const whose = hand === 'punto' || hand === 'banca' ? `Carta para ${THE[hand]}` : 'Una carta aparte';
    return card === '??' ? `${whose}, tapada.` : `${whose}: ${cards([card])}.`;
  },
  CardsHanded: ({ hand, to: holder }) => `Las cartas ${OF[hand]}, para ${who(holder)}.`,
  HandUncovered: ({ hand, by, cards, total }, say) =>
    `${Who(by)} descubre las cartas ${OF[hand]}: ${say.cards(cards)}, ${total}.`,
  HandDecided: ({ hand, decision, total }) =>
    `Con ${total}, ${THE[hand]} ${decision === 'draw' ? 'pide carta' : 'se planta'}.`,
  CoupDecided: ({ outcome, punto, banca, natural }) =>
    `${OUTCOMES[outcome]}: punto ${punto}, banca ${banca}${natural ? ', natural' : ''}.`,
  StakeSettled: ({ player, bet, stake, fate, won, deducted }, { money, bet: named }) => {
    const staked = `${player}, ${money(stake)} ${lookUp(ON, bet) ?? `a ${named(bet)}`}`;
    if (fate === 'lost') return `${staked}: se pierde.`;
    if (fate === 'null') return `${staked}: ni gana ni pierde, sigue en la mesa.`;
    return `${staked}: cobra ${money(won)}${deducted > 0 ? ` menos ${money(deducted)} de deducción` : ''}.`;
  },
  CoupEnded: ({ coup }) => `Termina la jugada ${coup}.`,
  TallaEnded: ({ talla }) => `Termina la talla ${talla}.`,
  IncidentReported: ({ incident, note }) =>
    `Incidencia: ${INCIDENTS[incident] ?? incident}${note === null ? '' : ` (${note})`}.`,
  RulingReferred: ({ to: ruler }) => `Decide ${ruler === 'inspector' ? 'el inspector' : 'el director'}.`,
  RulingGiven: ({ reason }) => `Se resuelve: ${reason}.`,
  CardExposed: ({ no }) => `Se descubre la carta ${no}.`,
  CardsHeldBy: ({ hand, player }) => `Las cartas ${OF[hand]} pasan ${to(who(player))}.`,
  PlayerWarned: ({ player }) => `Se advierte a ${player}.`,
  StakesReturned: ({ player }) => `${player} recupera sus apuestas.`,
  CoupResumed: () => 'Sigue la jugada.',
  CoupAnnulled: ({ coup }) => `Se anula la jugada ${coup}.`,
};
