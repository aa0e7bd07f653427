import { opened, posted, swept, without } from '../any-game/scene-moves.ts';
import type { Told, View } from './message.ts';
import { COVERED, isSide, type Scene, type SceneCard, type Walk } from './scene.ts';

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
  'SeatElsewhereNoted',
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
  'CardsLifted',
  'StakeSettled',
  'StakesLeft',
  'DealOrdered',
  'CardGiven',
  'StakesClosed',
  'HandShown',
  'BankKept',
  'BankAnnounced',
  'SeguidoLost',
]);

/** The next moment of the scene. `view` is the table as it stands now, which may be some events further. */
export function follow(scene: Scene, event: Told, view: View): Scene {
  const books = 'postings' in event ? posted(scene.books, event.postings) : scene.books;
  const changed = { ...scene, books, ...changeBy(scene, event, view) };
  const coup = changed.coup && { ...changed.coup, events: [...changed.coup.events, event] };
  const ended = event.type === 'CoupEnded' || event.type === 'CoupAnnulled';
  return {
    ...changed,
    walk: walked(changed.walk, event),
    said: QUIET.has(event.type) ? scene.said : event,
    now: event,
    coup: ended ? null : coup,
    lastCoup: ended && coup !== null ? coup : changed.lastCoup,
  };
}

function walked(walk: Walk | null, event: Told): Walk | null {
  if (event.type === 'BankSeeksHolder') {
    const { cause, floor } = event;
    return { cause, floor, stage: null, offered: null, bids: [], out: [], excluded: [], asked: [], steps: [event] };
  }
  if (walk === null) return null;
  const steps = [...walk.steps, event];
  switch (event.type) {
    case 'StageReached': {
      const excluded = Array.isArray(event.excluded) ? event.excluded.map(String) : [];
      return { ...walk, stage: event.stage, offered: null, bids: [], out: [], asked: [], excluded, steps };
    }
    case 'BankOffered': {
      const { player, least, grounds } = event;
      return { ...walk, offered: { to: player, least, grounds }, asked: [...walk.asked, player], steps };
    }
    case 'BankNotOffered':
    case 'BankJoined':
    case 'PlayerUnseated':
      return { ...walk, steps };
    case 'BankDeclined':
      return { ...walk, offered: null, steps };
    case 'BankBid': {
      const { player, amount } = event;
      return { ...walk, bids: [...walk.bids, { player, amount, at: walk.bids.length }], steps };
    }
    case 'BidPassed':
      return { ...walk, out: [...walk.out, event.player], steps };
    case 'BankAwarded':
      return { ...walk, offered: null, steps };
    case 'BankAnnounced':
    case 'PlaySuspended':
      return null;
    default:
      return walk;
  }
}

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
    case 'PlayerUnseated':
      return { people: view.people };
    case 'PlaySuspended':
      return { phase: 'waiting', cards: swept(scene.cards) };
    case 'PackBrought':
      return { phase: 'pack', cards: swept(scene.cards), totals: {}, shown: [], outcome: null, pack: view.pack };
    case 'StopCardShown':
      return { pack: { ...scene.pack, stopCardShown: true } };
    case 'BankSeeksHolder':
      return { phase: 'offer', cards: swept(scene.cards), banker: null, playing: 0 };
    case 'StageReached':
      return { phase: event.stage === 'auction' ? 'auction' : 'offer' };
    case 'BankAwarded':
      return { phase: 'bank', banker: event.player, playing: 0, cards: swept(scene.cards), totals: {}, outcome: null };
    case 'BankKept':
      return { phase: 'bank' };
    case 'BankAnnounced':
      return {
        phase: 'banco',
        playing: event.amount,
        banker: event.player,
        cards: swept(scene.cards),
        totals: {},
        shown: [],
        outcome: null,
        holder: null,
        banco: [],
      };
    case 'BancoLapsed':
      return { phase: 'mesa' };
    case 'StakesOpened':
      return { phase: 'stakes' };
    case 'BankLost':
    case 'ManoPassed':
    case 'DealRefused':
      return { banker: null, playing: 0 };
    case 'StakesClosed': {
      const { coup, banker, holder, banco } = event;
      const made = Array.isArray(banco) ? banco.map(String) : [];
      return {
        phase: 'coup',
        banker,
        holder,
        banco: made,
        coup: { no: coup, events: [] },
        cards: [],
        shown: [],
        totals: {},
        outcome: null,
      };
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
      return { holder: event.to };
    case 'CardsHeldBy':
      return { holder: event.player };
    case 'CardsLifted':
      return { cards: peeked(scene.cards, view) };
    case 'HandAbated':
    case 'HandShown':
      return {
        cards: opened(scene.cards, event.hand, event.cards),
        shown: [...scene.shown, event.hand],
        totals: { ...scene.totals, [event.hand]: event.total },
      };
    case 'CoupDecided':
      return { outcome: event.outcome, totals: { punto: event.punto, banca: event.banca } };
    case 'CoupEnded':
      return { phase: 'between', outcome: event.outcome, holder: null, banco: [] };
    case 'CoupAnnulled':
      return { phase: 'between', outcome: 'annulled', cards: swept(scene.cards), holder: null, banco: [] };
    default:
      return {};
  }
}
