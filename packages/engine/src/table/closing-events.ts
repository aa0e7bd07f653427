const grounds = 'grounds';

/** That the table closes after so many coups, the first of them by its number; and at each of them how many are left. */
export const CLOSING_EVENTS = {
  ClosingAnnounced: { first: 'number', coups: 'number', grounds },
  LastCoupCalled: { coup: 'number', left: 'number', grounds },
} as const;
