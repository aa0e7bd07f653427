import { lookUp } from '@sabot/engine';
import type { Say, Sentences } from '../circulo-words.ts';

const names = (data: unknown): readonly string[] => (Array.isArray(data) ? data.map(String) : []);
const PANOS: Readonly<Record<string, string>> = {
  'pano-1': 'paño 1',
  'pano-2': 'paño 2',
  banca: 'banca',
  punto: 'punto',
};
const hand = (name: string): string => lookUp(PANOS, name) ?? name;
const each = (players: unknown, say: Say): string =>
  names(players)
    .map((one) => lookUp(PANOS, one) ?? (say.isYou(one) ? 'tú' : say.who(one)))
    .join(', ');
/** After “a”, “de” or “para”. */
const prep = (word: 'a' | 'de' | 'para', player: string | null, say: Say): string =>
  `${word} ${say.isYou(player) ? 'ti' : say.who(player)}`.replace(/^(a|de) el /, '$1l ');
/** «Tomas», «Xana toma». */
const does = (player: string | null, say: Say, you: string, others: string): string =>
  say.isYou(player) ? you : `${say.who(player)} ${others}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const onlyYours = (player: string | null, say: Say, sentence: string): string | null =>
  say.isYou(player) ? sentence : null;

const CAUSES: Readonly<Record<string, (from: string) => string>> = {
  start: () => 'La banca busca banquero.',
  lost: (from) => `La banca deja ${from}: ha perdido la jugada.`,
  passed: () => 'Mano pasada: la banca se ofrece por la misma cantidad.',
  refused: () => 'No se han dado cartas: la banca sale a subasta.',
  unanswered: () => 'Nadie juega contra la banca: sigue su turno.',
  vacant: () => 'La banca queda libre.',
  talla: () => 'Sabot nuevo: la banca busca banquero.',
  opening: () => 'La banca busca banquero.',
  left: () => 'La banca se ofrece por la misma cantidad.',
  broken: () => 'La banca busca otro banquero.',
  'tallas-over': () => 'Terminan las tallas de esta banca.',
};
const SUSPENDED: Readonly<Record<string, string>> = {
  company: 'Se espera a que haya más jugadores.',
  banker: 'Se espera a quien pueda tomar la banca.',
  session: 'Hora de cenar: se espera a la sesión siguiente.',
  stakes: 'Nadie apuesta: el juego queda en suspenso.',
};
const UNSEATED: Readonly<Record<string, string>> = {
  'refused-twice': 'ha rehusado la mano dos veces seguidas',
  absent: 'ausente cuando llegó la mano',
  'refused-the-bank': 'no tomó la banca que le correspondía',
  'seated-elsewhere': 'tiene asiento en otra mesa',
};
const BOUND: Readonly<Record<string, string>> = {
  cuadro: 'debe seguir el cuadro',
  rules: 'debe seguir las reglas',
  draw: 'debe tomar carta',
  stand: 'debe plantarse',
  'draw-after-no': 'debe tomar carta si el punto dice «no»',
};
const WRONG: Readonly<Record<string, string>> = {
  'banker-chooses': 'el banquero elige si da carta',
  'card-is-given': 'se da la carta',
  'goes-on': 'la jugada sigue',
  'put-right': 'se corrige',
  'loses-abatir': 'se pierde el derecho a abatir',
  stands: 'vale lo dicho',
};

export const sentences: Sentences = {
  PlayerUnseated: ({ player, why }, say) =>
    why === 'refused-twice' && say.isYou(player)
      ? 'Pierdes el sitio: has rehusado la mano dos veces seguidas.'
      : `${does(player, say, 'Pierdes el sitio', 'pierde el sitio')}: ${UNSEATED[why]}.`,
  PlayerAway: ({ player }, say) => onlyYours(player, say, 'Te ausentas un momento.'),
  PlayerBack: ({ player }, say) => onlyYours(player, say, 'Has vuelto.'),
  RulesExplained: ({ player }, say) => onlyYours(player, say, 'Te explican las reglas.'),
  CheckRequested: ({ player }, say) => `${does(player, say, 'Pides', 'pide')} que se comprueben las barajas.`,
  PlaySuspended: ({ for: what }) => SUSPENDED[what] ?? null,
  PlayResumed: () => 'Se reanuda el juego.',
  SessionEnded: ({ session }) => `Termina la sesión ${session}.`,
  PartidaEnded: () => 'Nadie puja: termina la partida.',
  StopCardPlaced: ({ below }) => `La carta de detención va delante de las últimas ${below}.`,
  BankSeeksHolder: ({ cause, from }, say) => CAUSES[cause]?.(from === null ? '' : prep('a', from, say)) ?? null,
  StageReached: ({ stage }) => (stage === 'auction' ? 'La banca sale a subasta.' : null),
  BankOffered: (event, say) =>
    onlyYours(
      event.player,
      say,
      'least' in event
        ? `Se te ofrece la banca, por ${say.money(event.least)} como mínimo.`
        : `Se te ofrece la banca, por ${say.money(event.amount)}.`,
    ),
  BankNotOffered: ({ player, why }, say) =>
    onlyYours(
      player,
      say,
      why === 'saluted'
        ? 'Acabas de llegar: esta vez saludas y la mano pasa.'
        : 'No te alcanzan las fichas para la banca.',
    ),
  BankJoined: ({ player, amount }, say) =>
    `${does(player, say, 'La tomarías', 'la tomaría')} con otros, por ${say.money(amount)}.`,
  BankBid: ({ player, amount }, say) => `${does(player, say, 'Pujas', 'puja')} ${say.money(amount)}.`,
  LotCalled: ({ among }, say) => `Igualdad: se sortea entre ${each(among, say)}.`,
  LotDrawn: ({ among, lot }, say) => `La suerte: ${each([names(among)[lot] ?? ''], say)}.`,
  BankAwarded: ({ player, amount }, say) =>
    say.isYou(player)
      ? `La banca es tuya, por ${say.money(amount)}.`
      : `La banca es ${prep('de', player, say)}, por ${say.money(amount)}.`,
  AwardExtended: ({ tallas }) => `La banca se prorroga: le quedan ${tallas} tallas.`,
  DepositAdded: ({ player, amount }, say) =>
    `${does(player, say, 'Añades', 'añade')} ${say.money(amount)} al depósito.`,
  BankLeft: ({ player, amount }, say) =>
    `${does(player, say, 'Te retiras', 'se retira')} de la banca con ${say.money(amount)}.`,
  BankReturned: ({ player, amount }, say) => onlyYours(player, say, `Vuelve a ti tu banca: ${say.money(amount)}.`),
  BankBroken: ({ player }, say) =>
    say.isYou(player) ? 'Tu banca ha saltado: no quedan fondos.' : `La banca ${prep('de', player, say)} ha saltado.`,
  BankRenewed: ({ player, amount, newSabot }, say) =>
    `${does(player, say, 'Renuevas', 'renueva')} la banca con ${say.money(amount)}${newSabot ? ' y otro sabot' : ''}.`,
  BankRaised: ({ player, amount }, say) =>
    `${does(player, say, 'Aumentas', 'aumenta')} la banca en ${say.money(amount)}.`,
  AssociationOffered: ({ player, amount }, say) =>
    `${does(player, say, 'Quieres', 'quiere')} entrar en la banca con ${say.money(amount)}.`,
  AssociateAccepted: ({ player, amount }, say) =>
    `${does(player, say, 'Entras', 'entra')} en la banca con ${say.money(amount)}.`,
  AssociateRefused: ({ player }, say) => `${does(player, say, 'No entras', 'no entra')} en la banca.`,
  WinningsWithheld: ({ amount }, { money }) => `${money(amount)} de ganancias van al garaje.`,
  TodoVaSaid: ({ player }, say) => `${does(player, say, 'Dices', 'dice')} «todo va».`,
  ManoPassed: ({ player, amount }, say) =>
    `${does(player, say, 'Pasas', 'pasa')} la mano, con una banca de ${say.money(amount)}.`,
  DealRefused: ({ player }, say) => `${does(player, say, 'No quieres', 'no quiere')} dar cartas.`,
  BancoCalled: (event, say) => {
    const how = 'how' in event ? event.how : 'alone';
    const word = how === 'seguido' ? '«banco seguido»' : how === 'joint' ? '«banco», con otros' : '«banco»';
    return `${does(event.player, say, 'Dices', 'dice')} ${word}.`;
  },
  MesaCalled: ({ player, completes }, say) =>
    `${does(player, say, 'Dices', 'dice')} «${completes ? 'con la mesa y último completo' : 'banco con la mesa'}».`,
  BancoMade: (event, say) => {
    const { player } = event;
    if ('pano1' in event)
      return `Banco: ${does(player, say, 'juegas', 'juega')} ${say.money(event.pano1)} al paño 1 y ${say.money(event.pano2)} al paño 2.`;
    const partners = names(event.partners).filter((one) => one !== player);
    const together = partners.length === 0 ? '' : ` con ${each(partners, say)}`;
    return `Banco: ${does(player, say, 'juegas', 'juega')} por toda la banca${together}, ${say.money(event.amount)}.`;
  },
  MesaMade: ({ player, amount, completes }, say) =>
    `Con la mesa: ${does(player, say, 'cubres', 'cubre')} ${say.money(amount)}${completes ? ', y lo que falte al final' : ''}.`,
  BancoRepeated: ({ player }, say) => `Juego nulo: ${does(player, say, 'repites', 'repite')} el banco.`,
  BancoEnded: ({ player }, say) => `${does(player, say, 'No repites', 'no repite')} el banco.`,
  StakeCompleted: ({ player, amount }, say) =>
    `${does(player, say, 'Completas', 'completa')} la banca con ${say.money(amount)}.`,
  LineHalved: ({ player, plays }, say) =>
    onlyYours(player, say, `De tu apuesta en la línea juegan ${say.money(plays)}.`),
  CaballoDivided: ({ player, pano1, pano2 }, say) =>
    onlyYours(player, say, `Tu caballo juega ${say.money(pano1)} al paño 1 y ${say.money(pano2)} al paño 2.`),
  StakeTrimmed: ({ player, plays }, say) =>
    onlyYours(
      player,
      say,
      plays === 0
        ? 'Otros cubren la banca: tu apuesta se devuelve.'
        : `La banca no alcanza: de tu apuesta juegan ${say.money(plays)}.`,
    ),
  StakesReturned: ({ player }, say) => onlyYours(player, say, 'Se te devuelve la apuesta.'),
  NobodyStaked: () => 'Nadie apuesta contra la banca.',
  BankUnanswered: ({ player, amount }, say) =>
    onlyYours(player, say, `Nadie responde: recuperas ${say.money(amount)} de la banca.`),
  GarageFilled: ({ kind, amount }, { money }) =>
    `${money(amount)} de la banca van al garaje: ${kind === 'obligatory' ? 'nadie los cubre' : 'superan el máximo'}.`,
  GarageEmptied: ({ amount }, { money }) => `${money(amount)} vuelven del garaje.`,
  WordDeclaredWrong: ({ ruling }) => `Eso va contra las reglas: ${WRONG[ruling]}.`,
  AdviceGiven: ({ player }, say) =>
    say.isYou(player) ? 'El crupier te aconseja.' : `El crupier aconseja ${prep('a', player, say)}.`,
  CardRefused: () => 'El banquero no da carta.',
  CuadroAsked: ({ player }, say) => `${does(player, say, 'Pides', 'pide')} el cuadro: hay que seguirlo.`,
  BankerDecided: ({ decision }) => (decision === 'draw' ? 'La banca toma carta.' : 'La banca se planta.'),
  WithdrawalAllowed: ({ players }, say) => `Pueden retirar su apuesta: ${each(players, say)}.`,
  StakesWithdrawn: ({ player }, say) => `${does(player, say, 'Retiras tu apuesta', 'retira su apuesta')}.`,
  SeguidoGained: ({ player }, say) => onlyYours(player, say, 'Puedes pedir «banco seguido» en la próxima jugada.'),
  IncidentReported: ({ note }) => `Se comunica una irregularidad${note ? `: ${note}` : ''}.`,
  RulingReferred: ({ to }) =>
    to === 'inspector' ? 'Decide el inspector o la inspectora de la mesa.' : 'Decide la dirección de juego.',
  RulingGiven: ({ reason }) => (reason === '' || reason === 'lapsed' ? 'Hay resolución.' : `Resolución: ${reason}.`),
  CoupRestored: ({ hand: whose }) => `La jugada se restablece: ${hand(whose)}.`,
  HandBound: ({ hand: whose, to: duty }) => `${capital(hand(whose))} ${BOUND[duty]}.`,
  HandDeemed: ({ hand: whose, total }) => `Se considera que ${hand(whose)} tiene ${total}.`,
  HandForfeited: ({ hand: whose }) => `${capital(hand(whose))} pierde la jugada.`,
  AbatirForfeited: ({ hand: whose }) => `${capital(hand(whose))} pierde el derecho a abatir.`,
  CardsHeldBy: ({ player }, say) => `Las cartas pasan ${prep('a', player, say)}.`,
  BankerObliged: ({ player }, say) => `${does(player, say, 'Debes', 'debe')} jugar esta jugada.`,
  PlayerWarned: ({ player }, say) =>
    say.isYou(player) ? 'El crupier te pide que decidas.' : `El crupier pide ${prep('a', player, say)} que decida.`,
  PanoAnnulled: ({ pano }) => `La jugada se anula para el ${hand(pano)}.`,
  CoupAnnulled: () => 'La jugada se anula; todas las apuestas se devuelven.',
};
