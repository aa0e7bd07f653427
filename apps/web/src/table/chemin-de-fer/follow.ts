import { namesIn } from '@sabot/words';
import { isSide } from '../any-game/bets.ts';
import { peopleAfter } from '../any-game/place-in.ts';
import { opened, swept } from '../any-game/scene-moves.ts';
import { QUIET } from '../circulo/quiet.ts';
import { nextMoment } from '../circulo/scene.ts';
import { assigned, dealt, exposed, peeked } from '../circulo/scene-card.ts';
import type { Told, View } from './message.ts';
import { type Scene, TELLER, type Walk } from './scene.ts';

const SILENT: ReadonlySet<Told['type']> = new Set<Told['type']>([
  ...QUIET,
  'SeatElsewhereNoted',
  'StakesLeft',
  'SeguidoLost',
]);

/** The next moment of the scene. `view` is the table as it stands now, which may be some events further. */
export function follow(scene: Scene, event: Told, view: View): Scene {
  const isOver = event.type === 'CoupEnded' || event.type === 'CoupAnnulled';
  const change = changeBy(scene, event, view);
  const next = nextMoment(scene, event, change, { isQuiet: SILENT.has(event.type), isOver, teller: TELLER });
  return { ...next, walk: walked(next.walk, event) };
}

function walked(walk: Walk | null, event: Told): Walk | null {
  if (event.type === 'BankSeeksHolder') {
    const { cause } = event;
    return { cause, stage: null, offered: null, bids: [], out: [], excluded: [], asked: [], steps: [event] };
  }
  if (walk === null) return null;
  const steps = [...walk.steps, event];
  switch (event.type) {
    case 'StageReached': {
      const { stage, excluded } = event;
      return { ...walk, stage, offered: null, bids: [], out: [], asked: [], excluded: namesIn(excluded), steps };
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
      return { ...walk, bids: [...walk.bids, { player, amount }], steps };
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
    case 'PlayerStanding':
    case 'PlayerLeft':
      return { people: peopleAfter(scene.people, event) };
    case 'PlayerUnseated':
      return { people: view.people };
    case 'PlaySuspended':
      return { phase: 'waiting', cards: swept(scene.cards) };
    case 'PackBrought':
      return { phase: 'pack', cards: swept(scene.cards), totals: {}, outcome: null, pack: view.pack };
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
      return {
        phase: 'coup',
        banker,
        holder,
        banco: namesIn(banco),
        coup: { no: coup, events: [], story: scene.telling.coup },
        cards: [],
        totals: {},
        outcome: null,
      };
    }
    case 'CardDrawn':
      return {
        phase: 'coup',
        cards: dealt(scene.cards, event, isSide),
        pack: { ...scene.pack, out: scene.pack.out + 1 },
      };
    case 'CardAssigned':
      return { cards: assigned(scene.cards, event, isSide) };
    case 'CardExposed':
      return { cards: exposed(scene.cards, event, view) };
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
