const KEPT = 'sabot:first-coup';

/** The games of which somebody has seen the hints, or skipped them. */
const read = (): readonly string[] => {
  try {
    return (localStorage.getItem(KEPT) ?? '').split(' ').filter(Boolean);
  } catch {
    // A browser that keeps nothing would show them at every visit.
    return ['all'];
  }
};

export const hasSeenHints = (game: string): boolean => read().some((one) => one === game || one === 'all');

export function keepHintsSeen(game: string): void {
  try {
    localStorage.setItem(KEPT, [...new Set([...read(), game])].join(' '));
  } catch {
    // They are gone until the page is closed.
  }
}
