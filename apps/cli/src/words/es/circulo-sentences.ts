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
    .map((one) => lookUp(PANOS, one) ?? (say.isYou(one) ? 'usted' : say.who(one)))
    .reduce((all, one, i, list) => `${all}${i === 0 ? '' : i === list.length - 1 ? ' y ' : ', '}${one}`, '');
/** After “a”, “de” or “para”. */
const prep = (word: 'a' | 'de' | 'para', player: string | null, say: Say): string =>
  `${word} ${say.isYou(player) ? 'usted' : say.who(player)}`.replace(/^(a|de) el /, '$1l ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** «usted toma», «Xana toma», inside a sentence and at its beginning. */
const does = (player: string | null, say: Say, what: string): string =>
  `${say.isYou(player) ? 'usted' : say.who(player)} ${what}`;
const Does = (player: string | null, say: Say, what: string): string => capital(does(player, say, what));
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
  PlayerUnseated: ({ player, why }, say) => `${Does(player, say, 'pierde el sitio')}: ${UNSEATED[why]}.`,
  PlayerAway: ({ player }, say) => onlyYours(player, say, 'Se ausenta un momento.'),
  PlayerBack: ({ player }, say) => onlyYours(player, say, 'Ha vuelto.'),
  RulesExplained: ({ player }, say) => onlyYours(player, say, 'Se le explican las reglas.'),
  CheckRequested: ({ player }, say) => `${Does(player, say, 'pide')} que se comprueben las barajas.`,
  PlaySuspended: ({ for: what }) => SUSPENDED[what] ?? null,
  PlayResumed: () => 'Se reanuda el juego.',
  SessionEnded: ({ session }) => `Termina la sesión ${session}.`,
  PartidaEnded: () => 'Nadie puja: termina la partida.',
  StopCardPlaced: ({ below }) =>
    below === 1
      ? 'La carta de detención va delante de la última carta.'
      : `La carta de detención va delante de las últimas ${below} cartas.`,
  BankSeeksHolder: ({ cause, from }, say) => CAUSES[cause]?.(from === null ? '' : prep('a', from, say)) ?? null,
  StageReached: ({ stage }) => (stage === 'auction' ? 'La banca sale a subasta.' : null),
  BankOffered: (event, say) =>
    onlyYours(
      event.player,
      say,
      'least' in event
        ? `Se le ofrece la banca, por ${say.money(event.least)} como mínimo.`
        : `Se le ofrece la banca, por ${say.money(event.amount)}.`,
    ),
  BankNotOffered: ({ player, why }, say) =>
    onlyYours(
      player,
      say,
      why === 'saluted'
        ? 'Acaba de llegar: esta vez saluda y la mano pasa.'
        : 'No le alcanzan las fichas para la banca.',
    ),
  BankJoined: ({ player, amount }, say) => `${Does(player, say, 'la tomaría')} con otros, por ${say.money(amount)}.`,
  BankBid: ({ player, amount }, say) => `${Does(player, say, 'puja')} ${say.money(amount)}.`,
  LotCalled: ({ among }, say) => `Igualdad: se sortea entre ${each(among, say)}.`,
  LotDrawn: ({ among, lot }, say) => `La suerte: ${each([names(among)[lot] ?? ''], say)}.`,
  BankAwarded: ({ player, amount }, say) =>
    say.isYou(player)
      ? `La banca es suya, por ${say.money(amount)}.`
      : `La banca es ${prep('de', player, say)}, por ${say.money(amount)}.`,
  AwardExtended: ({ tallas }) =>
    `La banca se prorroga: ${tallas === 1 ? 'le queda una talla' : `le quedan ${tallas} tallas`}.`,
  DepositAdded: ({ player, amount }, say) => `${Does(player, say, 'añade')} ${say.money(amount)} al depósito.`,
  BankLeft: ({ player, amount }, say) => `${Does(player, say, 'se retira')} de la banca con ${say.money(amount)}.`,
  BankReturned: ({ player, amount }, say) => onlyYours(player, say, `Se le devuelve su banca: ${say.money(amount)}.`),
  BankBroken: ({ player }, say) =>
    say.isYou(player) ? 'Su banca ha saltado: no quedan fondos.' : `La banca ${prep('de', player, say)} ha saltado.`,
  BankRenewed: ({ player, amount, newSabot }, say) =>
    `${Does(player, say, 'renueva')} la banca con ${say.money(amount)}${newSabot ? ' y otro sabot' : ''}.`,
  BankRaised: ({ player, amount }, say) => `${Does(player, say, 'aumenta')} la banca en ${say.money(amount)}.`,
  AssociationOffered: ({ player, amount }, say) =>
    `${Does(player, say, 'quiere')} entrar en la banca con ${say.money(amount)}.`,
  AssociateAccepted: ({ player, amount }, say) => `${Does(player, say, 'entra')} en la banca con ${say.money(amount)}.`,
  AssociateRefused: ({ player }, say) => `${Does(player, say, 'no entra')} en la banca.`,
  WinningsWithheld: ({ amount }, { money }) => `${money(amount)} de ganancias van al garaje.`,
  TodoVaSaid: ({ player }, say) => `${Does(player, say, 'dice')} «todo va».`,
  ManoPassed: ({ player, amount }, say) =>
    `${Does(player, say, 'pasa')} la mano, con una banca de ${say.money(amount)}.`,
  DealRefused: ({ player }, say) => `${Does(player, say, 'no quiere')} dar cartas.`,
  BancoCalled: (event, say) => {
    const how = 'how' in event ? event.how : 'alone';
    const word = how === 'seguido' ? '«banco seguido»' : how === 'joint' ? '«banco», con otros' : '«banco»';
    return `${Does(event.player, say, 'dice')} ${word}.`;
  },
  MesaCalled: ({ player, completes }, say) =>
    `${Does(player, say, 'dice')} «${completes ? 'con la mesa y último completo' : 'banco con la mesa'}».`,
  BancoMade: (event, say) => {
    const { player } = event;
    if ('pano1' in event)
      return `Banco: ${does(player, say, 'juega')} ${say.money(event.pano1)} al paño 1 y ${say.money(event.pano2)} al paño 2.`;
    const partners = names(event.partners).filter((one) => one !== player);
    const together = partners.length === 0 ? '' : ` con ${each(partners, say)}`;
    return `Banco: ${does(player, say, 'juega')} por toda la banca${together}, ${say.money(event.amount)}.`;
  },
  MesaMade: ({ player, amount, completes }, say) =>
    `Con la mesa: ${does(player, say, 'cubre')} ${say.money(amount)}${completes ? ', y lo que falte al final' : ''}.`,
  BancoRepeated: ({ player }, say) => `Juego nulo: ${does(player, say, 'repite')} el banco.`,
  BancoEnded: ({ player }, say) => `${Does(player, say, 'no repite')} el banco.`,
  StakeCompleted: ({ player, amount }, say) => `${Does(player, say, 'completa')} la banca con ${say.money(amount)}.`,
  LineHalved: ({ player, plays }, say) =>
    onlyYours(player, say, `De su apuesta en la raya juegan ${say.money(plays)}.`),
  CaballoDivided: ({ player, pano1, pano2 }, say) =>
    onlyYours(player, say, `Su apuesta a caballo juega ${say.money(pano1)} al paño 1 y ${say.money(pano2)} al paño 2.`),
  StakeTrimmed: ({ player, plays }, say) =>
    onlyYours(
      player,
      say,
      plays === 0
        ? 'Otros cubren la banca: se le devuelve la apuesta.'
        : `La banca no alcanza: de su apuesta juegan ${say.money(plays)}.`,
    ),
  StakesReturned: ({ player }, say) => onlyYours(player, say, 'Se le devuelve la apuesta.'),
  NobodyStaked: () => 'Nadie apuesta contra la banca.',
  BankUnanswered: ({ player, amount }, say) =>
    onlyYours(player, say, `Nadie responde: recupera ${say.money(amount)} de la banca.`),
  GarageFilled: ({ kind, amount }, { money }) =>
    `${money(amount)} de la banca van al garaje: ${kind === 'obligatory' ? 'nadie los cubre' : 'superan el máximo'}.`,
  GarageEmptied: ({ amount }, { money }) => `${money(amount)} vuelven del garaje.`,
  WordDeclaredWrong: ({ ruling }) => `Eso va contra las reglas: ${WRONG[ruling]}.`,
  AdviceGiven: ({ player }, say) =>
    say.isYou(player) ? 'El crupier le aconseja.' : `El crupier aconseja ${prep('a', player, say)}.`,
  CardRefused: () => 'El banquero no da carta.',
  CuadroAsked: ({ player }, say) => `${Does(player, say, 'pide')} el cuadro: hay que seguirlo.`,
  BankerDecided: ({ decision }) => (decision === 'draw' ? 'La banca toma carta.' : 'La banca se planta.'),
  WithdrawalAllowed: ({ players }, say) => `Pueden retirar su apuesta: ${each(players, say)}.`,
  StakesWithdrawn: ({ player }, say) => `${Does(player, say, 'retira su apuesta')}.`,
  SeguidoGained: ({ player }, say) => onlyYours(player, say, 'Puede pedir «banco seguido» en la próxima jugada.'),
  IncidentReported: ({ note }) => `Se comunica una incidencia${note ? `: ${note}` : ''}.`,
  RulingReferred: ({ to }) =>
    to === 'inspector' ? 'Decide el inspector o la inspectora de la mesa.' : 'Decide la dirección de juego.',
  RulingGiven: ({ reason }) => (reason === '' || reason === 'lapsed' ? 'Hay resolución.' : `Resolución: ${reason}.`),
  CoupRestored: ({ hand: whose }) => `La jugada se restablece: ${hand(whose)}.`,
  HandBound: ({ hand: whose, to: duty }) => `${capital(hand(whose))} ${BOUND[duty]}.`,
  HandDeemed: ({ hand: whose, total }) => `Se considera que ${hand(whose)} tiene ${total}.`,
  HandForfeited: ({ hand: whose }) => `${capital(hand(whose))} pierde la jugada.`,
  AbatirForfeited: ({ hand: whose }) => `${capital(hand(whose))} pierde el derecho a abatir.`,
  CardsHeldBy: ({ player }, say) => `Las cartas pasan ${prep('a', player, say)}.`,
  BankerObliged: ({ player }, say) => `${Does(player, say, 'debe')} jugar esta jugada.`,
  PlayerWarned: ({ player }, say) =>
    say.isYou(player) ? 'El crupier le pide que decida.' : `El crupier pide ${prep('a', player, say)} que decida.`,
  PanoAnnulled: ({ pano }) => `La jugada se anula para el ${hand(pano)}.`,
  CoupAnnulled: () => 'La jugada se anula; todas las apuestas se devuelven.',
};
