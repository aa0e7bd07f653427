import { Gloss } from '../../ui/gloss.tsx';

interface LadderProps<Rung extends string> {
  readonly title: string;
  readonly rungs: readonly Rung[];
  readonly at: Rung | null;
  readonly names: Readonly<Record<Rung, string>>;
  /** What each of them means. */
  readonly means?: Readonly<Record<Rung, { readonly means: string }>>;
}

/** One thing after the other: what has been left behind is struck, where the table is now is lit. */
export function Ladder<Rung extends string>({ title, rungs, at, names, means }: LadderProps<Rung>) {
  const here = at === null ? -1 : rungs.indexOf(at);
  return (
    <ol className="circulo-ladder" aria-label={title}>
      {rungs.map((rung, i) => (
        <li
          key={rung}
          className={i === here ? 'is-now' : i < here ? 'is-past' : ''}
          {...(i === here && { 'aria-current': 'step' as const })}
        >
          {means ? <Gloss means={means[rung].means}>{names[rung]}</Gloss> : names[rung]}
        </li>
      ))}
    </ol>
  );
}
