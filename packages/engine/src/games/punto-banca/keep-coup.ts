import type { Drawn } from '../../coup/drawn.ts';
import type { Routes } from '../../money/routes.ts';
import type { Draft } from './draft.ts';
import type { EventOf } from './events.ts';
import { freshCoup } from './state.ts';

const NOBODY: readonly string[] = [];

/** A list of one is made at once: a spread takes several times as long. */
const also = <T>(list: readonly T[], one: T): readonly T[] => (list.length === 0 ? [one] : [...list, one]);

export function moneyIsMoved(
  draft: Draft,
  { postings }: EventOf<'StakeSettled' | 'StakesSet' | 'StakesReturned' | 'ChipsBought'>,
): void {
  draft.post(postings);
}

/** The same where it is known by which ways. */
export function moneyGoesItsWays(
  draft: Draft,
  { postings }: EventOf<'StakeSettled' | 'StakesSet'>,
  { routes }: { readonly routes: Routes },
): void {
  draft.postAlong(routes, postings);
}

/** What is called out changes nothing. */
export function nothingChanges(): void {}

export function cardIsDrawn(draft: Draft, { no, card, hand, face }: EventOf<'CardDrawn'>): void {
  draft.lay({ no, card, hand, face, lifted: face === 'up', seenBy: NOBODY });
}

export function cardsAreHanded(draft: Draft, { hand, to }: EventOf<'CardsHanded'>): void {
  const { coup, drawn } = draft;
  coup.step = 'uncover';
  coup.handed = { hand, to };
  for (let i = 0; i < drawn.length; i++) {
    const one = drawn[i] as Drawn;
    if (one.hand !== hand || one.face !== 'down') continue;
    const card = draft.card(i);
    card.lifted = true;
    if (to !== null) card.seenBy = also(card.seenBy, to);
  }
}

export function handIsUncovered(draft: Draft, { hand }: EventOf<'HandUncovered'>): void {
  const { coup, drawn } = draft;
  coup.handed = null;
  coup.uncovered = also(coup.uncovered, hand);
  for (let i = 0; i < drawn.length; i++) if ((drawn[i] as Drawn).hand === hand) draft.card(i).face = 'up';
}

export function handIsDecided(draft: Draft, { hand, decision }: EventOf<'HandDecided'>): void {
  const { coup } = draft;
  const { punto, banca } = coup.decisions;
  if (hand === 'punto') coup.decisions = banca === undefined ? { punto: decision } : { punto: decision, banca };
  else coup.decisions = punto === undefined ? { banca: decision } : { punto, banca: decision };
  if (decision === 'stand') return;
  coup.step = 'draw';
  coup.owed = hand;
}

export function coupIsDecided(draft: Draft, { outcome, punto, banca }: EventOf<'CoupDecided'>): void {
  const { coup } = draft;
  coup.step = 'settle';
  coup.decided = { outcome, punto, banca };
}

export function stakesAreOpened({ state }: Draft): void {
  state.phase = 'stakes';
  state.coup = null;
}

export function stakesAreClosed(draft: Draft, { coup, dealer, asked }: EventOf<'StakesClosed'>): void {
  const { state } = draft;
  state.phase = 'coup';
  state.coups = coup;
  draft.begin(freshCoup(coup, dealer, asked));
}

export function dealIsOrdered({ coup }: Draft): void {
  coup.step = 'draw';
}
