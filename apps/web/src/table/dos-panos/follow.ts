import { opened, posted, swept, without } from '../any-game/scene-moves.ts';
import type { Told, View } from './message.ts';
import { COVERED, isSide, NO_HOLDERS, type Pano, type Scene, type SceneCard, type Walk } from './scene.ts';

/** What you have seen of cards that lie covered; nobody else's view has it. */
const peeked = (cards: readonly SceneCard[], { coup }: View): readonly SceneCard[] =>
  cards.map((card) => {
    const known = coup?.drawn.find(({ no }) => no === card.no)?.card ?? COVERED;
    return card.card === COVERED && known !== COVERED ? { ...card, peek: known } : card;
  });

/** What goes on without a word in the middle of the table. */
const QUIET: ReadonlySet<Told['type']> = new Set([
  'RulesExplained',
  'ChipsBought',
  'WaitingListJoined',
  'WaitingListLeft',
  'PlayerAway',
  'PlayerBack',
  'PlayerSeated',
  'PlayerStanding',
  'PlayerLeft',
  'CutOffered',
  'CardsPassed',
  'SilenceKept',
  'StakesSet',
  'StakesReturned',
  'CardDrawn',
  'CardAssigned',
  'CardExposed',
  'CardsDelivered',
  'CardsLifted',
  'StakeSettled',
  'DealOrdered',
  'CardGiven',
  'StakesClosed',
  'HandShown',
  'BankKept',
  'BankAnnounced',
  'CardsCeded',
  'BancoOpened',
]);

/** The next moment of the scene. `view` is the table as it stands now, which may be some events further. */
export function follow(scene: Scene, event: Told, view: View): Scene {
  const books = 'postings' in event ? posted(scene.books, event.postings) : scene.books;
  const changed = { ...scene, books, ...changeBy(scene, event, view) };
  const coup = changed.coup && { ...changed.coup, events: [...changed.coup.events, event] };
  const ended = event.type === 'CoupEnded';
  return {
    ...changed,
    walk: walked(changed.walk, event),
    said: QUIET.has(event.type) ? scene.said : event,
    now: event,
    coup: ended ? null : coup,
    lastCoup: ended && coup !== null ? coup : changed.lastCoup,
  };
}

const names = (data: unknown): readonly string[] => (Array.isArray(data) ? data.map(String) : []);

function walked(walk: Walk | null, event: Told): Walk | null {
  if (event.type === 'BankSeeksHolder') {
    const { cause, initial } = event;
    const nobody = { offered: null, asked: [], bids: [], out: [], excluded: [], lots: [] };
    return { cause, initial, stage: null, ...nobody, steps: [event] };
  }
  if (walk === null) return null;
  const steps = [...walk.steps, event];
  switch (event.type) {
    case 'StageReached':
      return { ...walk, stage: event.stage, offered: null, asked: [], bids: [], out: [], steps };
    case 'BankOffered':
      return { ...walk, offered: event.player, asked: [...walk.asked, event.player], steps };
    case 'BankDeclined':
      return { ...walk, offered: null, steps };
    case 'BankBid':
      return { ...walk, bids: [...walk.bids, { player: event.player, amount: event.amount }], steps };
    case 'BidPassed':
      return { ...walk, out: [...walk.out, event.player], steps };
    case 'LotCalled':
      return { ...walk, lots: names(event.among), steps };
    case 'LotDrawn':
      return { ...walk, lots: [], steps };
    case 'BankAwarded':
      return { ...walk, offered: null, steps };
    case 'BankAnnounced':
    case 'PlaySuspended':
    case 'PartidaEnded':
      return null;
    default:
      return walk;
  }
}

const CLEARED = { totals: {}, outcomes: {}, holders: NO_HOLDERS } as const;
const holdersIn = (data: unknown): Scene['holders'] => ({ ...NO_HOLDERS, ...(data as Partial<Scene['holders']>) });
const held = (scene: Scene, pano: Pano, player: string | null): Partial<Scene> => ({
  holders: { ...scene.holders, [pano]: player },
});

function changeBy(scene: Scene, event: Told, view: View): Partial<Scene> {
  switch (event.type) {
    case 'PlayerSeated':
      return { people: { ...scene.people, [event.player]: { kind: 'seat', n: event.seat } } };
    case 'PlayerStanding': {
      const { behind, since } = event;
      return { people: { ...scene.people, [event.player]: { kind: 'standing', behind, since } } };
    }
    case 'PlayerLeft':
      return { people: without(scene.people, event.player) };
    case 'PlaySuspended':
      return { phase: 'waiting', cards: swept(scene.cards) };
    case 'PackBrought':
      return { phase: 'pack', cards: swept(scene.cards), ...CLEARED, banco: null, pack: view.pack };
    case 'StopCardShown':
      return { pack: { ...scene.pack, stopCardShown: true } };
    case 'BankSeeksHolder':
      return { phase: 'offer', cards: swept(scene.cards), banker: null };
    case 'StageReached':
      return { phase: event.stage === 'auction' ? 'auction' : 'offer' };
    case 'LotCalled':
      return { phase: 'lots' };
    case 'BankAwarded':
      return { phase: 'deposit', banker: event.player, cards: swept(scene.cards), ...CLEARED };
    case 'BankKept':
    case 'BankBroken':
      return { phase: 'bank' };
    case 'BankAnnounced':
      return { phase: 'bank', banker: event.player, cards: swept(scene.cards), ...CLEARED, banco: null };
    case 'BancoOpened':
      return { phase: 'banco' };
    case 'BancoMade':
      return { banco: event.player };
    case 'BancoEnded':
      return { banco: null };
    case 'StakesOpened':
      return { phase: 'stakes', cards: swept(scene.cards), ...CLEARED };
    case 'BankLeft':
    case 'BankReturned':
      return { banker: null };
    case 'StakesClosed': {
      const { coup, banker, banco, holders } = event;
      const fresh = { coup: { no: coup, events: [] }, cards: [], totals: {}, outcomes: {} };
      return { phase: 'coup', banker, banco, ...fresh, holders: holdersIn(holders) };
    }
    case 'CardDrawn': {
      const { no, card, hand, face } = event;
      const own: SceneCard = {
        no,
        card: face === 'up' ? card : COVERED,
        peek: face === 'down' && card !== COVERED ? card : null,
        hand: isSide(hand) ? hand : 'discard',
        at: 'table',
      };
      const rest = scene.cards.filter((other) => other.no !== no && other.at !== 'basket');
      return { phase: 'coup', cards: [...rest, own], pack: { ...scene.pack, out: scene.pack.out + 1 } };
    }
    case 'CardAssigned': {
      const to = isSide(event.to) ? event.to : 'discard';
      return { cards: scene.cards.map((card) => (card.no === event.no ? { ...card, hand: to } : card)) };
    }
    case 'CardExposed': {
      const face = view.coup?.drawn.find(({ no }) => no === event.no)?.card;
      return {
        cards: scene.cards.map((card) => (card.no === event.no && face ? { ...card, card: face, peek: null } : card)),
      };
    }
    case 'CardsDelivered':
      return held(scene, event.pano, event.to);
    case 'CardsHeldBy':
      return held(scene, event.pano, event.player);
    case 'CardsLifted':
      return { cards: peeked(scene.cards, view) };
    case 'HandAbated':
    case 'HandShown':
      return {
        cards: opened(scene.cards, event.hand, event.cards),
        totals: { ...scene.totals, [event.hand]: event.total },
      };
    case 'PanoDecided': {
      const { pano, outcome, total, banca } = event;
      return {
        outcomes: { ...scene.outcomes, [pano]: outcome },
        totals: { ...scene.totals, [pano]: total, banca },
      };
    }
    case 'PanoAnnulled':
      return { outcomes: { ...scene.outcomes, [event.pano]: 'annulled' } };
    case 'CoupAnnulled':
      return { outcomes: { 'pano-1': 'annulled', 'pano-2': 'annulled' }, cards: swept(scene.cards) };
    case 'CoupEnded':
      return { phase: 'between', holders: NO_HOLDERS };
    default:
      return {};
  }
}
