import { namesIn } from '@sabot/words';
import { peopleAfter } from '../any-game/place-in.ts';
import { opened, swept } from '../any-game/scene-moves.ts';
import { QUIET } from '../circulo/quiet.ts';
import { nextMoment } from '../circulo/scene.ts';
import { assigned, dealt, exposed, peeked } from '../circulo/scene-card.ts';
import type { Told, View } from './message.ts';
import { isSide, NO_HOLDERS, type Pano, type Scene, TELLER, type Walk } from './scene.ts';

const SILENT: ReadonlySet<Told['type']> = new Set<Told['type']>([
  ...QUIET,
  'CardsDelivered',
  'CardsCeded',
  'BancoOpened',
]);

/** The next moment of the scene. `view` is the table as it stands now, which may be some events further. */
export function follow(scene: Scene, event: Told, view: View): Scene {
  const isOver = event.type === 'CoupEnded';
  const change = changeBy(scene, event, view);
  const next = nextMoment(scene, event, change, { isQuiet: SILENT.has(event.type), isOver, teller: TELLER });
  return { ...next, walk: walked(next.walk, event) };
}

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
      return { ...walk, lots: namesIn(event.among), steps };
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

const CLEARED = { totals: {}, outcomes: {}, words: {}, holders: NO_HOLDERS } as const;
const holdersIn = (data: unknown): Scene['holders'] => ({ ...NO_HOLDERS, ...(data as Partial<Scene['holders']>) });
const held = (scene: Scene, pano: Pano, player: string | null): Partial<Scene> => ({
  holders: { ...scene.holders, [pano]: player },
});

function changeBy(scene: Scene, event: Told, view: View): Partial<Scene> {
  switch (event.type) {
    case 'PlayerSeated':
    case 'PlayerStanding':
    case 'PlayerLeft':
      return { people: peopleAfter(scene.people, event) };
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
      const fresh = {
        coup: { no: coup, events: [], story: scene.telling.coup },
        cards: [],
        totals: {},
        outcomes: {},
        words: {},
      };
      return { phase: 'coup', banker, banco, ...fresh, holders: holdersIn(holders) };
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
      return held(scene, event.pano, event.to);
    case 'CardsHeldBy':
      return held(scene, event.pano, event.player);
    case 'PanoSpoke':
      return { words: { ...scene.words, [event.pano]: event.word } };
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
