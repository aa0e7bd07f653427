import type { Cell } from '../../client/cell.ts';
import { useAllGently } from '../any-game/use-gently.ts';
import { useWide } from '../any-game/use-wide.ts';
import type { CoupRecord } from './coup-panel.tsx';
import { useCirculo } from './use-circulo.ts';

/** More lines never fit. */
const MOST = 5;

interface CourseProps {
  readonly scene: Cell<{ readonly coup: CoupRecord | null; readonly lastCoup: CoupRecord | null }>;
}

/** Where no panel stands beside the table: how the coup has gone so far, the newest first. The panel has it with its rules. */
export function Course({ scene }: CourseProps) {
  const { tell, game } = useCirculo();
  const { coup, lastCoup } = useAllGently(scene);
  const record = coup ?? lastCoup;
  if (useWide() || record === null) return null;
  const lines = record.events.flatMap((event, no) => {
    const line = tell(event);
    return line === null ? [] : [{ no, line }];
  });
  return (
    <ul className="circulo-course" aria-label={coup === null ? game.coup.last(record.no) : game.coup.now(record.no)}>
      {lines
        .slice(-MOST)
        .toReversed()
        .map(({ no, line }) => (
          <li key={no}>{line}</li>
        ))}
    </ul>
  );
}
