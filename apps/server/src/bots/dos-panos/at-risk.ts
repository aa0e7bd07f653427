import { balance, namesIn } from '@sabot/engine';
import type { DosPanosMessage } from '@sabot/protocol';

const LINES = { 'pano-1': 'line-1', 'pano-2': 'line-2' } as const;

/** What lies on a paño, or nothing where its hand is out of play. */
function atRisk({ view }: DosPanosMessage, pano: keyof typeof LINES): number {
  const { coup, people, books } = view;
  if (coup === null || coup.abated.includes(pano) || coup.annulled.includes(pano)) return 0;
  return namesIn(people).reduce(
    (sum, name) => sum + balance(books, `stake:${name}:${pano}`) + balance(books, `stake:${name}:${LINES[pano]}`),
    0,
  );
}

/** The paño where more is at risk: a bank plays to that one. */
export const weightier = (message: DosPanosMessage): keyof typeof LINES =>
  atRisk(message, 'pano-1') >= atRisk(message, 'pano-2') ? 'pano-1' : 'pano-2';
