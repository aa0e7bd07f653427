const ON: Readonly<Record<string, string>> = { punto: 'on punto', banca: 'on banca', tie: 'on a tie' };

/** Where a stake lies: `on punto`. */
export const onBet = (bet: string | null): string => (bet === null ? 'on the table' : (ON[bet] ?? `on ${bet}`));
