import type { Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { lookUp } from '../../../table/by-name.ts';
import { inTurn, seatsOf } from '../people/people.ts';
import type { Proceedings } from '../proceedings.ts';
import { PANOS, type Pano } from '../questions.ts';
import { type Coup, coupOf, type DosPanosState } from '../state.ts';

const perPano = <T>(of: (pano: Pano) => T): Readonly<Record<Pano, T>> => ({
  'pano-1': of('pano-1'),
  'pano-2': of('pano-2'),
});

/** Who may hold the cards of a paño in this coup, the one whose they are first. */
function line(p: Proceedings, pano: Pano): readonly string[] {
  const seat = p.law.handling.ask({ place: 'seat', banco: false });
  if (seat.answer === 'may-not') return [];
  const turn = p.law.turn.ask(NOTHING);
  const first = turn.answer === 'by-number' ? p.state.turns[pano] : Math.min(...seatsOf(p.law, pano));
  const order = inTurn(p.law, { ...p.state, turns: { ...p.state.turns, [pano]: first } }, pano);
  const owed = p.state.holdsNext[pano];
  return owed === null || !order.includes(owed) ? order : [owed, ...order.filter((player) => player !== owed)];
}

const placeOf = ({ people }: DosPanosState, player: string): 'seat' | 'standing' =>
  lookUp(people, player)?.kind ?? 'standing';

/** Who is handed the cards of each paño, and who would be next: by turn, or whoever made banco both. */
export function holders(p: Proceedings): {
  readonly now: Coup['holders'];
  readonly next: Coup['next'];
  readonly grounds: readonly Ground[];
} {
  const { made } = p.state.banco;
  if (made !== null) {
    const may = p.law.handling.ask({ place: placeOf(p.state, made), banco: true });
    const now = may.answer === 'may-hold' ? made : null;
    return { now: perPano(() => now), next: perPano(() => []), grounds: may.grounds };
  }
  const facing = p.law.opponents.ask(NOTHING);
  const lines = perPano((pano) => line(p, facing.answer === 'one-per-pano' ? pano : PANOS[0]));
  return {
    now: perPano((pano) => lines[pano][0] ?? null),
    next: perPano((pano) => lines[pano].slice(1)),
    grounds: [
      ...facing.grounds,
      ...p.law.turn.ask(NOTHING).grounds,
      ...p.law.handling.ask({ place: 'seat', banco: false }).grounds,
    ],
  };
}

/** Who has the cards of a paño after whoever has them now. Whoever was next may have gone since, or moved. */
export function successor({ law, state }: Proceedings, pano: Pano): string | null {
  const able = inTurn(law, state, pano);
  return coupOf(state).next[pano].find((player) => able.includes(player)) ?? null;
}
