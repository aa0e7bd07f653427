const ON: Readonly<Record<string, string>> = { punto: 'al punto', banca: 'a la banca', tie: 'al empate' };

/** Where a stake lies, with its article: `al punto`. */
export const onBet = (bet: string | null): string => (bet === null ? 'en la mesa' : (ON[bet] ?? `a ${bet}`));
