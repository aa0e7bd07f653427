import type { TableMessage } from './outbound.ts';

/** A card as it is written in a proof; `??` was burnt unseen. */
type SeenCard =
  | `${'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K'}${'s' | 'h' | 'd' | 'c'}`
  | '??';

/** A card of the coup under way, and its place in the shoe. */
interface Placed {
  readonly no: number;
  readonly hand: string;
  readonly place: number;
}

/** What a client has seen leave one shoe, place by place. What it missed, or what stayed face down, is null. */
export interface DealtHere {
  readonly cards: readonly (SeenCard | null)[];
  /** It was followed to the end: nothing else left the shoe. */
  readonly isWhole: boolean;
  readonly talla: number;
  /** Up to which version of the table it was seen. */
  readonly version: number;
  readonly coup: readonly Placed[];
}

const HIDDEN = '??';
/** What every game tells of its cards, under these names and with these fields. */
interface CardEvent {
  readonly type: string;
  readonly talla?: number;
  readonly no?: number;
  readonly card?: string;
  readonly unseen?: number;
  readonly hand?: string;
  readonly to?: string;
  readonly cards?: readonly string[];
}
interface CardView {
  readonly talla: number;
  readonly pack: { readonly out: number };
  readonly coup: {
    readonly drawn: readonly { readonly no: number; readonly card: string; readonly hand: string }[];
  } | null;
}

const newShoe = (talla: number, version: number): DealtHere => ({
  talla,
  version,
  cards: [],
  coup: [],
  isWhole: false,
});
const nothing = (count: number): null[] => Array.from({ length: Math.max(0, count) }, () => null);
const seenOr = (card: string | undefined): SeenCard | null =>
  card === undefined || card === HIDDEN ? null : (card as SeenCard);

/** What was seen first stays: a card told otherwise later must not go unnoticed. */
function withCard(dealt: DealtHere, place: number | undefined, card: string | undefined): DealtHere {
  const seen = seenOr(card);
  if (place === undefined || seen === null || dealt.cards[place] !== null) return dealt;
  return { ...dealt, cards: dealt.cards.with(place, seen) };
}

const placeOf = ({ coup }: DealtHere, no: number | undefined): number | undefined =>
  coup.find((one) => one.no === no)?.place;

/** A hand is laid open: its cards in the order they came to it. */
function withHand(dealt: DealtHere, hand: string | undefined, cards: readonly string[]): DealtHere {
  const held = dealt.coup.filter((one) => one.hand === hand);
  if (held.length !== cards.length) return dealt;
  return held.reduce((now, { place }, i) => withCard(now, place, cards[i]), dealt);
}

function after(dealt: DealtHere, event: CardEvent): DealtHere {
  switch (event.type) {
    case 'PackBrought':
      return newShoe(event.talla ?? 0, dealt.version);
    case 'CardBurnt': {
      const unseen = Array.from({ length: event.unseen ?? 0 }, (): SeenCard => HIDDEN);
      return { ...dealt, cards: [...dealt.cards, seenOr(event.card), ...unseen] };
    }
    case 'CardDrawn': {
      const { no = 0, hand = '' } = event;
      const before = no === 1 ? [] : dealt.coup;
      const coup = [...before, { no, hand, place: dealt.cards.length }];
      return { ...dealt, coup, cards: [...dealt.cards, seenOr(event.card)] };
    }
    case 'CardAssigned':
      return {
        ...dealt,
        coup: dealt.coup.map((one) => (one.no === event.no ? { ...one, hand: event.to ?? '' } : one)),
      };
    case 'HandUncovered':
    case 'HandAbated':
    case 'HandShown':
      return withHand(dealt, event.hand, event.cards ?? []);
    case 'CoupEnded':
      return { ...dealt, coup: [] };
    case 'TallaEnded':
    case 'TableClosed':
      return { ...dealt, isWhole: true };
    default:
      return dealt;
  }
}

/** Something was missed: so many cards have left the shoe, and those of the coup on the cloth are the last of them. */
function caughtUp(dealt: DealtHere, { talla, pack, coup }: CardView): DealtHere {
  const shoe = dealt.talla === talla ? dealt : newShoe(talla, dealt.version);
  if (shoe.cards.length >= pack.out) return shoe;
  const cards = [...shoe.cards, ...nothing(pack.out - shoe.cards.length)];
  const drawn = coup?.drawn ?? [];
  const isWholeCoup = drawn.every(({ no }, i) => no === i + 1);
  const first = pack.out - drawn.length;
  const placed = isWholeCoup && first >= 0 ? drawn.map(({ no, hand }) => ({ no, hand, place: first + no - 1 })) : [];
  return { ...shoe, cards, coup: placed };
}

/** What has been seen of the shoes after one more message: the shoe in play last, one that ended with it before it. */
export function seenIn(before: DealtHere | null, message: TableMessage): readonly DealtHere[] {
  const { version, events } = message;
  const view = message.view as CardView;
  let now = before ?? newShoe(view.talla, version);
  const ended: DealtHere[] = [];
  const isUnbroken = before !== null && events.length === version - before.version;
  for (const { event } of isUnbroken ? events : []) {
    const next = after(now, event as CardEvent);
    if (next.talla !== now.talla) ended.push(now);
    now = next;
  }
  now = caughtUp(now, view);
  for (const { no, card } of view.coup?.drawn ?? []) now = withCard(now, placeOf(now, no), card);
  return [...ended, { ...now, version }];
}
