import type { TableLink } from '../../house/table-link.ts';

/** How time passes at a table between two questions. */
export interface Time {
  /** Until something new has come. */
  news(): Promise<void>;
  /** Lets the others do what they do before a moment, where time waits for you. */
  before(until: number | null): Promise<void>;
  /** How long until a moment, in milliseconds; null where nobody hurries you. */
  left(until: number | null): number | null;
}

/** The time of a house that others share: it passes by itself. `ahead` is by how much the house's clock is. */
export const sharedTime = (link: TableLink, ahead: number): Time => ({
  news: () => link.stirred(),
  before: async () => undefined,
  left: (until) => (until === null ? null : Math.max(0, until - (Date.now() + ahead))),
});
