import type { Dealt } from '@sabot/fairness';
import { foldHistory, NotationError } from '@sabot/notation';
import { entryById } from '@sabot/regulations';
import { BadFile } from '../call/bad-call.ts';

type SeenCard = NonNullable<Dealt['cards'][number]>;

/** What every game tells of the cards that leave its shoe. */
interface CardEvent {
  readonly type: string;
  readonly talla?: number;
  readonly card?: string;
  readonly unseen?: number;
}

/** What left the shoe of each talla that a history tells of, and the table it says it is of. */
export interface ToldShoes {
  readonly table: string | null;
  readonly shoes: ReadonlyMap<number, Dealt>;
}

const asSeen = (card: string | undefined): SeenCard | null =>
  card === undefined || card === '??' ? null : (card as SeenCard);

function folded(text: string, file: string) {
  try {
    return foldHistory(text);
  } catch (error) {
    if (error instanceof NotationError) throw new BadFile((bad) => bad.misread(error, file));
    throw new BadFile((bad) => bad.impossible(file, error instanceof TypeError ? null : (error as Error).message));
  }
}

/** The cards of a history in the order they left each shoe. The act that ends a talla may bring the next pack. */
export function dealtInHistory(text: string, file: string): ToldShoes {
  const { bound, events, state } = folded(text, file);
  const told = events as readonly CardEvent[];
  const brought = told.find(({ type }) => type === 'PackBrought')?.talla;
  const last = entryById(bound.ruleset.id)?.ruleset.game.summary(state).talla ?? 0;
  const shoes = new Map<number, Dealt>();
  let talla = brought === undefined ? last : brought - 1;
  for (const event of told) {
    if (event.type === 'PackBrought') talla = event.talla ?? 0;
    const { cards, isWhole } = shoes.get(talla) ?? { cards: [], isWhole: false };
    const isOver = isWhole || event.type === 'TallaEnded' || event.type === 'TableClosed';
    shoes.set(talla, { cards: [...cards, ...leaving(event)], isWhole: isOver });
  }
  return { table: /^(\S+), talla \d+$/.exec(bound.title ?? '')?.[1] ?? null, shoes };
}

function leaving({ type, card, unseen = 0 }: CardEvent): readonly (SeenCard | null)[] {
  if (type === 'CardDrawn') return [asSeen(card)];
  return type === 'CardBurnt' ? [asSeen(card), ...Array.from({ length: unseen }, (): SeenCard => '??')] : [];
}
