import { lookUp } from '@sabot/engine/by-name';
import type { ToldEvents } from '../../history/tell-event.ts';
import { capital } from '../capital.ts';
import { list } from '../list.ts';

const ON = { punto: 'on punto', banca: 'on banca', tie: 'on the tie' } as const;
const OUTCOMES = { punto: 'Punto wins', banca: 'Banca wins', tie: 'Tie' } as const;
const CROUPIER = 'the croupier';
const who = (player: string | null): string => (player === null || player === 'croupier' ? CROUPIER : player);
const Who = (player: string | null): string => (who(player) === CROUPIER ? 'The croupier' : who(player));

const INCIDENTS: Readonly<Record<string, string>> = {
  'card-face-up': 'a card comes out face up',
  'cards-stuck': 'two cards come out stuck together',
  'card-in-basket': 'a card falls into the basket',
  'card-on-floor': 'a card falls to the floor',
  'shoe-exhausted': 'the shoe has no cards left',
  'late-stake': 'a stake comes too late',
  'wrong-draw': 'a card is dealt that is not due',
  'cards-touched': 'somebody touches the cards',
  squeezing: 'the cards are squeezed',
  'cards-beyond-table': 'the cards leave the table',
  'dealer-cannot-go-on': 'whoever deals cannot go on',
  other: 'something the text does not foresee',
};

export const events: ToldEvents = {
  TableOpened: () => 'The table is opened.',
  TableClosed: () => 'The table is closed.',
  PlayerSeated: ({ player, seat }) => `${player} takes seat ${seat}.`,
  PlayerStanding: ({ player, behind }) => `${player} stands behind seat ${behind}.`,
  PlayerLeft: ({ player }) => `${player} leaves the table.`,
  ChipsBought: ({ player, amount }, { money }) => `${player} buys chips for ${money(amount)}.`,
  PackBrought: ({ decks }) => `The pack is brought: ${decks === 1 ? '1 deck' : `${decks} decks`}.`,
  PackCounted: ({ cards }) => `The croupier counts ${cards === 1 ? '1 card' : `${cards} cards`}.`,
  PackChecked: () => 'The cards are checked.',
  PackShuffled: () => 'The pack is shuffled.',
  PackCut: ({ by, at }) => `${Who(by)} cuts at card ${at}.`,
  StopCardPlaced: ({ below }) => `The stop card goes in with ${below === 1 ? '1 card' : `${below} cards`} below it.`,
  CardBurnt: ({ card, unseen }, { cards }) =>
    `${cards([card])} is exposed; ${unseen === 1 ? '1 card is' : `${unseen} cards are`} burnt unseen.`,
  ShoeOffered: ({ player }) => `The shoe is offered to ${player}.`,
  ShoeWithheld: ({ player }) => `It is not ${player}’s turn for the shoe yet.`,
  ShoeTaken: ({ player }) => `${player} takes the shoe.`,
  ShoeDeclined: ({ player }) => `${player} declines the shoe.`,
  ShoeKept: ({ player }) => `${player} keeps the shoe.`,
  ShoeGivenUp: ({ player }) => `${player} gives up the shoe.`,
  ShoeLost: ({ player }) => `${player} loses the shoe.`,
  CroupierHoldsShoe: () => 'The shoe stays with the croupier.',
  StakesOpened: ({ coup }) => `Coup ${coup}: stakes are open.`,
  StakesSet: ({ player, stakes }, { money, bet: named }) => {
    if (stakes.length === 0) return `${player} takes the stake back.`;
    return `${player} stakes ${list(
      'en',
      stakes.map(([bet, amount]) => `${money(amount)} ${lookUp(ON, bet) ?? `on ${named(bet)}`}`),
    )}.`;
  },
  StakesClosed: ({ dealer }) => `Stakes are closed. ${Who(dealer)} deals.`,
  DealerPassedOver: ({ player }) => `${player} lacks the stake a dealer must have: the shoe goes on.`,
  Called: ({ words }) => `«${words.join('. ')}»`,
  DealOrdered: () => null,
  StopCardShown: ({ last }) => (last ? 'The stop card comes out: this is the last coup.' : 'The stop card comes out.'),
  CardDrawn: ({ card, hand }, { cards }) => {
    const whose = hand === 'punto' || hand === 'banca' ? `Card for ${hand}` : 'A card set aside';
    return card === '??' ? `${whose}, face down.` : `${whose}: ${cards([card])}.`;
  },
  CardsHanded: ({ hand, to }) => `${capital(hand)}’s cards go to ${who(to)}.`,
  HandUncovered: ({ hand, by, cards, total }, say) =>
    `${Who(by)} uncovers ${hand}’s cards: ${say.cards(cards)}, ${total}.`,
  HandDecided: ({ hand, decision, total }) => `On ${total}, ${hand} ${decision === 'draw' ? 'draws' : 'stands'}.`,
  CoupDecided: ({ outcome, punto, banca, natural }) =>
    `${OUTCOMES[outcome]}: punto ${punto}, banca ${banca}${natural ? ', a natural' : ''}.`,
  StakeSettled: ({ player, bet, stake, fate, won, deducted }, { money, bet: named }) => {
    const staked = `${player}, ${money(stake)} ${lookUp(ON, bet) ?? `on ${named(bet)}`}`;
    if (fate === 'lost') return `${staked}: lost.`;
    if (fate === 'null') return `${staked}: neither won nor lost, it stays on the table.`;
    return `${staked}: paid ${money(won)}${deducted > 0 ? ` less ${money(deducted)} deduction` : ''}.`;
  },
  CoupEnded: ({ coup }) => `Coup ${coup} is over.`,
  TallaEnded: ({ talla }) => `Shoe ${talla} is over.`,
  IncidentReported: ({ incident, note }) =>
    `Incident: ${INCIDENTS[incident] ?? incident}${note === null ? '' : ` (${note})`}.`,
  RulingReferred: ({ to }) => `The ${to} decides.`,
  RulingGiven: ({ reason }) => `It is ruled: ${reason}.`,
  CardExposed: ({ no }) => `Card ${no} is exposed.`,
  CardsHeldBy: ({ hand, player }) => `${capital(hand)}’s cards pass to ${who(player)}.`,
  PlayerWarned: ({ player }) => `${player} is warned.`,
  StakesReturned: ({ player }) => `${player} has the stakes back.`,
  CoupResumed: () => 'The coup goes on.',
  CoupAnnulled: ({ coup }) => `Coup ${coup} is annulled.`,
};
