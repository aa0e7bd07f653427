import type { GameName } from '@sabot/protocol';
import { Suspense } from 'react';
import { useWords } from '../locales/words.ts';
import { GAMES } from '../table/games.ts';
import type { PlayedCoup, PlayedProps } from './coup-row.tsx';

interface CoupListProps<G extends GameName> extends Omit<PlayedProps<G>, 'played'> {
  readonly game: G;
  readonly played: readonly PlayedCoup<G>[];
}

/** Coups that are over, as their game tells them. */
export function CoupList<G extends GameName>({ game, played, ...rest }: CoupListProps<G>) {
  const words = useWords().history;
  const { Coup } = GAMES[game];
  return (
    <Suspense fallback={<p className="quiet">{words.loading}</p>}>
      {played.map((one) => (
        <Coup key={one.coup} played={one} {...rest} />
      ))}
    </Suspense>
  );
}
