import { lookUp } from '@sabot/engine';
import type { Say, Sentences } from '../circulo-words.ts';

const names = (data: unknown): readonly string[] => (Array.isArray(data) ? data.map(String) : []);
const PANOS: Readonly<Record<string, string>> = {
  'pano-1': 'paño 1',
  'pano-2': 'paño 2',
  banca: 'banca',
  punto: 'punto',
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const hand = (name: string): string => lookUp(PANOS, name) ?? name;
const own = (player: string | null, { who, isYou }: Say): string => (isYou(player) ? 'your' : `${who(player)}’s`);
const each = (players: unknown, say: Say): string =>
  names(players)
    .map((one) => lookUp(PANOS, one) ?? (say.isYou(one) ? 'you' : say.who(one)))
    .join(', ');
const to = (player: string | null, say: Say): string => (say.isYou(player) ? 'you' : say.who(player));
/** “You take”, “Xana takes”. */
const does = (player: string | null, say: Say, you: string, others: string): string =>
  say.isYou(player) ? `You ${you}` : `${say.who(player)} ${others}`;
/** The same within a sentence. */
const doing = (player: string | null, say: Say, you: string, others: string): string =>
  say.isYou(player) ? `you ${you}` : `${say.who(player)} ${others}`;
const onlyYours = (player: string | null, say: Say, sentence: string): string | null =>
  say.isYou(player) ? sentence : null;

const CAUSES: Readonly<Record<string, (from: string) => string>> = {
  start: () => 'The bank looks for a banker.',
  lost: (from) => `The bank leaves ${from}: the coup was lost.`,
  passed: () => '“Mano pasada”: the bank is offered for the same amount.',
  refused: () => 'Nothing was dealt: the bank goes to auction.',
  unanswered: () => 'Nobody plays against the bank: it goes on.',
  vacant: () => 'The bank is free.',
  talla: () => 'A new shoe: the bank looks for a banker.',
  opening: () => 'The bank looks for a banker.',
  left: () => 'The bank is offered for the same amount.',
  broken: () => 'The bank looks for another banker.',
  'tallas-over': () => 'This bank has had its shoes.',
};
const SUSPENDED: Readonly<Record<string, string>> = {
  company: 'Play waits until more players have come.',
  banker: 'Play waits for somebody who can take the bank.',
  session: 'Dinner: play waits for the next session.',
  stakes: 'Nobody stakes: play is suspended.',
};
const UNSEATED: Readonly<Record<string, string>> = {
  'refused-twice': 'the mano was declined twice running',
  absent: 'absent when the mano came round',
  'refused-the-bank': 'the bank that was due was not taken',
  'seated-elsewhere': 'seated at another table',
};
const BOUND: Readonly<Record<string, string>> = {
  cuadro: 'must follow the cuadro',
  rules: 'must follow the rules',
  draw: 'must draw',
  stand: 'must stand',
  'draw-after-no': 'must draw if punto says “no”',
};
const WRONG: Readonly<Record<string, string>> = {
  'banker-chooses': 'the banker chooses whether to give the card',
  'card-is-given': 'the card is given',
  'goes-on': 'the coup goes on',
  'put-right': 'it is put right',
  'loses-abatir': 'the right to abatir is lost',
  stands: 'what was said stands',
};

export const sentences: Sentences = {
  PlayerUnseated: ({ player, why }, say) =>
    `${does(player, say, 'lose your seat', 'loses the seat')}: ${UNSEATED[why]}.`,
  PlayerAway: ({ player }, say) => onlyYours(player, say, 'You are away for a moment.'),
  PlayerBack: ({ player }, say) => onlyYours(player, say, 'You are back.'),
  RulesExplained: ({ player }, say) => onlyYours(player, say, 'The rules are explained to you.'),
  CheckRequested: ({ player }, say) => `${does(player, say, 'ask', 'asks')} for a check of the decks.`,
  PlaySuspended: ({ for: what }) => SUSPENDED[what] ?? null,
  PlayResumed: () => 'Play goes on.',
  SessionEnded: ({ session }) => `Session ${session} is over.`,
  PartidaEnded: () => 'Nobody bids: the partida is over.',
  StopCardPlaced: ({ below }) =>
    below === 1 ? 'The stop card goes before the last card.' : `The stop card goes before the last ${below} cards.`,
  BankSeeksHolder: ({ cause, from }, say) => CAUSES[cause]?.(to(from, say)) ?? null,
  StageReached: ({ stage }) => (stage === 'auction' ? 'The bank goes to auction.' : null),
  BankOffered: (event, say) =>
    onlyYours(
      event.player,
      say,
      'least' in event
        ? `The bank is offered to you, for ${say.money(event.least)} or more.`
        : `The bank is offered to you, for ${say.money(event.amount)}.`,
    ),
  BankNotOffered: ({ player, why }, say) =>
    onlyYours(
      player,
      say,
      why === 'saluted'
        ? 'You have just come: this once the mano passes you by.'
        : 'Your chips are too few for the bank.',
    ),
  BankJoined: ({ player, amount }, say) =>
    `${does(player, say, 'would take it', 'would take it')} with others, for ${say.money(amount)}.`,
  BankBid: ({ player, amount }, say) => `${does(player, say, 'bid', 'bids')} ${say.money(amount)}.`,
  LotCalled: ({ among }, say) => `Equal: a lot is drawn between ${each(among, say)}.`,
  LotDrawn: ({ among, lot }, say) => `The lot falls on ${each([names(among)[lot] ?? ''], say)}.`,
  BankAwarded: ({ player, amount }, say) => `${does(player, say, 'have', 'has')} the bank, for ${say.money(amount)}.`,
  AwardExtended: ({ tallas }) =>
    `The bank is extended: ${tallas === 1 ? 'one shoe is' : `${tallas} shoes are`} left of it.`,
  DepositAdded: ({ player, amount }, say) => `${does(player, say, 'add', 'adds')} ${say.money(amount)} to the deposit.`,
  BankLeft: ({ player, amount }, say) => `${does(player, say, 'leave', 'leaves')} the bank with ${say.money(amount)}.`,
  BankReturned: ({ player, amount }, say) =>
    onlyYours(player, say, `The bank of ${say.money(amount)} comes back to you.`),
  BankBroken: ({ player }, say) => `The bank is broken: nothing is left of ${own(player, say)} funds.`,
  BankRenewed: ({ player, amount, newSabot }, say) =>
    `${does(player, say, 'renew', 'renews')} the bank with ${say.money(amount)}${newSabot ? ', and a new shoe' : ''}.`,
  BankRaised: ({ player, amount }, say) => `${does(player, say, 'raise', 'raises')} the bank by ${say.money(amount)}.`,
  AssociationOffered: ({ player, amount }, say) =>
    `${does(player, say, 'would join', 'would join')} the bank with ${say.money(amount)}.`,
  AssociateAccepted: ({ player, amount }, say) =>
    `${does(player, say, 'join', 'joins')} the bank with ${say.money(amount)}.`,
  AssociateRefused: ({ player }, say) => `The bank is not shared with ${to(player, say)}.`,
  WinningsWithheld: ({ amount }, { money }) => `${money(amount)} of the winnings goes to the garage.`,
  TodoVaSaid: ({ player }, say) => `${does(player, say, 'say', 'says')} “todo va”: all of it plays.`,
  ManoPassed: ({ player, amount }, say) =>
    `${does(player, say, 'pass', 'passes')} the mano, a bank of ${say.money(amount)}.`,
  DealRefused: ({ player }, say) => `${does(player, say, 'refuse', 'refuses')} to deal.`,
  BancoCalled: (event, say) => {
    const how = 'how' in event ? event.how : 'alone';
    const word = how === 'seguido' ? '“banco seguido”' : how === 'joint' ? '“banco”, with others' : '“banco”';
    return `${does(event.player, say, 'say', 'says')} ${word}.`;
  },
  MesaCalled: ({ player, completes }, say) =>
    `${does(player, say, 'say', 'says')} “${completes ? 'con la mesa y último completo' : 'banco con la mesa'}”.`,
  BancoMade: (event, say) => {
    const { player } = event;
    if ('pano1' in event)
      return `Banco: ${doing(player, say, 'play', 'plays')} ${say.money(event.pano1)} on paño 1 and ${say.money(event.pano2)} on paño 2.`;
    const partners = names(event.partners).filter((one) => one !== player);
    const together = partners.length === 0 ? '' : ` with ${each(partners, say)}`;
    return `Banco: ${doing(player, say, 'play', 'plays')} for the whole bank${together}, ${say.money(event.amount)}.`;
  },
  MesaMade: ({ player, amount, completes }, say) =>
    `Con la mesa: ${doing(player, say, 'cover', 'covers')} ${say.money(amount)}${completes ? ', and what is left in the end' : ''}.`,
  BancoRepeated: ({ player }, say) => `A tie: ${doing(player, say, 'repeat', 'repeats')} the banco.`,
  BancoEnded: ({ player }, say) => `${does(player, say, 'do not repeat', 'does not repeat')} the banco.`,
  StakeCompleted: ({ player, amount }, say) =>
    `${does(player, say, 'complete', 'completes')} the bank with ${say.money(amount)}.`,
  LineHalved: ({ player, plays }, say) =>
    onlyYours(player, say, `Of your stake on the line ${say.money(plays)} plays.`),
  CaballoDivided: ({ player, pano1, pano2 }, say) =>
    onlyYours(player, say, `Your caballo plays ${say.money(pano1)} on paño 1 and ${say.money(pano2)} on paño 2.`),
  StakeTrimmed: ({ player, plays }, say) =>
    onlyYours(
      player,
      say,
      plays === 0
        ? 'The bank is covered by others: your stake goes back.'
        : `The bank cannot cover it all: ${say.money(plays)} of your stake plays.`,
    ),
  StakesReturned: ({ player }, say) => onlyYours(player, say, 'Your stake goes back to you.'),
  NobodyStaked: () => 'Nobody stakes against the bank.',
  BankUnanswered: ({ player, amount }, say) =>
    onlyYours(player, say, `Nobody answers: ${say.money(amount)} of the bank comes back to you.`),
  GarageFilled: ({ kind, amount }, { money }) =>
    `${money(amount)} of the bank goes to the garage: ${kind === 'obligatory' ? 'nobody covers it' : 'it exceeds the maximum'}.`,
  GarageEmptied: ({ amount }, { money }) => `${money(amount)} comes back from the garage.`,
  WordDeclaredWrong: ({ ruling }) => `That was against the rules: ${WRONG[ruling]}.`,
  AdviceGiven: ({ player }, say) => `The croupier advises ${to(player, say)}.`,
  CardRefused: () => 'The banker gives no card.',
  CuadroAsked: ({ player }, say) => `${does(player, say, 'ask', 'asks')} for the cuadro: it now binds.`,
  BankerDecided: ({ decision }) => (decision === 'draw' ? 'The bank draws.' : 'The bank stands.'),
  WithdrawalAllowed: ({ players }, say) => `Stakes may be taken back by ${each(players, say)}.`,
  StakesWithdrawn: ({ player }, say) => `${does(player, say, 'take your stake back', 'takes the stake back')}.`,
  SeguidoGained: ({ player }, say) => onlyYours(player, say, 'You may call “banco seguido” in the next coup.'),
  IncidentReported: ({ note }) => `An incident is reported${note ? `: ${note}` : ''}.`,
  RulingReferred: ({ to: whom }) =>
    whom === 'inspector' ? 'The table inspector decides.' : 'The director of play decides.',
  RulingGiven: ({ reason }) => (reason === '' || reason === 'lapsed' ? 'A ruling is given.' : `Ruling: ${reason}.`),
  CoupRestored: ({ hand: whose }) => `The coup is restored: ${hand(whose)}.`,
  HandBound: ({ hand: whose, to: duty }) => capital(`${hand(whose)} ${BOUND[duty]}.`),
  HandDeemed: ({ hand: whose, total }) => capital(`${hand(whose)} is deemed to have ${total}.`),
  HandForfeited: ({ hand: whose }) => capital(`${hand(whose)} loses the coup.`),
  AbatirForfeited: ({ hand: whose }) => capital(`${hand(whose)} loses the right to abatir.`),
  CardsHeldBy: ({ player }, say) => `The cards pass to ${to(player, say)}.`,
  BankerObliged: ({ player }, say) => `${does(player, say, 'must', 'must')} go through with this coup.`,
  PlayerWarned: ({ player }, say) => `The croupier asks ${to(player, say)} to decide.`,
  PanoAnnulled: ({ pano }) => `The coup is annulled for ${hand(pano)}.`,
  CoupAnnulled: () => 'The coup is annulled; all stakes go back.',
};
