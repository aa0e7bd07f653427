const keptAs = (table: string): string => `sabot:slowly:${table}`;

/** The hand you may look at slowly is told once, when it is handed to you: a page that is loaded again knows it still. */
export function rememberSlowly(table: string, hand: string): void {
  try {
    sessionStorage.setItem(keptAs(table), hand);
  } catch {
    // Without storage a page that is loaded again has the button alone.
  }
}

export function mayLookSlowly(table: string, hand: string): boolean {
  try {
    return sessionStorage.getItem(keptAs(table)) === hand;
  } catch {
    return false;
  }
}
