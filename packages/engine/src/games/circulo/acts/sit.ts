import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import { within } from '../../../table/bounds.ts';
import { playerAt, seatOf } from '../../../table/place.ts';
import type { CirculoState } from '../state.ts';
import { type CirculoLaw, type CirculoProceedings, groundsOf } from '../table.ts';

/** One of these seats that nobody has, or whose owner is away where the law does not keep it for him. */
export function maySit(
  law: CirculoLaw,
  { people, away }: CirculoState,
  seats: readonly number[],
  whySeats: readonly Ground[],
): Result<Offer> {
  const empty = law.emptySeat.ask(NOTHING);
  const free = seats.filter((seat) => playerAt(people, seat) === null);
  const left = empty.answer === 'free' ? away.flatMap((player) => seatOf(people, player) ?? []) : [];
  const options = [...free, ...left];
  if (options.length === 0) return refuse('no-free-seat', whySeats);
  const { grounds } = law.admission.ask({ place: 'seat' });
  return offer(grounds, within({ seat: { kind: 'one-of', options, ground: empty.grounds[0], code: 'seat-not-free' } }));
}

/** Whoever sits down is there. */
export function isBack(p: CirculoProceedings, player: string): void {
  if (!p.state.away.includes(player)) return;
  p.record({ type: 'PlayerBack', player, grounds: citing(groundsOf(p.law, 'emptySeat')) });
}
