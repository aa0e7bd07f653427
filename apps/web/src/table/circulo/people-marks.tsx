import type { Place } from '../any-game/place-in.ts';
import { useCirculo } from './use-circulo.ts';

export interface Ranked {
  readonly player: string;
  readonly place: Place;
  readonly rank: number;
}
interface PeopleMarksProps {
  readonly title: string;
  readonly people: readonly Ranked[];
  readonly marksOf: (player: string) => readonly string[];
}

/** People by their rank, with where they are and what counts for their turn. */
export function PeopleMarks({ title, people, marksOf }: PeopleMarksProps) {
  const { titleOf, whereIs } = useCirculo();
  return (
    <section className="account">
      <h3>{title}</h3>
      <ul className="people">
        {people
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ player, place }) => (
            <li key={player}>
              <span>
                {titleOf(player)} <small>{whereIs(place)}</small>
              </span>
              <small>{marksOf(player).join(' · ')}</small>
            </li>
          ))}
      </ul>
    </section>
  );
}
