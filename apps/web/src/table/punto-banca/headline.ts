import type { StakeStory } from '@sabot/story';
import { capital, moneyIn } from '@sabot/words';
import type { Language } from '../../locales/language.ts';
import type { Words } from '../../locales/words.ts';
import { havingOf } from './decision-line.ts';
import { resultOf, type Scene, shownCoup, stakesSettled, sumOfNets, type ToldCoup } from './scene.ts';

/** The middle of the table: what was said or what is going on, why, and on what it rests. */
export interface Headline {
  /** The croupier's own words, in the language of the text. */
  readonly said: string | null;
  /** What is going on, where nobody has said anything. */
  readonly told: string | null;
  readonly reason: string | null;
  readonly grounds: readonly string[];
}

export interface Teller {
  readonly words: Words['table'];
  readonly language: Language;
  readonly you: string | null;
}

/** «No va más. Cartas»: each call with its capital, the full stops between them. */
export const spokenWords = (words: readonly string[]): string => words.map(capital).join('. ');

const isYou = ({ you }: Teller, player: string | null): boolean => player !== null && player === you;
const nameOf = ({ words, you }: Teller, player: string | null): string =>
  player === null ? words.reason.theCroupier : player === you ? words.youInside : player;

/** What a settlement came to for one person, in a line. */
export function netLine(teller: Teller, settled: readonly StakeStory[]): string {
  const { reason } = teller.words;
  const money = (cents: number): string => moneyIn(teller.language, cents);
  const net = sumOfNets(settled);
  const deducted = settled.reduce((sum, one) => sum + one.deducted, 0);
  const main = net > 0 ? reason.won(money(net)) : net < 0 ? reason.lost(money(-net)) : reason.even;
  return deducted > 0 ? `${main} · ${reason.deducted(money(deducted))}` : main;
}

function reasonOfCall(scene: Scene, teller: Teller): Pick<Headline, 'reason' | 'grounds'> {
  const { reason } = teller.words;
  const { call, coup } = scene;
  const record = coup ?? scene.lastCoup;
  const own = call?.grounds ?? [];
  switch (call?.occasion) {
    case 'punto-draws':
    case 'punto-stands':
    case 'banca-draws':
    case 'banca-stands': {
      const hand = call.occasion.startsWith('punto') ? 'punto' : 'banca';
      const decision = record?.story.hands[hand].decisions.at(-1);
      if (decision === undefined) return { reason: null, grounds: own };
      // The call has said whose hand it is, and what it does.
      const having = havingOf((record as ToldCoup).story, hand, decision, reason);
      return { reason: having, grounds: [...new Set([...decision.grounds, ...own])] };
    }
    case 'punto-total':
    case 'banca-total': {
      const hand = call.occasion === 'punto-total' ? 'punto' : 'banca';
      const shown = record?.story.hands[hand].turned.at(-1);
      if (shown === undefined) return { reason: null, grounds: own };
      return {
        reason: reason.uncoveredBy(nameOf(teller, shown.by)),
        grounds: [...new Set([...shown.grounds, ...own])],
      };
    }
    case 'winner': {
      const result = resultOf(record);
      if (result === null) return { reason: null, grounds: own };
      const line = result.natural ? reason.natural : reason.result;
      return { reason: line(result.total ?? 0, result.banca ?? 0), grounds: [...new Set([...result.grounds, ...own])] };
    }
    case 'opening': {
      const { told } = scene;
      if (told?.type !== 'LastCoupCalled') return { reason: null, grounds: own };
      return { reason: teller.words.told.coupsLeft(told.left), grounds: [...new Set([...told.grounds, ...own])] };
    }
    case 'closing':
      // The call comes first; who deals is known once stakes are closed.
      if (scene.stage === 'stakes' || scene.stage === 'offer') return { reason: null, grounds: own };
      if (scene.passedOver !== null) return passedOverLine(scene.passedOver, scene.dealer, teller, own);
      return {
        reason: capital(reason.dealtBy(nameOf(teller, scene.dealer), isYou(teller, scene.dealer))),
        grounds: own,
      };
    default:
      return { reason: null, grounds: own };
  }
}

/** Somebody else deals than whoever took the shoe: not without a word. */
function passedOverLine(
  { player, grounds }: NonNullable<Scene['passedOver']>,
  dealer: string | null,
  teller: Teller,
  own: readonly string[],
): Pick<Headline, 'reason' | 'grounds'> {
  const { reason } = teller.words;
  const deals = reason.dealtBy(nameOf(teller, dealer), isYou(teller, dealer));
  const line = isYou(teller, player) ? reason.youPassedOver(deals) : reason.passedOver(player, deals);
  return { reason: line, grounds: [...new Set([...grounds, ...own])] };
}

function toldOf(scene: Scene, teller: Teller): Headline {
  const { told } = teller.words;
  const { told: event, stage, shoe } = scene;
  const grounds = event !== null && 'grounds' in event ? event.grounds : [];
  const plain = (text: string): Headline => ({ said: null, told: capital(text), reason: null, grounds });
  switch (event?.type) {
    case 'PackBrought':
    case 'PackCounted':
    case 'PackChecked':
    case 'PackShuffled':
    case 'StopCardPlaced':
      return plain(told[event.type]);
    case 'PackCut':
      return plain(told.PackCut(nameOf(teller, event.by === 'croupier' ? null : event.by), event.by === teller.you));
    case 'CardBurnt':
      return plain(told.CardBurnt(1 + event.unseen));
    case 'ShoeDeclined':
    case 'ShoeTaken':
      return plain(told[event.type](nameOf(teller, event.player), event.player === teller.you));
    case 'ShoeOffered':
      return plain(event.player === teller.you ? told.offerYou : told.offer(event.player));
    case 'StopCardShown':
      return plain(told.lastCoup);
    case 'ClosingAnnounced':
      return plain(told.lastCoups(event.coups));
    default:
      break;
  }
  if (stage === 'offer' && shoe.offeredTo !== null) {
    return plain(shoe.offeredTo === teller.you ? told.offerYou : told.offer(shoe.offeredTo));
  }
  return plain(stage === 'offer' ? told.between : told[stage]);
}

const ANNOUNCED: ReadonlySet<string> = new Set(['StopCardShown', 'ClosingAnnounced']);

export function headlineOf(scene: Scene, teller: Teller): Headline {
  const { call, stage, now } = scene;
  if (stage === 'pack' || stage === 'offer' || ANNOUNCED.has(now?.type ?? '')) return toldOf(scene, teller);
  if (call === null) return toldOf({ ...scene, told: null }, teller);
  if (call.occasion === 'annulled')
    return { said: null, told: teller.words.told.annulled, reason: null, grounds: call.grounds };
  const said = { said: spokenWords(call.words), told: null, ...reasonOfCall(scene, teller) };
  const own = stakesSettled(shownCoup(scene), teller.you);
  if ((stage !== 'settling' && stage !== 'between') || own.length === 0) return said;
  return { ...said, reason: netLine(teller, own), grounds: [...new Set(own.flatMap((one) => one.grounds))] };
}
