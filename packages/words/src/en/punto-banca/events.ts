import type { WitnessedEvent } from '@sabot/engine';
import { capital } from '../../capital.ts';
import type { EventSentences } from '../../event-words.ts';
import { list } from '../../list.ts';
import { outcomes } from '../bets.ts';
import { Does, does, Name, name, plural, Whose, whose } from '../grammar.ts';
import { notices } from '../notices.ts';
import { onBet } from '../on-bet.ts';
import { ruling } from '../ruling.ts';
import { incidents } from './incidents.ts';

const person = (by: string | null): string | null => (by === 'croupier' ? null : by);

export const events: EventSentences<WitnessedEvent> = {
  TableOpened: () => 'The table is opened.',
  TableClosed: () => `${notices.closed}.`,
  ClosingAnnounced: ({ coups }) => `The last ${plural(coups, 'coup', 'coups')}; then the table closes.`,
  LastCoupCalled: ({ left }) => (left === 1 ? 'The last coup.' : `${left} coups left.`),
  PlayerSeated: ({ player, seat }, { who }) => `${Does(who(player), 'take', 'takes')} seat ${seat}.`,
  PlayerStanding: ({ player, behind }, { who }) => `${Does(who(player), 'stand', 'stands')} behind seat ${behind}.`,
  PlayerLeft: ({ player }, { who }) => `${Does(who(player), 'leave', 'leaves')} the table.`,
  ChipsBought: ({ player, amount }, { who, money }) => `${Does(who(player), 'buy', 'buys')} ${money(amount)} in chips.`,
  TipGiven: ({ player, amount }, { who, money }) =>
    `${Does(who(player), 'give', 'gives')} ${money(amount)} as a tip. It goes into the slot.`,
  PackBrought: ({ decks }) => `The pack is brought: ${plural(decks, 'deck', 'decks')}.`,
  PackCounted: ({ cards }) => `The croupier counts ${plural(cards, 'card', 'cards')}.`,
  PackChecked: () => `${notices.cardsChecked}.`,
  PackShuffled: () => 'The pack is shuffled.',
  PackCut: ({ by, at }, { who }) => `${Does(who(person(by)), 'cut', 'cuts')} at card ${at}.`,
  StopCardPlaced: ({ below }) => `The stop card goes in with ${plural(below, 'card', 'cards')} below it.`,
  CardBurnt: ({ card, unseen }, { cards }) =>
    `${cards([card])} is exposed; ${plural(unseen, 'card is', 'cards are')} burnt unseen.`,
  ShoeOffered: ({ player }, { who }) => `${notices.shoeOffered(name(who(player)))}.`,
  ShoeWithheld: ({ player }, { who }) => `It is not ${whose(who(player))} turn for the shoe yet.`,
  ShoeTaken: ({ player }, { who }) => `${Does(who(player), 'take', 'takes')} the shoe.`,
  ShoeDeclined: ({ player }, { who }) => `${Does(who(player), 'decline', 'declines')} the shoe.`,
  ShoeKept: ({ player }, { who }) => `${Does(who(player), 'keep', 'keeps')} the shoe.`,
  ShoeGivenUp: ({ player }, { who }) => `${Does(who(player), 'give', 'gives')} up the shoe.`,
  ShoeLost: ({ player }, { who }) => `Banca lost: ${does(who(player), 'pass', 'passes')} the shoe on.`,
  CroupierHoldsShoe: () => 'The shoe stays with the croupier.',
  StakesOpened: ({ coup }) => `Coup ${coup}: stakes are open.`,
  StakesSet: ({ player, stakes }, { who, money, bet: named }) =>
    stakes.length === 0
      ? `${Does(who(player), 'take your stake back', 'takes the stake back')}.`
      : `${Does(who(player), 'bet', 'bets')} ${list(
          'en',
          stakes.map(([bet, amount]) => `${money(amount)} ${onBet(bet, named)}`),
        )}.`,
  StakesClosed: ({ dealer }, { who }) => `Stakes are closed. ${Does(who(dealer), 'deal', 'deals')}.`,
  DealerPassedOver: ({ player }, { who }) =>
    `${Does(who(player), 'lack', 'lacks')} the stake a dealer must have: the shoe goes on.`,
  Called: ({ words }) => `“${words.join('. ')}”`,
  DealOrdered: () => null,
  StopCardShown: ({ last }) => (last ? 'The stop card comes out: this is the last coup.' : 'The stop card comes out.'),
  CardDrawn: ({ card, hand }, { cards }) => {
    const whereTo = hand === 'punto' || hand === 'banca' ? `Card for ${hand}` : 'A card set aside';
    return card === '??' ? `${whereTo}, face down.` : `${whereTo}: ${cards([card])}.`;
  },
  CardsHanded: ({ hand, to }, { who }) => `${capital(hand)}’s cards go to ${name(who(to))}.`,
  HandUncovered: ({ hand, by, cards, total }, say) =>
    `${Does(say.who(person(by)), 'uncover', 'uncovers')} ${hand}’s cards: ${say.cards(cards)}, ${total}.`,
  HandDecided: ({ hand, decision, total }) => `On ${total}, ${hand} ${decision === 'draw' ? 'draws' : 'stands'}.`,
  CoupDecided: ({ outcome, punto, banca, natural }) =>
    `${capital(outcomes[outcome])}: punto ${punto}, banca ${banca}${natural ? ', a natural' : ''}.`,
  StakeSettled: ({ player, bet, stake, fate, won, deducted }, { who, money, bet: named }) => {
    const staked = `${Name(who(player))}, ${money(stake)} ${onBet(bet, named)}`;
    if (fate === 'lost') return `${staked}: lost.`;
    if (fate === 'null') return `${staked}: neither won nor lost, it stays on the table.`;
    return `${staked}: paid ${money(won)}${deducted > 0 ? ` less ${money(deducted)} deduction` : ''}.`;
  },
  CoupEnded: ({ coup }) => `Coup ${coup} is over.`,
  TallaEnded: ({ talla }) => `Shoe ${talla} is over.`,
  IncidentReported: ({ incident, upturned, note }, say) => {
    // Older logs do not know of a card that shows in the shoe.
    const shows = upturned ?? null;
    return `Incident: ${incidents[incident]}${shows === null ? '' : `, ${say.cards([shows])}`}${note === null ? '' : ` (${note})`}.`;
  },
  CardsPutAside: ({ cards }, say) => `Out of the shoe and out of play: ${say.cards(cards)}.`,
  RulingReferred: ({ to }) => (to === 'inspector' ? `${notices.tableDecides}.` : 'The management of the game decides.'),
  RulingGiven: ({ reason }) => ruling('It is ruled', reason),
  CardExposed: ({ no }) => `Card ${no} is exposed.`,
  CardsHeldBy: ({ hand, player }, { who }) => `${capital(hand)}’s cards pass to ${name(who(player))}.`,
  PlayerWarned: ({ player }, { who }) => `${Does(who(player), 'are', 'is')} warned.`,
  StakesReturned: ({ player }, { who }) => `${Whose(who(player))} stake goes back.`,
  CoupResumed: () => `${notices.goesOn}.`,
  CoupAnnulled: ({ coup }) => `Coup ${coup} is annulled.`,
};
