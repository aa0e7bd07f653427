interface LadderProps<Rung extends string> {
  readonly title: string;
  readonly rungs: readonly Rung[];
  readonly at: Rung | null;
  readonly names: Readonly<Record<Rung, string>>;
}

/** One thing after the other: what has been left behind is struck, where the table is now is lit. */
export function Ladder<Rung extends string>({ title, rungs, at, names }: LadderProps<Rung>) {
  const here = at === null ? -1 : rungs.indexOf(at);
  return (
    <ol className="circulo-ladder" aria-label={title}>
      {rungs.map((rung, i) => (
        <li
          key={rung}
          className={i === here ? 'is-now' : i < here ? 'is-past' : ''}
          {...(i === here && { 'aria-current': 'step' as const })}
        >
          {names[rung]}
        </li>
      ))}
    </ol>
  );
}
