import { lookUp, namesIn } from '@sabot/engine/by-name';
import { tellerOf } from '@sabot/story';
import { isSide, type Side } from '../any-game/bets.ts';
import type { Kept } from '../any-game/books.ts';
import { type CirculoScene, seenIn } from '../circulo/scene.ts';
import type { Told, ToldOf, View } from './message.ts';

export const TELLER = tellerOf('chemin-de-fer');

/** The bank on its way: what has been asked of whom, each step with its grounds where it was told. */
export interface Walk {
  readonly cause: ToldOf<'BankSeeksHolder'>['cause'];
  readonly stage: ToldOf<'StageReached'>['stage'] | null;
  readonly offered: { readonly to: string; readonly least: number; readonly grounds: readonly string[] } | null;
  readonly bids: readonly { readonly player: string; readonly amount: number }[];
  readonly out: readonly string[];
  readonly excluded: readonly string[];
  readonly asked: readonly string[];
  readonly steps: readonly Told[];
}

export interface Scene extends CirculoScene<View, Told, Side> {
  /** What the bank plays for this coup; nought until it is announced. */
  readonly playing: number;
  readonly holder: string | null;
  readonly banco: readonly string[];
  readonly outcome: ToldOf<'CoupEnded'>['outcome'] | null;
  readonly walk: Walk | null;
}

function walkOf({ passage }: View): Walk | null {
  if (passage === null) return null;
  const { cause, stage, offered, bids, out, excluded, asked, why } = passage;
  // The event of the offer has more to say; whoever came after it is told at least by what rule it stands there.
  const here = offered && { to: offered.to, least: offered.least, grounds: why };
  return { cause, stage, offered: here, bids, out, excluded, asked, steps: [] };
}

/** The scene as the view alone tells it. */
export function sceneOf(view: View): Scene {
  const { coup, bank } = view;
  return {
    ...seenIn(view, isSide, TELLER),
    phase: view.phase,
    playing: bank?.playing ?? 0,
    holder: coup?.delivered ? coup.holder : null,
    banco: coup?.banco ?? [],
    totals: coup?.decided ? { punto: coup.decided.punto, banca: coup.decided.banca } : {},
    outcome: coup?.decided?.outcome ?? null,
    walk: walkOf(view),
  };
}

export const stakesOf = ({ books }: Kept, player: string): { readonly punto: number; readonly line: number } => ({
  punto: lookUp(books, `stake:${player}:punto`) ?? 0,
  line: lookUp(books, `stake:${player}:line`) ?? 0,
});
export const garageOf = ({ books }: Kept): number => lookUp(books, 'garage') ?? 0;
/** Everybody with money in the bank beside the banker. */
export const associatesOf = ({ books, banker }: Pick<Scene, 'books' | 'banker'>): readonly string[] =>
  namesIn(books)
    .filter(
      (account) => account.startsWith('bank:') && (lookUp(books, account) ?? 0) > 0 && account !== `bank:${banker}`,
    )
    .map((account) => account.slice('bank:'.length));
