import { withName } from '../../table/by-name.ts';
import { seatOf } from '../../table/place.ts';
import type { Draft } from './draft.ts';
import type { EventOf } from './events.ts';
import { coupOf } from './state.ts';

const NOBODY: readonly string[] = [];

export function coupIsEnded(draft: Draft, { outcome }: EventOf<'CoupEnded'>): void {
  const { shoe, state } = draft;
  const { holder } = shoe;
  const dealtIt = holder?.kind === 'player' && holder.id === coupOf(state).dealer;
  if (dealtIt) shoe.holder = { kind: 'player', id: holder.id, dealt: holder.dealt + 1 };
  // Whoever declined the shoe before this coup may be asked again.
  shoe.declined = NOBODY;
  state.coup = null;
  state.lastOutcome = outcome === 'annulled' ? null : outcome;
}

export function shoeIsOffered(draft: Draft, { player, passed }: EventOf<'ShoeOffered'>): void {
  const { shoe, state } = draft;
  state.phase = 'offer';
  shoe.offeredTo = player;
  shoe.holder = null;
  shoe.turn = seatOf(state.people, player);
  shoe.passed += passed;
}

export function shoeIsTaken({ shoe, state }: Draft, { player }: EventOf<'ShoeTaken'>): void {
  shoe.holder = { kind: 'player', id: player, dealt: 0 };
  shoe.offeredTo = null;
  shoe.turn = seatOf(state.people, player);
}

/** The shoe leaves its holder, whose tenure ends here if he has dealt so much as a card. */
export function shoeIsLeft(draft: Draft): void {
  const { shoe } = draft;
  const { coup } = draft.state;
  const { holder } = shoe;
  shoe.holder = null;
  if (holder?.kind !== 'player') return;
  // A coup under way is dealt by whoever has the shoe, or was until a ruling relieved him.
  const hasDealt = holder.dealt > 0 || (coup !== null && coup.drawn.length > 0);
  if (hasDealt) shoe.tenures = withName(shoe.tenures, holder.id, shoe.passed);
}
