import { Cell } from '../../client/cell.ts';

/** The table waits for you: the tab says so, and the page has a badge where it is installed. */
export const turn = new Cell(false);

interface Badged {
  setAppBadge?(): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

turn.subscribe(() => {
  const badged: Badged = navigator;
  const done = turn.value ? badged.setAppBadge?.() : badged.clearAppBadge?.();
  // Where a page may have no badge, the title says it.
  done?.catch(() => undefined);
});
