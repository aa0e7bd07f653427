import type { PuntoBancaView, WitnessedEvent } from '@sabot/protocol';
import { booksAfter } from '@sabot/story';
import { isSide } from '../any-game/bets.ts';
import { COVERED } from '../any-game/card-name.ts';
import { peopleAfter } from '../any-game/place-in.ts';
import { opened, swept } from '../any-game/scene-moves.ts';
import { coupIn, evolve, resultOf, type Scene, type SceneCard } from './scene.ts';

/** The cards of a hand, turned over where the hand lies. */
const uncovered = (cards: readonly SceneCard[], hand: string, faces: readonly string[]): readonly SceneCard[] =>
  opened(cards, hand, faces).map((card) => (card.hand === hand ? { ...card, at: 'hand' } : card));

/** What whoever holds the cards may know of them; nobody else's view has it. */
const peeked = (cards: readonly SceneCard[], hand: string, { coup }: PuntoBancaView): readonly SceneCard[] =>
  cards.map((card) => {
    const known = coup?.drawn.find(({ no }) => no === card.no)?.card ?? COVERED;
    return card.hand === hand && known !== COVERED && card.card === COVERED ? { ...card, peek: known } : card;
  });

/** A card that a ruling turns up; which it is, the view tells. */
const exposed = (cards: readonly SceneCard[], no: number, { coup }: PuntoBancaView): readonly SceneCard[] =>
  cards.map((card) =>
    card.no === no ? { ...card, card: coup?.drawn.find((one) => one.no === no)?.card ?? card.card } : card,
  );

const TOLD: ReadonlySet<WitnessedEvent['type']> = new Set([
  'PackBrought',
  'PackCounted',
  'PackChecked',
  'PackShuffled',
  'PackCut',
  'StopCardPlaced',
  'CardBurnt',
  'ShoeOffered',
  'ShoeTaken',
  'ShoeDeclined',
  'StopCardShown',
  'ClosingAnnounced',
  'LastCoupCalled',
]);

/** The next moment of the scene. `view` is the table as it stands now, which may be some events further. */
export function follow(scene: Scene, event: WitnessedEvent, view: PuntoBancaView): Scene {
  const books = 'postings' in event ? booksAfter(scene.books, event.postings) : scene.books;
  const told = TOLD.has(event.type) ? event : scene.told;
  const telling = evolve(scene.telling, event);
  const coup = telling.coup === scene.telling.coup ? scene.coup : coupIn(telling);
  const after = { ...scene, books, telling, coup, told, now: event };
  return { ...after, ...changeBy(after, event, view) };
}

/** A coup that was annulled is not told again. */
function lastIn({ telling: { coup: story } }: Scene): Scene['lastCoup'] {
  const over = { no: story.coup, story };
  return resultOf(over) === null ? null : over;
}

function changeBy(scene: Scene, event: WitnessedEvent, view: PuntoBancaView): Partial<Scene> {
  switch (event.type) {
    case 'PlayerSeated':
    case 'PlayerStanding':
    case 'PlayerLeft':
      return { people: peopleAfter(scene.people, event) };
    case 'TableClosed':
      return { stage: 'closed' };
    case 'PackBrought':
      return { stage: 'pack', cards: swept(scene.cards), call: null, totals: {}, burnt: null, pack: view.pack };
    case 'StopCardPlaced':
      return { pack: { ...scene.pack, stopCardBelow: event.below } };
    case 'CardBurnt':
      return { burnt: event, pack: { ...scene.pack, out: scene.pack.out + 1 + event.unseen } };
    case 'ShoeOffered':
      return {
        stage: 'offer',
        cards: swept(scene.cards),
        totals: {},
        burnt: null,
        shoe: { ...scene.shoe, offeredTo: event.player, holder: null },
      };
    case 'ShoeTaken':
      return { shoe: { ...scene.shoe, offeredTo: null, holder: { kind: 'player', id: event.player, dealt: 0 } } };
    case 'ShoeDeclined':
      return { stage: 'offer', shoe: { ...scene.shoe, offeredTo: null, holder: null } };
    case 'ShoeLost':
    case 'ShoeGivenUp':
      return { shoe: { ...scene.shoe, offeredTo: null, holder: null } };
    case 'CroupierHoldsShoe':
      return { shoe: { ...scene.shoe, offeredTo: null, holder: { kind: 'croupier', until: event.until } } };
    case 'StakesOpened':
      return {
        stage: 'stakes',
        cards: swept(scene.cards),
        totals: {},
        burnt: null,
        handed: null,
        closing: [],
        passedOver: null,
      };
    case 'DealerPassedOver':
      return { passedOver: event };
    case 'StakesClosed':
      return {
        stage: 'closing',
        dealer: event.dealer,
        closing: event.grounds,
        cards: [],
        totals: {},
      };
    case 'DealOrdered':
      return { stage: 'dealing', cards: [] };
    case 'Called':
      return { call: { occasion: event.occasion, words: event.words, grounds: event.grounds } };
    case 'StopCardShown':
      return { pack: { ...scene.pack, stopCardShown: true } };
    case 'CardDrawn': {
      const { no, card, hand, face } = event;
      const drawn: SceneCard = {
        no,
        card: face === 'up' ? card : COVERED,
        hand: isSide(hand) ? hand : 'discard',
        at: 'hand',
        peek: null,
      };
      const rest = scene.cards.filter((other) => other.no !== no && other.at !== 'basket');
      return {
        stage: 'dealing',
        cards: [...rest, drawn],
        // What was said of two cards is not true of three: the hand has no total until the croupier says it.
        totals: Object.fromEntries(Object.entries(scene.totals).filter(([side]) => side !== hand)),
        pack: { ...scene.pack, out: scene.pack.out + 1 },
      };
    }
    case 'CardsPutAside':
      return { pack: { ...scene.pack, out: scene.pack.out + event.cards.length } };
    case 'CardExposed':
      return { cards: exposed(scene.cards, event.no, view) };
    case 'CardsHanded': {
      const { hand, to } = event;
      const cards = scene.cards.map((card) =>
        card.hand === hand && to !== null ? { ...card, at: 'holder' as const } : card,
      );
      return {
        stage: 'uncovering',
        handed: event,
        cards: peeked(cards, hand, view),
      };
    }
    case 'HandUncovered':
      return {
        handed: null,
        cards: uncovered(scene.cards, event.hand, event.cards),
        totals: { ...scene.totals, [event.hand]: event.total },
      };
    case 'CoupDecided':
      return {
        stage: 'settling',
        totals: { punto: event.punto, banca: event.banca },
      };
    case 'StakeSettled':
      return { stage: 'settling' };
    case 'CoupEnded':
      return { stage: 'between', lastCoup: lastIn(scene), handed: null };
    case 'CoupAnnulled':
      return {
        stage: 'between',
        cards: swept(scene.cards),
        coup: null,
        handed: null,
        call: { occasion: 'annulled', words: [], grounds: event.grounds },
      };
    default:
      return {};
  }
}
